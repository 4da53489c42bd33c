import { expect, it } from 'vitest';
import { isNewVisit, VISIT_PAUSE_MS } from './visit.ts';

const NOW = new Date('2026-11-27T10:00:00Z');

it.each([
  [0, false],
  [VISIT_PAUSE_MS - 1, false],
  [VISIT_PAUSE_MS, true],
])('after a pause of %i ms is a new visit: %s', (pauseMs, isNew) => {
  expect(isNewVisit(new Date(NOW.getTime() - pauseMs), NOW)).toBe(isNew);
});

it('begins with the first page view', () => {
  expect(isNewVisit(null, NOW)).toBe(true);
});
