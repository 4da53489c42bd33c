import { expect, it } from 'vitest';
import { withdrawalExpiryCutoff } from './withdrawal-lifetime.ts';

it.each([
  ['2029-12-31T23:59:59Z', '2026-01-01T00:00:00Z'],
  ['2030-01-01T00:00:00Z', '2027-01-01T00:00:00Z'],
  ['2030-06-15T12:00:00Z', '2027-01-01T00:00:00Z'],
])('on %s withdrawals from before %s have expired', (now, before) => {
  expect(withdrawalExpiryCutoff(new Date(now))).toEqual(new Date(before));
});
