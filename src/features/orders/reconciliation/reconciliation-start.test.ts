import { expect, it } from 'vitest';
import { isLongRead, reconciliationStart } from './reconciliation-start.ts';

const NOW = new Date('2026-11-21T10:17:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 3_600_000);
const HOUR = 1 / 24;

it('reads on three days before the end of what was read', () => {
  const progress = { readUntil: daysAgo(HOUR), longReadAt: daysAgo(0.5) };
  expect(reconciliationStart(progress, NOW)).toEqual(daysAgo(3 + HOUR));
});

it('reads on there after an outage of any length, too', () => {
  const longReadAt = daysAgo(0.5);
  expect(reconciliationStart({ readUntil: daysAgo(10), longReadAt }, NOW)).toEqual(daysAgo(13));
  expect(reconciliationStart({ readUntil: daysAgo(100), longReadAt: null }, NOW)).toEqual(daysAgo(103));
});

it('reads sixty days back at first, and again a day after it did', () => {
  const readUntil = daysAgo(HOUR);
  expect(isLongRead(reconciliationStart(undefined, NOW), NOW)).toBe(true);
  expect(reconciliationStart({ readUntil, longReadAt: null }, NOW)).toEqual(daysAgo(60));
  expect(reconciliationStart({ readUntil, longReadAt: daysAgo(1) }, NOW)).toEqual(daysAgo(60));
  const youngerThanADay = new Date(daysAgo(1).getTime() + 1);
  expect(reconciliationStart({ readUntil, longReadAt: youngerThanADay }, NOW)).toEqual(daysAgo(3 + HOUR));
});

it('takes sixty days for a long way back, and no less', () => {
  expect(isLongRead(daysAgo(60), NOW)).toBe(true);
  expect(isLongRead(new Date(daysAgo(60).getTime() + 1), NOW)).toBe(false);
});
