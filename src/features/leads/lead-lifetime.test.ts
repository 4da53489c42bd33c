import { expect, it } from 'vitest';
import { leadExpiryCutoff } from './lead-lifetime.ts';

it.each([
  ['2026-11-21T10:00:00Z', '2025-11-21T10:00:00Z'],
  ['2026-01-01T00:00:00Z', '2025-01-01T00:00:00Z'],
  ['2028-02-29T12:00:00Z', '2027-02-28T12:00:00Z'],
])('on %s leads from before %s have expired', (now, before) => {
  expect(leadExpiryCutoff(new Date(now))).toEqual(new Date(before));
});
