import { expect, it } from 'vitest';
import { resumeDocumentTexts } from '../../../i18n/resume-document/index.ts';
import { dateToStore, formatDate, formatPeriod, parseDate, typedDate } from './dates.ts';

it.each([
  ['2021-03', '', 'en', 'Mar 2021 – present'],
  ['2021-03', '', 'de', 'März 2021 – heute'],
  ['2021-03', '', 'es', 'mar 2021 – actualidad'],
  ['2019', '2021', 'en', '2019 – 2021'],
  ['2019', '2021-12-31', 'de', '2019 – Dez. 2021'],
  ['2020-01', '2020-01', 'en', 'Jan 2020'],
  ['', '2013', 'en', '2013'],
  ['', '', 'en', ''],
  ['2019', '20', 'en', '2019'],
  ['2019', '-03', 'en', '2019'],
  ['20', '', 'en', ''],
  ['-05', '', 'en', ''],
  ['20', '2021', 'en', '2021'],
  ['', '20', 'en', ''],
  ['', '-05', 'en', ''],
  ['20', '-05', 'en', ''],
] as const)('%s to %s in %s is %s', (start, end, language, period) => {
  expect(formatPeriod(start, end, language, resumeDocumentTexts[language].present)).toBe(period);
});

it.each(['spring 2019', '2021-13', '21', '2021-1'])('leaves out %s, which is not a complete date', (text) => {
  expect(parseDate(text)).toBeUndefined();
  expect(formatDate(text, 'en')).toBe('');
});

it('reads the parts of a date', () => {
  expect(parseDate('2021-12-05')).toEqual({ year: 2021, month: 12, day: 5 });
  expect(parseDate('2021')).toEqual({ year: 2021, month: undefined, day: undefined });
});

it('stores a date once it is one, and the last one until then', () => {
  const typed = [
    ['2', ''],
    ['202', ''],
    ['2024', ''],
    ['2024', '05'],
    ['202', '05'],
    ['', '05'],
    ['', ''],
  ] as const;
  let stored = '2021-03';
  const all = typed.map(([year, month]) => (stored = dateToStore({ year, month }, stored)));
  expect(all).toEqual(['2021-03', '2021-03', '2024', '2024-05', '2024-05', '2024-05', '']);
});

it.each([
  ['20', ''],
  ['', '03'],
  ['20', '03'],
  ['2021', '03'],
  ['2021', ''],
])('stores %j with month %j where there was no date, and shows both again', (year, month) => {
  const stored = dateToStore({ year, month }, '');
  expect(stored).not.toBe('');
  expect(typedDate(stored)).toEqual({ year, month });
});
