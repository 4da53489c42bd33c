import { expect, it } from 'vitest';
import { typedAmountCents } from './typed-amount.ts';

it.each([
  ['12', 1200],
  ['12.5', 1250],
  ['12,50', 1250],
  [' 0.05 ', 5],
  ['0', 0],
  ['1234567.89', 123_456_789],
])('reads %j as %d cents', (text, cents) => {
  expect(typedAmountCents(text)).toBe(cents);
});

it.each(['', ' ', '-1', '12.345', '1.000', '1,000.00', '12 €', '1e3', '.5', '12.', '12345678', 'NaN'])(
  'does not guess what %j means',
  (text) => {
    expect(typedAmountCents(text)).toBeUndefined();
  },
);
