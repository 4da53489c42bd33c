import { expect, it } from 'vitest';
import { outcomeOf, tillAfter } from './sandbox-till.ts';

it.each([
  [200, 'paid', 'paid', 'success'],
  [200, 'declined', 'declined', 'declined'],
  [409, undefined, 'paid', 'success'],
  [404, undefined, 'gone', undefined],
  [429, undefined, 'unanswered', undefined],
  [500, undefined, 'unanswered', undefined],
])('an answer of %i %s is %s and tells the shop %s', (status, result, till, outcome) => {
  expect(tillAfter(status, result)).toBe(till);
  expect(outcomeOf(tillAfter(status, result))).toBe(outcome);
});

it('leaving closes the overlay', () => {
  expect(outcomeOf('left')).toBe('closed');
});
