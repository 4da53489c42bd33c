import { expect, it } from 'vitest';
import { SHOOT_STATES } from '../shoot-state.ts';
import { checkoutExpiry, SWEPT_STATES, sweepReason } from './retention.ts';

it('an open checkout keeps a draft for two hours, and never shortens its time', () => {
  const openedAt = new Date('2026-11-21T10:00:00Z');
  const kept = (expiresAt: string) => checkoutExpiry(new Date(expiresAt), openedAt).toISOString();
  expect(kept('2026-11-21T10:00:01Z')).toBe('2026-11-21T12:00:00.000Z');
  expect(kept('2026-11-21T11:59:59Z')).toBe('2026-11-21T12:00:00.000Z');
  expect(kept('2026-11-22T09:00:00Z')).toBe('2026-11-22T09:00:00.000Z');
});

it('the sweep erases what is over, never what is being worked on', () => {
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
