import { expect, it } from 'vitest';
import { NOW } from '../../../../test/order-bench.ts';
import { openReconciliationBench } from '../../../../test/reconciliation-bench.ts';
import { reconcilePayments } from './reconcile-payments.server.ts';
import type { Difference } from './difference.ts';
import { findReadingProgress, recordNewDifferences } from './reconciliation-store.server.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const daysAfter = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
/** The payments of the last ten minutes are left to their webhooks. */
const readUntil = (days: number) => new Date(daysAfter(days).getTime() - 10 * MINUTE_MS);

it('records how far each provider’s list was read without a gap', async () => {
  const bench = await openReconciliationBench();
  const progress = () => findReadingProgress(bench.db, 'north');
  const at = async (days: number, since: number | undefined) => {
    bench.time.now = daysAfter(days);
    const start = since === undefined ? undefined : daysAfter(since);
    await reconcilePayments(bench.ports, bench.bench.shootOfOrder, start);
  };
  await at(0, -59);
  expect(await progress(), 'nobody knows what was before').toBeUndefined();
  await at(0, undefined);
  const first = { provider: 'north', readUntil: readUntil(0), longReadAt: NOW };
  expect(await progress()).toEqual(first);
  expect(await findReadingProgress(bench.db, 'south')).toEqual({ ...first, provider: 'south' });
  await at(0.5, undefined);
  expect(await progress()).toEqual({ ...first, readUntil: readUntil(0.5) });
  await at(2, 1);
  expect(await progress(), 'half a day was not read').toEqual({ ...first, readUntil: readUntil(0.5) });
  bench.north.isDown = true;
  await at(2, undefined);
  expect(await progress(), 'nothing was read').toEqual({ ...first, readUntil: readUntil(0.5) });
  bench.north.isDown = false;
  await at(2, 0);
  expect(await progress()).toEqual({ ...first, readUntil: readUntil(2) });
  await at(1, 0);
  expect(await progress(), 'a slower run').toEqual({ ...first, readUntil: readUntil(2) });
  await at(3, undefined);
  expect(await progress()).toEqual({ ...first, readUntil: readUntil(3), longReadAt: daysAfter(3) });
});

it('moves the progress of no other provider, whose list may not have been read', async () => {
  const bench = await openReconciliationBench();
  const reconcile = () => reconcilePayments(bench.ports, bench.bench.shootOfOrder);
  await reconcile();
  bench.time.now = daysAfter(0.5);
  bench.south.isDown = true;
  await reconcile();
  const first = { readUntil: readUntil(0), longReadAt: NOW };
  expect(await findReadingProgress(bench.db, 'south')).toMatchObject(first);
  expect(await findReadingProgress(bench.db, 'north')).toMatchObject({ readUntil: readUntil(0.5) });
});

it('records differences in one order, whatever order they are found in, so that no two runs wait for each other', async () => {
  const bench = await openReconciliationBench();
  const about = (provider: string, paymentId: string, kind: Difference['kind'], refundCents?: number) => ({
    ...{ provider, paymentId, kind, orderId: undefined, amountCents: 1900, currency: 'EUR' },
    ...(refundCents !== undefined && { refundCents }),
  });
  const sorted = [
    about('north', 'a', 'amount-differs'),
    about('north', 'a', 'refund-overdue', 500),
    about('north', 'b', 'amount-differs'),
    about('south', 'a', 'amount-differs'),
  ];
  for (const found of [sorted.toReversed(), [sorted[2]!, sorted[0]!, sorted[3]!, sorted[1]!]]) {
    const roll = bench.db.transaction(async (tx) => {
      expect(await recordNewDifferences(tx, found, { foundAt: NOW, isMailed: true })).toEqual(sorted);
      expect(await recordNewDifferences(tx, found, { foundAt: NOW, isMailed: true }), 'again').toEqual([]);
      throw new Error('rolled back');
    });
    await expect(roll).rejects.toThrow('rolled back');
  }
});

it('reads a payment and its refund that are older than the usual look-back after a long outage', async () => {
  const bench = await openReconciliationBench();
  const reconcile = () => reconcilePayments(bench.ports, bench.bench.shootOfOrder);
  await reconcile();
  const orderId = await bench.order();
  bench.north.pay(orderId);
  bench.time.now = daysAfter(10);
  expect(await reconcile()).toMatchObject([{ applied: 1 }, { applied: 0 }]);
  expect((await bench.orderRow(orderId)).state).toBe('paid');
});
