import { expect, it } from 'vitest';
import { SHOOT_STATES } from '../shoot-state.ts';
import { checkoutExpiry, SWEPT_STATES, sweepReason } from './retention.ts';

it('keeps a draft for two hours after a checkout was opened, and never shortens its life', () => {
  const openedAt = new Date('2026-11-21T10:00:00Z');
  const extended = (expiresAt: string) => checkoutExpiry(new Date(expiresAt), openedAt).toISOString();
  expect(extended('2026-11-21T10:00:01Z')).toBe('2026-11-21T12:00:00.000Z');
  expect(extended('2026-11-21T11:59:59Z')).toBe('2026-11-21T12:00:00.000Z');
  expect(extended('2026-11-22T09:00:00Z')).toBe('2026-11-22T09:00:00.000Z');
});

it('sweeps shoots that have ended, never those in progress', () => {
  expect(Object.fromEntries(SHOOT_STATES.map((state) => [state, sweepReason(state)]))).toEqual({
    draft: 'draft-abandoned',
    ready_to_pay: 'draft-abandoned',
    paid: undefined,
    rendering: undefined,
    delivered: 'expired',
    expired: 'expired',
    failed: 'refunded',
    refunded: 'refunded',
  });
  expect(SWEPT_STATES.toSorted()).toEqual([
    'delivered',
    'draft',
    'expired',
    'failed',
    'ready_to_pay',
    'refunded',
  ]);
});
