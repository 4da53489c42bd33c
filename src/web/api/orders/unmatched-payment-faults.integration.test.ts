import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { CrashPoints, crashingDatabase, crashingQueue, Killed } from '../../../../test/crash-points.ts';
import { drainQueue } from '../../../../test/drain-queue.ts';
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
import { applyPaymentEvent } from '../../../features/orders/apply-payment-event.server.ts';
import { refundUnmatchedPayment } from '../../../features/orders/refunds/refund-unmatched-payment.server.ts';
import { requestRefund } from '../../../features/orders/refunds/request-refund.server.ts';
import type { RefundReason } from '../../../features/orders/refunds/refund-reason.ts';
import { mails } from '../../../platform/db/tables/mails.ts';
import { orders, unmatchedPayments } from '../../../platform/db/tables/orders.ts';
import { shoots } from '../../../platform/db/tables/shoots.ts';
import { PaymentError, type PaymentEvent, type RefundRequest } from '../../../platform/payments/payments.ts';

/** Simulates a provider's records: it refunds each payment once and reports that in an event. */
function openBooks(charges: readonly PaymentEvent[]) {
  const taken = charges.filter(({ kind }) => kind === 'paid');
  const back = new Map<string, PaymentEvent>();
  const refund = async ({ paymentId, orderId }: RefundRequest) => {
    const charge = taken.find((one) => one.paymentId === paymentId && one.orderId === orderId);
    if (!charge) throw new PaymentError('no such payment');
    back.set(paymentId, { ...charge, kind: 'refunded', eventId: `back-${paymentId}` });
    return undefined;
  };
  return { refund, back };
}

function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed;
  const random = () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31);
  return items
    .map((item) => [random(), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item);
}

