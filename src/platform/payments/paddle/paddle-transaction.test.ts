import { expect, it } from 'vitest';
import { PaymentError } from '../payments.ts';
import { parseTransaction, refundedOf, requestedCents } from './paddle-transaction.ts';

const item = (productId: string, quantity = 1) => ({
  quantity,
  price: { productId, unitPrice: { amount: '1900', currencyCode: 'EUR' } },
});
const adjustment = (action: string, status: string, total: number, updatedAt = '2026-11-22T10:00:00Z') => ({
  ...{ id: `adj_${total}`, action, status, totals: { total: String(total), tax: '1' }, updatedAt },
});

/** Parses a transaction as the SDK returns it. */
function parse(change: object = {}) {
  return parseTransaction({
    ...{
      id: 'txn_1',
      status: 'completed',
      customData: { lichtbild_order_id: 'order1' },
      currencyCode: 'EUR',
    },
    ...{ items: [item('pro_1')], payments: [], createdAt: '2026-11-21T10:00:00Z', billedAt: null },
    details: { totals: { total: '1900', tax: '303' }, lineItems: [{ id: 'txnitm_1' }] },
    ...{ adjustments: [], customer: null },
    ...change,
  });
}

it('names the product and its price only when exactly one was sold', () => {
  expect(parse()).toMatchObject({ productId: 'pro_1', unitPrice: { amount: '1900', currencyCode: 'EUR' } });
  const none = { productId: undefined, unitPrice: undefined, totalCents: 1900 };
  expect(parse({ items: [] })).toMatchObject(none);
  expect(parse({ items: [item('pro_1', 2)] })).toMatchObject(none);
  expect(parse({ items: [item('pro_1'), item('pro_2')] })).toMatchObject(none);
});

it('throws a PaymentError for a transaction that is not as documented', () => {
  expect(() => parse({ billedAt: 'yesterday' })).toThrow(PaymentError);
});

it('was paid when the money was captured, else when it was billed, else when it was created', () => {
  const payments = [
    { status: 'error', capturedAt: null },
    { status: 'captured', capturedAt: '2026-11-21T10:04:00Z' },
    { status: 'error', capturedAt: '2026-11-21T10:02:00Z' },
  ];
  const billedAt = '2026-11-21T11:05:00+01:00';
  expect(parse({ payments, billedAt }).paidAt).toEqual(new Date('2026-11-21T10:04:00Z'));
  expect(parse({ payments: payments.slice(2), billedAt }).paidAt).toEqual(new Date('2026-11-21T10:05:00Z'));
  expect(parse().paidAt).toEqual(new Date('2026-11-21T10:00:00Z'));
});

it('counts approved refunds as refunded, and those that await approval as requested', () => {
  const adjustments = [
    adjustment('refund', 'approved', 100),
    adjustment('chargeback', 'approved', 20, '2026-11-23T10:00:00Z'),
    adjustment('chargeback_warning', 'approved', 3),
    adjustment('refund', 'pending_approval', 400),
    adjustment('refund', 'rejected', 1_000),
    adjustment('chargeback', 'reversed', 1_000),
    adjustment('credit', 'approved', 1_000, '2026-11-24T10:00:00Z'),
    adjustment('credit', 'pending_approval', 1_000),
  ];
  const transaction = parse({ adjustments });
  expect(refundedOf(transaction)).toEqual({
    ...{ amountCents: 123, taxCents: 3, latestAt: new Date('2026-11-23T10:00:00Z') },
  });
  expect(requestedCents(transaction)).toBe(523);
});
