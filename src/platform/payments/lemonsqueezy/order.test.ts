import { expect, it } from 'vitest';
import { order, time } from './order.ts';

const ATTRIBUTES = {
  ...{ user_email: 'buyer@example.org', status: 'paid', currency: 'EUR', total: 2_900, tax: 463 },
  ...{ refunded_amount: 0, refunded_at: null, first_order_item: { variant_id: 520_102 }, test_mode: false },
  ...{ created_at: '2026-11-21T10:00:00.000000Z', updated_at: '2026-11-21T10:05:00.000000Z' },
};
const read = (attributes: object) =>
  order.safeParse({ type: 'orders', id: '4100001', attributes: { ...ATTRIBUTES, ...attributes } });
const receiptOf = (length: number) => 'https://receipt.example/'.padEnd(length, 'x');

it('reads times of every zone', () => {
  expect(time.parse('2026-11-21T11:00:00.000000+01:00')).toEqual(new Date('2026-11-21T10:00:00Z'));
});

it('reads a status of at most 64 characters', () => {
  expect(read({ status: 'x'.repeat(64) }).data).toMatchObject({ status: 'x'.repeat(64), isPaid: false });
  expect(read({ status: 'x'.repeat(65) }).success).toBe(false);
});

it('leaves out an address or a receipt that is too long to be one', () => {
  const email = `${'x'.repeat(308)}@example.org`;
  expect(read({ user_email: email }).data).toMatchObject({ email });
  expect(read({ user_email: `x${email}` }).data).toMatchObject({ email: undefined, amountCents: 2_900 });
  expect(read({ urls: { receipt: receiptOf(2_000) } }).data).toMatchObject({ invoiceUrl: receiptOf(2_000) });
  expect(read({ urls: { receipt: receiptOf(2_001) } }).data).toMatchObject({ invoiceUrl: undefined });
});
