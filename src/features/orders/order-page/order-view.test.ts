import { expect, it } from 'vitest';
import type { OrderState } from '../../../platform/db/tables/orders.ts';
import {
  type OrderStage,
  orderStage,
  type OrderView,
  type ShootOfView,
  withRefundRequested,
} from './order-view.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const LATER = new Date('2026-12-21T10:00:00Z');
const DRAFT: ShootOfView = {
  state: 'draft',
  startRequestedAt: null,
  erasedAt: null,
  deliveredAt: null,
  expiresAt: LATER,
};

it.each<[OrderStage, OrderState, Partial<ShootOfView> | undefined]>([
  ['open', 'open', {}],
  ['waiting', 'paid', {}],
  ['waiting', 'paid', { state: 'ready_to_pay' }],
  ['in-work', 'paid', { startRequestedAt: NOW }],
  ['in-work', 'paid', { state: 'ready_to_pay', startRequestedAt: NOW }],
  ['in-work', 'paid', { state: 'paid' }],
  ['in-work', 'paid', { state: 'rendering' }],
  ['in-work', 'paid', undefined],
  ['delivered', 'paid', { state: 'delivered', deliveredAt: NOW }],
  ['erased', 'paid', { state: 'delivered', deliveredAt: NOW, expiresAt: NOW }],
  ['erased', 'paid', { state: 'delivered', deliveredAt: NOW, erasedAt: NOW }],
  ['erased', 'paid', { state: 'expired', erasedAt: NOW }],
  ['erased', 'paid', { state: 'draft', erasedAt: NOW }],
  ['failed', 'paid', { state: 'failed' }],
  ['failed', 'paid', { state: 'refunded' }],
  ['refund-requested', 'refund_requested', { state: 'delivered' }],
  ['refunded', 'refunded', {}],
])('is %s for an order that is %s with a shoot of %j', (stage, state, shoot) => {
  expect(orderStage(state, shoot && { ...DRAFT, ...shoot }, NOW)).toBe(stage);
});

it.each([
  ['delivered', 0, 0, 2900, 'refund-requested', 2900],
  ['delivered', 500, 0, 2900, 'refund-requested', 2400],
  ['delivered', 500, 200, 1000, 'delivered', 500],
  ['delivered', 500, 700, 1000, 'delivered', 700],
  ['refunded', 2900, 0, 2900, 'refunded', 0],
] as const)(
  'is %s with %d refunded and %d pending, and after a request of %d is %s with %d pending',
  (stage, refundedCents, pendingRefundCents, totalCents, after, pending) => {
    const view = { stage, refundedCents, pendingRefundCents, amountCents: 2900 } as OrderView;
    const requested = withRefundRequested(view, totalCents);
    expect([requested.stage, requested.pendingRefundCents]).toEqual([after, pending]);
  },
);
