import { expect, it } from 'vitest';
import { conversionBySource, percentOf, totalConversion } from './conversion.ts';

const SUMS = [
  { detail: 'direct/arrived', count: 40 },
  { detail: 'search/arrived', count: 200 },
  { detail: 'search/details', count: 12 },
  { detail: 'search/paid', count: 6 },
  { detail: 'newsletter/paid', count: 1 },
];

it('arranges the steps by source, and leaves sources without a visit out', () => {
  const conversions = conversionBySource(SUMS);
  expect(conversions.map(({ source }) => source)).toEqual(['search', 'direct', 'newsletter']);
  expect(conversions[0]?.visits).toEqual({
    ...{ arrived: 200, 'create-headshot': 0, details: 12, payment: 0, paid: 6 },
  });
  expect(totalConversion(conversions)).toMatchObject({ arrived: 240, paid: 7 });
  expect(conversionBySource([])).toEqual([]);
});

it.each([
  [1, 3, 33.3],
  [0, 5, 0],
  [0, 0, undefined],
  [2, 1, 200],
])('%d of %d are %s percent', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent);
});
