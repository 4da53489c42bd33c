import { expect, it } from 'vitest';
import { answerDue, overdueBefore } from './answer-due.ts';

const RECEIVED = new Date('2026-11-21T10:00:00Z');

it.each([
  ['2026-11-21T10:00:00Z', 'Due in 1 d'],
  ['2026-11-21T10:00:01Z', 'Due in 23 h'],
  ['2026-11-22T09:00:30Z', 'Due in 59 min'],
  ['2026-11-22T09:59:59Z', 'Due in 0 min'],
])('at %s it says %j', (now, text) => {
  expect(answerDue(RECEIVED, new Date(now))).toEqual({ isOverdue: false, text });
});

it.each([
  ['2026-11-22T10:00:00Z', 'Overdue by 0 min'],
  ['2026-11-22T11:30:00Z', 'Overdue by 1 h'],
  ['2026-11-24T14:00:00Z', 'Overdue by 2 d 4 h'],
])('at %s it says %j, and counts as overdue', (now, text) => {
  expect(answerDue(RECEIVED, new Date(now))).toEqual({ isOverdue: true, text });
});

it('counts as overdue from the moment on from which it says so', () => {
  expect(overdueBefore(new Date('2026-11-22T10:00:00Z'))).toEqual(RECEIVED);
});
