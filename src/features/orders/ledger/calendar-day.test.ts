import { expect, it } from 'vitest';
import { dayIn, UTC_DAY } from './calendar-day.ts';

it.each([
  ['2025-12-31T22:59:59.999Z', '2025-12-31', '2025-12-31'],
  ['2025-12-31T23:00:00Z', '2025-12-31', '2026-01-01'],
  ['2026-03-31T21:59:59Z', '2026-03-31', '2026-03-31'],
  ['2026-03-31T22:00:00Z', '2026-03-31', '2026-04-01'],
  ['2026-04-01T00:00:00Z', '2026-04-01', '2026-04-01'],
])('%s is %s in UTC and %s in Berlin', (moment, inUtc, inBerlin) => {
  expect(UTC_DAY(new Date(moment))).toBe(inUtc);
  expect(dayIn('Europe/Berlin')?.(new Date(moment))).toBe(inBerlin);
});

it.each(['', 'Berlin', 'Europe/Berlin ', '__proto__', 'CEST'])('knows no time zone "%s"', (timeZone) => {
  expect(dayIn(timeZone)).toBeUndefined();
});
