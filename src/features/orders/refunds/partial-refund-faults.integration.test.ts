import { asc, eq, like } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { CrashPoints, crashingDatabase, crashingQueue } from '../../../../test/crash-points.ts';
import { killAtEveryStep } from '../../../../test/kill-at-every-step.ts';
import {
  checkOutOf,
  deliver,
  event,
  jobCount,
  NOW,
  openOrderBench,
  openShoot,
  type OrderBench,
  withRefunds,
} from '../../../../test/order-bench.ts';
import { mails } from '../../../platform/db/tables/mails.ts';
import { ledgerEntries, orders, unmatchedPayments } from '../../../platform/db/tables/orders.ts';
import { shoots } from '../../../platform/db/tables/shoots.ts';
import type { PaymentEvent } from '../../../platform/payments/payments.ts';
import { applyPaymentEvent } from '../apply-payment-event.server.ts';
import { requestRefund } from './request-refund.server.ts';

interface Sale {
  readonly shootId: string;
  readonly orderId: string;
}

async function openSale(bench: OrderBench, shootId: string): Promise<Sale> {
  await openShoot(bench, shootId);
  return { shootId, orderId: await checkOutOf(bench, shootId) };
}

/** Reads everything that is stored about a sale, ledger entries in the order in which they were written. */
async function storedOf({ database: { db } }: OrderBench, { shootId, orderId }: Sale) {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const [shoot] = await db.select().from(shoots).where(eq(shoots.id, shootId));
  const entries = await db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.orderId, orderId))
    .orderBy(asc(ledgerEntries.id));
  const written = await db
    .select()
    .from(mails)
    .where(like(mails.dedupeKey, `%${orderId}%`));
  return {
    ...{ state: order?.state, requested: order?.refundRequestedCents, refunded: order?.refundedCents },
    shoot: shoot?.state,
    booked: entries.map(({ amountCents, taxCents }) => [amountCents, taxCents]),
    mails: written.map(({ dedupeKey }) => dedupeKey.replace(orderId, '…')).toSorted(),
  };
}

const back = ({ orderId }: Sale, amountCents: number, taxCents: number): PaymentEvent =>
  event(orderId, { kind: 'refunded', eventId: `${orderId}-${amountCents}`, amountCents, taxCents });

it('books, counts and mails each part once, wherever a process is killed', async () => {
  const bench = await openOrderBench();
  const crash = new CrashPoints();
  // Each run begins later than an earlier request may still be executed.
  let runs = 0;
  const killable = {
    ...bench.ports,
    clock: { now: () => new Date(NOW.getTime() + runs * 10 * 60_000) },
    db: crashingDatabase(bench.ports.db, crash),
    queue: crashingQueue(bench.queue, crash),
  };
  // The provider reports a refund as soon as it has one.
  const reported = new Map<string, PaymentEvent>();
  let number = 0;
  const steps = await killAtEveryStep(
    crash,
    () => openSale(bench, `sale-${(number += 1)}`),
    // The webhooks and jobs; provider and queue repeat what was not completed.
    async (sale) => {
      runs += 1;
      const apply = (sent: PaymentEvent) => applyPaymentEvent(killable, bench.shootOfOrder, sent);
      const payments = withRefunds(bench, async ({ totalCents = 1_900 }) => {
        crash.step();
        const sent = back(sale, totalCents, Math.round((totalCents * 303) / 1_900));
        reported.set(sent.eventId, sent);
        crash.step();
      });
      await apply(event(sale.orderId, { taxCents: 303 }));
      for (const totalCents of [500, 900, undefined]) {
        await requestRefund(
          { ...killable, payments },
          bench.shootOfOrder,
          sale.orderId,
          'operator',
          totalCents,
        );
        await apply(reported.get(`${sale.orderId}-${totalCents ?? 1_900}`)!);
      }
    },
    async (sale, killedAt) =>
      expect(await storedOf(bench, sale), killedAt).toEqual({
        ...{ state: 'refunded', requested: 1_900, refunded: 1_900, shoot: 'refunded' },
        booked: [
          [1_900, 303],
          [-500, -80],
          [-400, -64],
          [-1_000, -159],
        ],
        mails: ['order-confirmation:…', 'refund:…', 'refund:…:500', 'refund:…:900'],
      }),
  );
  expect(steps).toBeGreaterThan(30);
  expect(await jobCount(bench, 'shoots.render')).toBe(steps + 1);
});

it('books nothing of an event that could not be applied, and both at its next delivery', async () => {
  const bench = await openOrderBench();
  const sale = await openSale(bench, 'sale');
  const failing = {
    ...bench.shootOfOrder,
    startPaidShoot: () => Promise.reject(new Error('the disk is full')),
  };
  const paid = event(sale.orderId);
  await expect(applyPaymentEvent(bench.ports, failing, paid)).rejects.toThrow('the disk is full');
  expect(await storedOf(bench, sale)).toMatchObject({ state: 'open', booked: [], mails: [] });
  expect(await applyPaymentEvent(bench.ports, bench.shootOfOrder, paid)).toBe('paid');
  expect(await storedOf(bench, sale)).toMatchObject({ state: 'paid', booked: [[1_900, null]] });
});

function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed;
  const random = () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31);
  return items
    .map((item) => [random(), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item);
}

it('leaves the same money in the books after simultaneous and shuffled reports of parts', async () => {
  const bench = await openOrderBench();
  for (let seed = 1; seed <= 8; seed += 1) {
    const sale = await openSale(bench, `storm-${seed}`);
    const sent = [event(sale.orderId, { taxCents: 303 }), back(sale, 500, 80), back(sale, 900, 144)];
    // Each is sent several times, also under other numbers as after a lost answer.
    const copies = [1, 2, 3].flatMap((copy) =>
      sent.flatMap((one) => [one, { ...one, eventId: `${one.eventId}-${copy}` }]),
    );
    const answers = await Promise.all(shuffled(copies, seed).map((one) => deliver(bench, one)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { booked, ...stored } = await storedOf(bench, sale);
    expect(stored, `seed ${seed}`).toEqual({
      ...{ state: 'paid', requested: 900, refunded: 900, shoot: 'paid', mails: ['order-confirmation:…'] },
    });
    expect(
      booked.reduce((sum, [cents]) => sum + cents!, 0),
      `seed ${seed}`,
    ).toBe(1_000);
  }
  expect(await bench.database.db.select().from(unmatchedPayments)).toEqual([]);
  expect(await jobCount(bench, 'shoots.render')).toBe(8);
});
