import { expect, it } from 'vitest';
import { formatDate, formatPeriod, parseDate } from './dates.ts';

it.each([
  ['2021-03', '', 'en', 'Mar 2021 – today'],
  ['2021-03', '', 'de', 'März 2021 – heute'],
  ['2021-03', '', 'es', 'mar 2021 – actualidad'],
  ['2019', '2021', 'en', '2019 – 2021'],
  ['2019', '2021-12-31', 'de', '2019 – Dez. 2021'],
  ['2020-01', '2020-01', 'en', 'Jan 2020'],
  ['', '2013', 'en', '2013'],
  ['', '', 'en', ''],
] as const)('%s to %s in %s is %s', (start, end, language, period) => {
  expect(formatPeriod(start, end, language)).toBe(period);
});

it.each(['spring 2019', '2021-13', '21', '2021-1'])('leaves %s as it was written', (text) => {
  expect(parseDate(text)).toBeUndefined();
  expect(formatDate(text, 'en')).toBe(text);
});

it('reads the parts of a date', () => {
  expect(parseDate('2021-12-05')).toEqual({ year: 2021, month: 12, day: 5 });
  expect(parseDate('2021')).toEqual({ year: 2021, month: undefined, day: undefined });
});
