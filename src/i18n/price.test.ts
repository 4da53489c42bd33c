import { expect, it } from 'vitest';
import { currencyOf, formatPrice } from './price.ts';

it.each([
  [1900, 'en', '$19'],
  [1520, 'en', '$15.20'],
  [1900, 'de', '19 €'],
  [1520, 'de', '15,20 €'],
  [4900, 'es', '49 €'],
] as const)('%i in %s is %s', (cents, language, expected) => {
  expect(formatPrice(cents, currencyOf(language), language).replaceAll('\u00a0', ' ')).toBe(expected);
});
