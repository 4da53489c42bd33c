import { expect, it } from 'vitest';
import { dayOf, expiryOn, latestExpiry } from './gallery-expiry.ts';

const GALLERY = {
  deliveredAt: new Date('2026-11-01T08:00:00Z'),
  expiresAt: new Date('2026-12-01T08:00:00Z'),
};
const NOW = new Date('2026-11-27T10:00:00Z');

it('may end 60 days after the delivery at the latest', () => {
  expect(latestExpiry(GALLERY.deliveredAt)).toEqual(new Date('2026-12-31T08:00:00Z'));
  expect(dayOf(NOW)).toBe('2026-11-27');
});

it.each([
  ['2026-11-27', '2026-11-27T23:59:00.000Z'],
  ['2026-12-01', '2026-12-01T23:59:00.000Z'],
  ['2026-12-30', '2026-12-30T23:59:00.000Z'],
  ['2026-12-31', '2026-12-31T08:00:00.000Z'],
])('ends in the last minute of %s, or at the latest moment', (day, end) => {
  expect(expiryOn(day, GALLERY, NOW)).toEqual({ ok: true, value: new Date(end) });
});

it.each([
  ['', 'day-invalid'],
  ['tomorrow', 'day-invalid'],
  ['2026-02-30', 'day-invalid'],
  ['2026-13-01', 'day-invalid'],
  ['+002026-12-01', 'day-invalid'],
  ['2026-11-26', 'expiry-past'],
  ['2027-01-01', 'expiry-too-late'],
])('refuses %j: %s', (day, error) => {
  expect(expiryOn(day, GALLERY, NOW)).toEqual({ ok: false, error });
});

it('refuses an end that is now', () => {
  const end = new Date('2026-11-27T23:59:00Z');
  expect(expiryOn('2026-11-27', GALLERY, end)).toEqual({ ok: false, error: 'expiry-past' });
  expect(expiryOn('2026-11-27', GALLERY, new Date(end.getTime() - 1)).ok).toBe(true);
});

it('refuses the end that the gallery has already', () => {
  const expiresAt = new Date('2026-12-24T23:59:00Z');
  expect(expiryOn('2026-12-24', { ...GALLERY, expiresAt }, NOW)).toEqual({
    ok: false,
    error: 'expiry-unchanged',
  });
});
