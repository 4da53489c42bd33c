import { describe, expect, it } from 'vitest';
import type { OrderHistory } from './order-history.ts';
import { orderStory } from './order-story.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 27, 10, minute));

const ORDER: OrderHistory['order'] = {
  ...{ id: 'o', shootId: 's', state: 'open', packageId: 'premium', productId: 'premium', variantId: null },
  ...{ amountCents: 2900, taxCents: null, currency: 'EUR', discountCode: null, email: null, emailKey: null },
  ...{ language: 'de', provider: 'paddle', checkoutReference: null, paymentId: 'pay', refundReason: null },
  ...{ refundRequestedCents: 0, refundedCents: 0, ownRefundCents: 0, refundRequestedAt: null },
  ...{ refundAttemptedAt: null, invoiceUrl: null, remindedAt: null, createdAt: at(0) },
  ...{ checkoutReopenedAt: null, paidAt: null, refundedAt: null },
};

const EVENT: OrderHistory['events'][number] = {
  ...{ provider: 'paddle', eventId: 'e', orderId: 'o', kind: 'paid', paymentId: 'pay', amountCents: 2900 },
  ...{ currency: 'EUR', taxCents: null, variantId: null, invoiceUrl: null, occurredAt: at(5) },
  ...{ receivedAt: at(5), outcome: 'paid' },
};

const MOVEMENT: OrderHistory['movements'][number] = {
  ...{ id: 1, provider: 'paddle', paymentId: 'pay', kind: 'payment', totalCents: 0, orderId: 'o' },
  ...{ amountCents: 2900, taxCents: null, currency: 'EUR', source: 'webhook' },
  ...{ occurredAt: at(5), recordedAt: at(5) },
};

const story = (
  more: Partial<Omit<OrderHistory, 'order'>> & { order?: Partial<OrderHistory['order']> } = {},
) =>
  orderStory({
    ...{ events: [], movements: [], unmatched: [], reminders: [], withdrawals: [] },
    ...more,
    order: { ...ORDER, ...more.order },
  });

const titles = (entries: ReturnType<typeof story>) => entries.map(({ title }) => title);

it('begins with the checkout, its product, price and provider', () => {
  expect(story()).toEqual([{ at: at(0), title: 'Checkout opened', detail: 'Premium, €29, Paddle, order o' }]);
  expect(story({ order: { discountCode: 'WELCOME20', checkoutReopenedAt: at(3) } })).toMatchObject([
    { detail: 'Premium, €29, code WELCOME20, Paddle, order o' },
    { at: at(3), title: 'Checkout opened again' },
  ]);
});

describe('payment events', () => {
  it('are told at the time at which they happened, with their outcome and delay', () => {
    expect(story({ events: [{ ...EVENT, receivedAt: at(8) }] })[1]).toEqual({
      ...{
        at: at(5),
        title: 'Payment of €29',
        detail: 'paid, payment pay, heard of 3 min later',
        tone: 'good',
      },
    });
  });

  it.each([
    ['declined', 'declined', 'Payment declined: €29', undefined],
    ['refunded', 'partial-refund', 'Refunded so far: €29', undefined],
    ['paid', 'no-change', 'Payment of €29', undefined],
    ['paid', 'amount-mismatch', 'Payment of €29', 'bad'],
  ] as const)('of the kind %s with the outcome %s', (kind, outcome, title, tone) => {
    expect(story({ events: [{ ...EVENT, kind, outcome }] })[1]).toMatchObject({ title, tone });
  });

  it('are not told again by the ledger', () => {
    const refund = { ...MOVEMENT, kind: 'refund', totalCents: 500, amountCents: -500 } as const;
    const events = [EVENT, { ...EVENT, kind: 'refunded', amountCents: 500 } as const];
    expect(story({ events, movements: [MOVEMENT, refund] })).toHaveLength(3);
    const answered = { ...refund, totalCents: 900, amountCents: -400, source: 'refund-answer' } as const;
    expect(story({ events, movements: [MOVEMENT, refund, answered] })[3]).toMatchObject({
      title: 'Refunded so far: €9',
      detail: 'by the provider’s answer, payment pay',
    });
    expect(story({ movements: [{ ...MOVEMENT, source: 'reconciliation' }] })[1]).toMatchObject({
      title: 'Payment of €29',
      detail: 'by reconciliation, payment pay',
    });
  });
});

it('tells of payments that fit nothing, reminders, withdrawals and refunds', () => {
  const entries = story({
    unmatched: [
      {
        ...{ provider: 'paddle', paymentId: 'p2', orderId: 'o', amountCents: 2900, currency: 'EUR' },
        ...{ reason: 'duplicate', state: 'refunded', receivedAt: at(6), refundedAt: at(7) },
      },
    ],
    reminders: [
      { orderId: 'o', subscriberId: 's', sentAt: at(8) },
      { orderId: 'o', subscriberId: 's', sentAt: null },
    ],
    withdrawals: [{ receivedAt: at(9), orderMatch: 'number-only' }],
    order: {
      ...{ remindedAt: at(10), refundRequestedAt: at(11), refundRequestedCents: 500 },
      ...{ refundReason: 'shoot-failed', refundedAt: at(12) },
    },
  });
  expect(titles(entries)).toEqual([
    'Checkout opened',
    'Payment of €29 does not fit the order',
    'Payment that did not fit was refunded',
    'Buyer reminded of the waiting order',
    'Reminded of the unpaid order',
    'Withdrawal declared',
    'Refund requested, €5 in total',
    'Order refunded',
  ]);
  expect(entries[5]?.detail).toBe('matched by number only');
  expect(entries[6]?.detail).toBe('shoot failed');
});
