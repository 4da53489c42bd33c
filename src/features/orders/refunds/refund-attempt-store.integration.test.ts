import { inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { NOW, openOrderBench } from '../../../../test/order-bench.ts';
import { orders } from '../../../platform/db/tables/orders.ts';
import { claimRefundAttempt, endRefundAttempt } from './refund-attempt-store.server.ts';

const MINUTE_MS = 60_000;
const after = (ms: number) => new Date(NOW.getTime() + ms);

async function openOrders() {
  const { db } = (await openOrderBench()).database;
  const ids = ['first', 'second'];
  await db.insert(orders).values(
    ids.map((id) => ({
      ...({ id, packageId: 'basic', productId: 'basic', amountCents: 1_900, currency: 'EUR' } as const),
      ...({ language: 'de', provider: 'sandbox', state: 'paid', createdAt: NOW } as const),
    })),
  );
  const attempts = async () => {
    const rows = await db.select().from(orders).where(inArray(orders.id, ids)).orderBy(orders.id);
    return rows.map(({ refundAttemptedAt }) => refundAttemptedAt);
  };
  return { db, attempts };
}

it('claims an attempt for five minutes, after which the request before has ended', async () => {
  const { db } = await openOrders();
  expect(await claimRefundAttempt(db, 'first', NOW)).toBe(true);
  expect(await claimRefundAttempt(db, 'second', NOW)).toBe(true);
  expect(await claimRefundAttempt(db, 'first', NOW)).toBe(false);
  expect(await claimRefundAttempt(db, 'first', after(5 * MINUTE_MS - 1))).toBe(false);
  expect(await claimRefundAttempt(db, 'first', after(5 * MINUTE_MS + 1))).toBe(true);
});

it('ends only its own attempt, and none of another order', async () => {
  const { db, attempts } = await openOrders();
  await claimRefundAttempt(db, 'first', NOW);
  await claimRefundAttempt(db, 'second', NOW);
  await endRefundAttempt(db, 'first', NOW);
  expect(await attempts()).toEqual([null, NOW]);
  const later = after(10 * MINUTE_MS);
  await claimRefundAttempt(db, 'second', later);
  // The answer to the first request arrives after it was given up.
  await endRefundAttempt(db, 'second', NOW);
  expect(await attempts()).toEqual([null, later]);
});
