import { expect, it } from 'vitest';
import { readScheduledTime, typedTimeOf } from './scheduled-time.ts';

const NOW = new Date('2026-01-01T00:00:00Z');

it.each([
  ['2026-12-01T09:00', 'Europe/Berlin', '2026-12-01T08:00:00.000Z'],
  ['2026-07-01T09:00', 'Europe/Berlin', '2026-07-01T07:00:00.000Z'],
  ['2026-07-01T09:00', 'America/New_York', '2026-07-01T13:00:00.000Z'],
  ['2026-07-01T09:00', 'Asia/Kolkata', '2026-07-01T03:30:00.000Z'],
  // The hour between 2 and 3 comes twice.
  ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
])('%s in %s is %s', (local, timeZone, at) => {
  expect(readScheduledTime({ local, timeZone }, NOW)).toEqual({ ok: true, value: new Date(at) });
  expect(typedTimeOf(new Date(at), timeZone)).toEqual({ local, timeZone });
});

it.each([
  ['2026-03-29T02:30', 'Europe/Berlin', 'time-skipped'],
  ['2026-02-30T09:00', 'Europe/Berlin', 'time-invalid'],
  ['tomorrow', 'Europe/Berlin', 'time-invalid'],
  ['2026-07-01T09:00', 'Europe/Atlantis', 'time-zone-unknown'],
  ['2026-07-01T09:00', '', 'time-zone-unknown'],
  ['2026-01-01T00:00', 'UTC', 'time-past'],
])('%s in %s is refused: %s', (local, timeZone, error) => {
  expect(readScheduledTime({ local, timeZone }, NOW)).toEqual({ ok: false, error });
});