/** Sends each event ten times, simultaneously and in any order, as a careless provider might. */
async function sendAllAtOnce(bench: OrderBench, sent: readonly PaymentEvent[], seed: number): Promise<void> {
  const copies = shuffled(
    Array.from({ length: 10 }, () => sent),
    seed,
  ).flat();
  const answers = await Promise.all(shuffled(copies, seed).map((one) => deliver(bench, one)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
}

interface Story {
  /** Prepares the shoot and returns the charges that will arrive. */
  readonly begin: (bench: OrderBench, shootId: string) => Promise<readonly PaymentEvent[]>;
  readonly kept: number;
  readonly reasons: readonly RefundReason[];
  readonly shoot: string;
}

const STORIES: Readonly<Record<string, Story>> = {
  'one order charged twice and once wrongly': {
    begin: async (bench, shootId) => {
      const orderId = await checkOutOf(bench, shootId);
      const charge = (n: number, more: Partial<PaymentEvent> = {}) =>
        event(orderId, { eventId: `${shootId}-${n}`, paymentId: `${shootId}-${n}`, ...more });
      return [charge(1, { amountCents: 7 }), charge(2), charge(3)];
    },
    kept: 1,
    reasons: ['duplicate', 'wrong-amount'],
    shoot: 'paid',
  },
  'a payment of an erased draft': {
    begin: async (bench, shootId) => {
      const orderId = await checkOutOf(bench, shootId);
      const { db } = bench.database;
      await db.update(shoots).set({ state: 'expired', erasedAt: NOW }).where(eq(shoots.id, shootId));
      return [event(orderId)];
    },
    kept: 0,
    reasons: ['draft-erased'],
    shoot: 'expired',
  },
  'a payment of a shoot that failed meanwhile': {
    begin: async (bench, shootId) => {
      const orderId = await checkOutOf(bench, shootId);
      const { db } = bench.database;
      await db.update(shoots).set({ state: 'failed' }).where(eq(shoots.id, shootId));
      return [event(orderId)];
    },
    kept: 0,
    reasons: ['late-payment'],
    shoot: 'failed',
  },
  'two orders of one shoot, and one of another package': {
    begin: async (bench, shootId) => {
      const first = await checkOutOf(bench, shootId);
      const { db } = bench.database;
      await db.update(shoots).set({ packageId: 'premium' }).where(eq(shoots.id, shootId));
      const second = await checkOutOf(bench, shootId);
      const third = await checkOutOf(bench, shootId, { discountCode: 'WELCOME20' });
      const ordered = await db.select().from(orders).where(eq(orders.shootId, shootId));
      const charge = (orderId: string) =>
        event(orderId, { amountCents: ordered.find(({ id }) => id === orderId)!.amountCents });
      return [charge(first), charge(second), charge(third)];
    },
    kept: 1,
    reasons: ['duplicate', 'duplicate'],
    shoot: 'paid',
  },
};

/** Runs a story on its own shoot, and checks the result once all its events have arrived. */
async function tellStory(bench: OrderBench, story: Story, shootId: string) {
  const { db } = bench.database;
  await openShoot(bench, shootId);
  const charges = await story.begin(bench, shootId);
  const books = openBooks(charges);
  const listOrders = () => db.select().from(orders).where(eq(orders.shootId, shootId));

  async function check(when: string) {
    const ordered = await listOrders();
    const kept = ordered.filter(({ state }) => state === 'paid').map(({ paymentId }) => paymentId);
    expect(kept, when).toHaveLength(story.kept);
    const paid = charges.map(({ paymentId }) => paymentId);
    expect([...books.back.keys()].toSorted(), when).toEqual(
      paid.filter((paymentId) => !kept.includes(paymentId)).toSorted(),
    );
    const unmatched = (await db.select().from(unmatchedPayments)).filter(({ paymentId }) =>
      paid.includes(paymentId),
    );
    const unconfirmed = [...ordered, ...unmatched].filter(({ state }) => state === 'refund_requested');
    expect(unconfirmed, when).toEqual([]);
    const about = [...ordered.map(({ id }) => id), ...paid];
    const written = (await db.select().from(mails)).filter(({ dedupeKey }) =>
      about.some((id) => dedupeKey.endsWith(`:${id}`)),
    );
    const kinds = [
      ...Array<string>(story.kept).fill('order-confirmation'),
      ...Array<string>(story.reasons.length).fill('refund'),
    ];
    expect(written.map(({ kind }) => kind).toSorted(), when).toEqual(kinds);
    const [shoot] = await db.select().from(shoots).where(eq(shoots.id, shootId));
    expect(shoot?.state, when).toBe(story.shoot);
    return [
      ...ordered.flatMap(({ refundReason }) => refundReason ?? []),
      ...unmatched.map((one) => one.reason),
    ];
  }
  return { charges, books, listOrders, check };
}

const NAMES = Object.keys(STORIES);

it.each(NAMES)(
  '%s, ten times each, simultaneous and shuffled: an unmatched payment is refunded once',
  async (name) => {
    const story = STORIES[name]!;
    const bench = await openOrderBench();
    const rounds = 5;
    for (let seed = 1; seed <= rounds; seed += 1) {
      const { charges, books, check } = await tellStory(bench, story, `storm-${seed}`);
      await sendAllAtOnce(bench, charges, seed);
      const ports = { ...bench.ports, payments: withRefunds(bench, books.refund) };
      await drainQueue(bench.database.url, {
        'orders.refund': ({ orderId, reason }) => requestRefund(ports, bench.shootOfOrder, orderId, reason),
        'orders.refund-unmatched': (key) => refundUnmatchedPayment(ports, bench.shootOfOrder, key),
      });
      await sendAllAtOnce(bench, [...books.back.values(), ...charges], seed);
      await check(`round ${seed}`);
    }
    expect(await jobCount(bench, 'shoots.render')).toBe(story.kept * rounds);
  },
);

it.each(NAMES)('%s: an unmatched payment is refunded once, wherever a process is killed', async (name) => {
  const story = STORIES[name]!;
  const bench = await openOrderBench();
  const { db } = bench.database;
  const crash = new CrashPoints();
  const killable = {
    ...bench.ports,
    db: crashingDatabase(db, crash),
    queue: crashingQueue(bench.queue, crash),
  };

  async function tell(shootId: string) {
    const { charges, books, listOrders, check } = await tellStory(bench, story, shootId);
    const payments = withRefunds(bench, async (request) => {
      crash.step();
      await books.refund(request);
      crash.step();
      return undefined;
    });
    /** Runs webhooks, jobs and webhooks again. The provider and the queue repeat what was not completed. */
    const work = async () => {
      for (const one of charges) await applyPaymentEvent(killable, bench.shootOfOrder, one);
      for (const order of await listOrders()) {
        if (order.state === 'refund_requested') {
          await requestRefund(
            { ...killable, payments },
            bench.shootOfOrder,
            order.id,
            order.refundReason as RefundReason,
          );
        }
        const unmatched = await db
          .select()
          .from(unmatchedPayments)
          .where(eq(unmatchedPayments.orderId, order.id));
        for (const payment of unmatched)
          await refundUnmatchedPayment({ ...killable, payments }, bench.shootOfOrder, payment);
      }
      for (const one of books.back.values()) await applyPaymentEvent(killable, bench.shootOfOrder, one);
    };
    const checkAll = async (when: string) =>
      expect((await check(when)).toSorted(), when).toEqual(story.reasons);
    return { work, checkAll };
  }

  const whole = await tell('whole');
  crash.revive();
  await whole.work();
  const steps = crash.passed;
  await whole.checkAll('never killed');
  expect(steps).toBeGreaterThan(10);
  for (let step = 1; step <= steps; step += 1) {
    const { work, checkAll } = await tell(`killed-${step}`);
    crash.dieAtStep(step);
    await expect(work(), `step ${step}`).rejects.toThrow(Killed);
    crash.revive();
    await work();
    await checkAll(`killed at step ${step} of ${steps}`);
  }
  expect(await jobCount(bench, 'shoots.render')).toBe(story.kept * (steps + 1));
});
