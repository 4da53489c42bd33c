import { expect, it } from 'vitest';
import { beginsKnownCode, WELCOME_DISCOUNT } from './discounts.ts';

it.each([
  ['', true],
  ['w', true],
  [' Wel', true],
  [WELCOME_DISCOUNT.code, true],
  [`${WELCOME_DISCOUNT.code}0`, false],
  ['ELCOME', false],
  ['NO', false],
])('returns whether %j could become a code: %s', (typed, expected) => {
  expect(beginsKnownCode(typed)).toBe(expected);
});
