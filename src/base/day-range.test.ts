import { expect, it } from 'vitest';
import {
  countDays,
  daysOf,
  lastDays,
  momentsOf,
  readDayRange,
  stepOf,
  stepsOf,
  stepStart,
} from './day-range.ts';

it('ends with today, which counts', () => {
  const now = new Date('2026-03-01T23:59:59Z');
  expect(lastDays(1, now)).toEqual({ first: '2026-03-01', last: '2026-03-01' });
  expect(lastDays(30, now)).toEqual({ first: '2026-01-31', last: '2026-03-01' });
});

it('lists every day, also over the end of February of a leap year', () => {
  const range = { first: '2028-02-28', last: '2028-03-01' };
  expect(daysOf(range)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  expect(countDays(range)).toBe(3);
});

it('begins at midnight in UTC and is over a day after the last one has begun', () => {
  expect(momentsOf({ first: '2026-11-26', last: '2026-11-27' })).toEqual({
    from: new Date('2026-11-26T00:00:00Z'),
    until: new Date('2026-11-28T00:00:00Z'),
  });
});

it('reads a range of one day and of two years', () => {
  expect(readDayRange('2026-11-27', '2026-11-27')).toEqual({ first: '2026-11-27', last: '2026-11-27' });
  expect(readDayRange('2024-11-28', '2026-11-28')).toBeDefined();
});

it.each([
  ['2026-11-27', '2026-11-26'],
  ['2026-02-30', '2026-03-01'],
  ['2026-11-27', ''],
  ['27.11.2026', '28.11.2026'],
  ['2020-01-01', '2026-11-27'],
  ['2026-13-01', '2026-13-02'],
])('does not read %j to %j', (first, last) => {
  expect(readDayRange(first, last)).toBeUndefined();
});

it('sums long ranges by week, which begins on Monday', () => {
  expect(stepOf({ first: '2026-08-28', last: '2026-11-27' })).toBe('day');
  expect(stepOf({ first: '2026-08-27', last: '2026-11-27' })).toBe('week');
  expect(stepStart('2026-11-29', 'week')).toBe('2026-11-23');
  expect(stepStart('2026-11-23', 'week')).toBe('2026-11-23');
  expect(stepStart('2026-11-29', 'day')).toBe('2026-11-29');
  const weeks = stepsOf({ first: '2026-08-01', last: '2026-11-27' });
  expect([weeks[0], weeks.at(-1), weeks.length]).toEqual(['2026-07-27', '2026-11-23', 18]);
  expect(stepsOf({ first: '2026-11-26', last: '2026-11-27' })).toEqual(['2026-11-26', '2026-11-27']);
});
