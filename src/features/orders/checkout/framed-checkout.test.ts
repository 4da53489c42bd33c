import { expect, it } from 'vitest';
import { reportedOutcome } from './framed-checkout.tsx';

it.each([
  [{ type: 'lichtbild:checkout', outcome: 'success' }, 'success'],
  [{ type: 'lichtbild:checkout', outcome: 'free' }, undefined],
  [{ type: 'other', outcome: 'success' }, undefined],
  ['success', undefined],
  [null, undefined],
])('reads %j from the overlay as %s', (data, expected) => {
  expect(reportedOutcome(data)).toBe(expected);
});
