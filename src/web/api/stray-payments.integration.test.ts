import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { CrashPoints, crashingDatabase, crashingQueue, Killed } from '../../../test/crash-points.ts';
import { drainQueue } from '../../../test/drain-queue.ts';
import {
  SHOOT_ID,
  checkOut,
  deliver,
  event,
  jobCount,
  NOW,
  openOrderBench,
  type OrderBench,
  outcome,
  post,
} from '../../../test/order-bench.ts';
import { applyPaymentEvent } from '../../features/orders/apply-payment-event.server.ts';
import { reconcileOrders } from '../../features/orders/reconcile-orders.server.ts';
import { refundStrayPayment } from '../../features/orders/refund-stray-payment.server.ts';
import { requestRefund } from '../../features/orders/request-refund.server.ts';
import type { RefundReason } from '../../features/orders/refund-reason.ts';
import { mails } from '../../platform/db/tables/mails.ts';
import { orders, strayPayments } from '../../platform/db/tables/orders.ts';
import { shoots } from '../../platform/db/tables/shoots.ts';
import { PaymentError, type PaymentEvent } from '../../platform/payments/payments.ts';

/** What a provider keeps: gives back what it took, each payment once, and says so in an event. */
function openBooks(charges: readonly PaymentEvent[]) {
  const taken = charges.filter(({ kind }) => kind === 'paid');
  const back = new Map<string, PaymentEvent>();
  const refund = async (paymentId: string, orderId: string) => {
    const charge = taken.find((one) => one.paymentId === paymentId && one.orderId === orderId);
    if (!charge) throw new PaymentError('no such payment');
    back.set(paymentId, { ...charge, kind: 'refunded', eventId: `back-${paymentId}` });
  };
  return { refund, back };
}

/** Another complete draft on the same bench, and its checkout. */
async function openShoot({ database: { db } }: OrderBench, id: string): Promise<void> {
  const [first] = await db.select().from(shoots).where(eq(shoots.id, SHOOT_ID));
  await db.insert(shoots).values({ ...first!, id });
}

async function checkOutOf(bench: OrderBench, shootId: string, body: unknown = {}): Promise<string> {
  const response = await bench.fetch('/api/checkout', post(body, { 'x-shoot': shootId }));
  return ((await response.json()) as { orderId: string }).orderId;
}

function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed;
  const random = () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31);
  return items
    .map((item) => [random(), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item);
}

