import { expect, it } from 'vitest';
import { checkoutOutcome, stepAfterResponse } from './sandbox-step.ts';

it.each([
  [200, 'paid', 'paid', 'success'],
  [200, 'declined', 'declined', 'declined'],
  [409, undefined, 'paid', 'success'],
  [404, undefined, 'gone', undefined],
  [429, undefined, 'unanswered', undefined],
  [500, undefined, 'unanswered', undefined],
])('a response of %i %s leads to %s and notifies the shop of %s', (status, result, step, outcome) => {
  expect(stepAfterResponse(status, result)).toBe(step);
  expect(checkoutOutcome(stepAfterResponse(status, result))).toBe(outcome);
});

it('leaving closes the overlay', () => {
  expect(checkoutOutcome('left')).toBe('closed');
});
