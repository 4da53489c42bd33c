import { expect, it } from 'vitest';
import { LIMITS } from '../../../catalog/limits.ts';
import type { OrderMatch } from '../../../platform/db/tables/orders.ts';
import { automaticRefund } from './automatic-refund.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const ORDER = { state: 'paid', paidAt: NOW, refundReason: null } as const;
const WAITING = { state: 'draft', startRequestedAt: null, erasedAt: null } as const;

it('is due for a paid order whose headshots were not begun', () => {
  expect(automaticRefund('number-and-email', ORDER, WAITING, NOW)).toBe('due');
  const complete = { ...WAITING, state: 'ready_to_pay' } as const;
  expect(automaticRefund('number-and-email', ORDER, complete, NOW)).toBe('due');
});

it.each<OrderMatch>(['number-only', 'email-only', 'none'])(
  'is left to a person when the match is %s',
  (match) => {
    expect(automaticRefund(match, ORDER, WAITING, NOW)).toBe('not-due');
  },
);

it.each([
  ['was asked for', { ...WAITING, startRequestedAt: NOW }],
  ['is paid and queued', { ...WAITING, state: 'paid' }],
  ['is being rendered', { ...WAITING, state: 'rendering' }],
  ['is delivered', { ...WAITING, state: 'delivered' }],
  ['failed', { ...WAITING, state: 'failed' }],
  ['is erased', { ...WAITING, erasedAt: NOW }],
  ['does not exist', undefined],
] as const)('is left to a person when the shoot %s', (_what, shoot) => {
  expect(automaticRefund('number-and-email', ORDER, shoot, NOW)).toBe('not-due');
});

it('is due until the last moment of the refund window', () => {
  const at = (paidAt: Date) => automaticRefund('number-and-email', { ...ORDER, paidAt }, WAITING, NOW);
  const last = daysAgo(LIMITS.refundWindowDays);
  expect([at(last), at(new Date(last.getTime() - 1))]).toEqual(['due', 'not-due']);
});

it('is left to a person when it is not known when the order was paid', () => {
  const order = { ...ORDER, paidAt: null };
  expect(automaticRefund('number-and-email', order, WAITING, NOW)).toBe('not-due');
});

it.each([
  ['open', null, 'not-due'],
  ['refund_requested', 'withdrawal', 'requested'],
  ['refunded', 'withdrawal', 'requested'],
  ['refund_requested', 'duplicate', 'not-due'],
  ['refunded', 'operator', 'not-due'],
] as const)('for an order that is %s because of %s is %s', (state, refundReason, decision) => {
  const order = { state, refundReason, paidAt: NOW };
  expect(automaticRefund('number-and-email', order, WAITING, NOW)).toBe(decision);
});