/** As a careless provider sends them: ten times each, at once, in any order. */
async function sendAllAtOnce(bench: OrderBench, sent: readonly PaymentEvent[], seed: number): Promise<void> {
  const copies = shuffled(
    Array.from({ length: 10 }, () => sent),
    seed,
  ).flat();
  const answers = await Promise.all(shuffled(copies, seed).map((one) => deliver(bench, one)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
}

it('sends a second payment back, exactly that one, with a mail that says why; order and shoot go on', async () => {
  const bench = await openOrderBench();
  const { db } = bench.database;
  const orderId = await checkOut(bench);
  expect(await outcome(deliver(bench, event(orderId)))).toBe('paid');
  const second = event(orderId, { eventId: 'again', paymentId: 'pay-2' });
  expect(await outcome(deliver(bench, second))).toBe('second-payment');
  expect(await outcome(deliver(bench, { ...second, eventId: 'once-more' }))).toBe('no-change');
  expect(await db.select().from(strayPayments)).toMatchObject([
    { paymentId: 'pay-2', orderId, amountCents: 1900, reason: 'duplicate', state: 'refund_requested' },
  ]);
  const asked: string[][] = [];
  const payments = { ...bench.ports.payments, refund: async (...args: string[]) => void asked.push(args) };
  await drainQueue(bench.database.url, {
    'orders.refund-stray': (key) => refundStrayPayment({ db, payments }, key),
  });
  expect(asked).toEqual([['pay-2', orderId]]);

  const refund = event(orderId, { kind: 'refunded', paymentId: 'pay-2', eventId: 'back' });
  const part = { ...refund, eventId: 'part', amountCents: 900 };
  expect(await outcome(deliver(bench, part))).toBe('stray-refund');
  expect((await db.select().from(strayPayments))[0]?.state).toBe('refund_requested');
  expect(await outcome(deliver(bench, refund))).toBe('stray-refund');
  expect((await db.select().from(strayPayments))[0]).toMatchObject({ state: 'refunded', refundedAt: NOW });
  await refundStrayPayment({ db, payments }, { provider: 'sandbox', paymentId: 'pay-2' });
  expect(asked).toHaveLength(1);

  expect((await db.select().from(orders))[0]).toMatchObject({
    state: 'paid',
    paymentId: `payment-${orderId}`,
  });
  expect((await db.select().from(shoots))[0]?.state).toBe('paid');
  const [mail, ...more] = await db.select().from(mails).where(eq(mails.kind, 'refund'));
  expect(mail).toMatchObject({
    recipient: 'mira@example.org',
    subject: 'Sie haben doppelt bezahlt: Eine Zahlung kommt zurück',
  });
  expect(mail?.text).toMatch(/19\s€/);
  expect(more).toEqual([]);
});

it('sends a payment of another amount or currency back; the order can be paid after all', async () => {
  const bench = await openOrderBench();
  const { db } = bench.database;
  const orderId = await checkOut(bench);
  const wrong = [
    event(orderId, { eventId: 'e1', paymentId: 'low', amountCents: 100 }),
    event(orderId, { eventId: 'e2', paymentId: 'high', amountCents: 190_000 }),
    event(orderId, { eventId: 'e3', paymentId: 'dollars', currency: 'USD' }),
  ];
  for (const one of wrong) expect(await outcome(deliver(bench, one))).toBe('amount-mismatch');
  // The provider thinks better of the amount, but this payment is on its way back.
  expect(await outcome(deliver(bench, event(orderId, { eventId: 'e4', paymentId: 'low' })))).toBe(
    'no-change',
  );
  expect(await jobCount(bench, 'orders.refund-stray')).toBe(3);
  expect(await jobCount(bench, 'shoots.render')).toBe(0);
  expect(await checkOut(bench)).toBe(orderId);
  const texts = (await db.select().from(mails)).map(({ text }) => text.replace(/\s+/g, ' '));
  expect(texts).toHaveLength(3);
  expect(texts.join()).toMatch(/1 €.*1\.900 €.*19 \$/);
  expect(texts[0]).toContain('nicht in der vereinbarten Höhe oder Währung');
  const back = event(orderId, { kind: 'refunded', paymentId: 'high', amountCents: 190_000 });
  expect(await outcome(deliver(bench, back))).toBe('stray-refund');
  expect(await outcome(deliver(bench, event(orderId)))).toBe('paid');
  expect(await jobCount(bench, 'shoots.render')).toBe(1);
});

it('asks nobody for what the provider gave back by itself before we heard of it, and says so all the same', async () => {
  const bench = await openOrderBench();
  const { db } = bench.database;
  const orderId = await checkOut(bench);
  await deliver(bench, event(orderId));
  const second = event(orderId, { eventId: 'again', paymentId: 'pay-2' });
  const refund = { ...second, kind: 'refunded', eventId: 'back' } as const;
  expect(await outcome(deliver(bench, refund))).toBe('refund-first');
  expect(await outcome(deliver(bench, second))).toBe('second-payment');
  expect(await jobCount(bench, 'orders.refund-stray')).toBe(0);
  expect((await db.select().from(strayPayments))[0]?.state).toBe('refunded');
  expect((await db.select().from(orders))[0]?.state).toBe('paid');
  expect(await db.select().from(mails).where(eq(mails.kind, 'refund'))).toHaveLength(1);
});

it('asks again for a stray payment whose way back nobody confirmed', async () => {
  const bench = await openOrderBench();
  const { db } = bench.database;
  await deliver(bench, event(await checkOut(bench), { amountCents: 5 }));
  await db.execute('delete from pgboss.job'); // every try was used up
  const quiet = { appliedEvents: 0, refundsAskedAgain: 0, refundsMissed: 0 };
  expect(await reconcileOrders(bench.ports, bench.shootOfOrder)).toEqual(quiet);
  await db.update(strayPayments).set({ receivedAt: new Date(NOW.getTime() - 31 * 60_000) });
  expect(await reconcileOrders(bench.ports, bench.shootOfOrder)).toMatchObject({ refundsAskedAgain: 1 });
  await reconcileOrders(bench.ports, bench.shootOfOrder);
  expect(await jobCount(bench, 'orders.refund-stray')).toBe(1);
});

it('tells who is charged after the shoot has ended that it came too late', async () => {
  const bench = await openOrderBench();
  const { db } = bench.database;
  const orderId = await checkOut(bench);
  await deliver(bench, event(orderId));
  expect(await outcome(deliver(bench, event(orderId, { kind: 'refunded' })))).toBe('refunded');
  const late = event(orderId, { eventId: 'late', paymentId: 'pay-2' });
  expect(await outcome(deliver(bench, late))).toBe('second-payment');
  expect((await db.select().from(strayPayments))[0]?.reason).toBe('late-payment');
  expect((await db.select().from(orders))[0]?.state).toBe('refunded');
  const subjects = (await db.select().from(mails)).map(({ subject }) => subject);
  expect(subjects).toEqual([
    'Ihre Bestellung: 12 Bewerbungsfotos',
    'Ihre Zahlung wurde zurückgebucht',
    'Ihre Zahlung kam zu spät: Sie bekommen Ihr Geld zurück',
  ]);
});

interface Story {
  /** Prepares the shoot; returns the charges that come. */
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

/** A story on a shoot of its own, and what has to be true when all its events have come. */
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
    const strays = (await db.select().from(strayPayments)).filter(({ paymentId }) =>
      paid.includes(paymentId),
    );
    const unconfirmed = [...ordered, ...strays].filter(({ state }) => state === 'refund_requested');
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
    return [...ordered.flatMap(({ refundReason }) => refundReason ?? []), ...strays.map((one) => one.reason)];
  }
  return { charges, books, listOrders, check };
}

const NAMES = Object.keys(STORIES);

it.each(NAMES)(
  '%s, ten times each, at once and shuffled: what pays for nothing is back once',
  async (name) => {
    const story = STORIES[name]!;
    const bench = await openOrderBench();
    const { db } = bench.database;
    const rounds = 5;
    for (let seed = 1; seed <= rounds; seed += 1) {
      const { charges, books, check } = await tellStory(bench, story, `storm-${seed}`);
      await sendAllAtOnce(bench, charges, seed);
      const ports = { ...bench.ports, payments: { ...bench.ports.payments, refund: books.refund } };
      await drainQueue(bench.database.url, {
        'orders.refund': ({ orderId, reason }) => requestRefund(ports, orderId, reason),
        'orders.refund-stray': (key) => refundStrayPayment({ ...ports, db }, key),
      });
      await sendAllAtOnce(bench, [...books.back.values(), ...charges], seed);
      await check(`round ${seed}`);
    }
    expect(await jobCount(bench, 'shoots.render')).toBe(story.kept * rounds);
  },
);

it.each(NAMES)('%s: what pays for nothing is back once, wherever a process is killed', async (name) => {
  const story = STORIES[name]!;
  const bench = await openOrderBench();
  const { db } = bench.database;
  const crash = new CrashPoints();
  const mortal = {
    ...bench.ports,
    db: crashingDatabase(db, crash),
    queue: crashingQueue(bench.queue, crash),
  };

  async function tell(shootId: string) {
    const { charges, books, listOrders, check } = await tellStory(bench, story, shootId);
    const payments = {
      ...bench.ports.payments,
      async refund(paymentId: string, orderId: string) {
        crash.step();
        await books.refund(paymentId, orderId);
        crash.step();
      },
    };
    /** Webhooks, jobs and webhooks again; the provider and the queue begin again what was not finished. */
    const work = async () => {
      for (const one of charges) await applyPaymentEvent(mortal, bench.shootOfOrder, one);
      for (const order of await listOrders()) {
        if (order.state === 'refund_requested') {
          await requestRefund({ ...mortal, payments }, order.id, order.refundReason as RefundReason);
        }
        const strays = await db.select().from(strayPayments).where(eq(strayPayments.orderId, order.id));
        for (const stray of strays) await refundStrayPayment({ ...mortal, payments }, stray);
      }
      for (const one of books.back.values()) await applyPaymentEvent(mortal, bench.shootOfOrder, one);
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
