import { setTimeout as delay } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { drainQueue } from '../../../../test/drain-queue.ts';
import {
  checkOut,
  deliver,
  event,
  NOW,
  openOrderBench,
  type OrderBench,
  outcome,
  withRefunds,
} from '../../../../test/order-bench.ts';
import { ledgerEntries, orders } from '../../../platform/db/tables/orders.ts';
import { mails } from '../../../platform/db/tables/mails.ts';
import { shoots } from '../../../platform/db/tables/shoots.ts';
import { PaymentError, type PaymentEvent } from '../../../platform/payments/payments.ts';
import { applyPaymentEvent } from '../apply-payment-event.server.ts';
import { reconcileOrders } from '../reconcile-orders.server.ts';
import { RefundInProgressError, requestRefund } from './request-refund.server.ts';

/** An order for 19 € that was just paid. */
async function openPaidOrder() {
  const bench = await openOrderBench();
  const orderId = await checkOut(bench);
  await deliver(bench, event(orderId));
  const refund = (totalCents?: number) =>
    requestRefund(bench.ports, bench.shootOfOrder, orderId, 'operator', totalCents);
  /** The provider's report that this total is refunded. */
  const confirm = (amountCents: number, more: Partial<PaymentEvent> = {}) =>
    outcome(
      deliver(
        bench,
        event(orderId, { kind: 'refunded', eventId: `back-${amountCents}`, amountCents, ...more }),
      ),
    );
  return { bench, orderId, refund, confirm };
}

async function orderOf({ database }: OrderBench, orderId: string) {
  const [order] = await database.db.select().from(orders).where(eq(orders.id, orderId));
  return order;
}

const totals = (state: string, refundRequestedCents: number, refundedCents: number) => ({
  ...{ state, refundRequestedCents, refundedCents },
});

/** The refund mails, in the order in which they were written; all of a test have the same time. */
const refundMails = async ({ database }: OrderBench) => {
  const written = await database.db.select().from(mails).where(eq(mails.kind, 'refund'));
  return written
    .map(({ dedupeKey, subject, text }) => ({ dedupeKey, subject, text: text.replace(/\s+/g, ' ') }))
    .toSorted((a, b) => (a.dedupeKey < b.dedupeKey ? -1 : 1));
};

async function refundJobs({ database }: OrderBench) {
  const { rows } = await database.db.execute(
    sql`select data from pgboss.job where name = 'orders.refund' and state = 'created' order by data::text`,
  );
  return rows.map(({ data }) => data);
}

it('refunds a part: the order stays paid, and the buyer gets one mail for each total', async () => {
  const { bench, orderId, refund, confirm } = await openPaidOrder();
  await refund(500);
  await refund(500); // the job is repeated
  expect(await orderOf(bench, orderId)).toMatchObject(totals('paid', 500, 0));
  const request = { paymentId: `payment-${orderId}`, orderId };
  expect(bench.refundRequests).toEqual([
    { ...request, totalCents: 500 },
    { ...request, totalCents: 500 },
  ]);
  expect(await confirm(500)).toBe('partial-refund');
  expect(await orderOf(bench, orderId)).toMatchObject({ ...totals('paid', 500, 500), refundReason: null });
  await refund(1_200);
  expect(await orderOf(bench, orderId)).toMatchObject(totals('paid', 1_200, 500));
  expect(bench.refundRequests.at(-1)).toEqual({ ...request, totalCents: 1_200 });

  const written = await refundMails(bench);
  expect(written.map(({ dedupeKey }) => dedupeKey)).toEqual([
    `refund:${orderId}:1200`,
    `refund:${orderId}:500`,
  ]);
  // Each mail names what it adds.
  expect(written[0]?.text).toMatch(/\b7 €/);
  expect(written[1]?.text).toMatch(/\b5 €/);
  for (const { text, subject } of written) {
    expect(text).not.toMatch(/19 €/);
    expect(subject).toBe('Sie bekommen einen Teil Ihres Geldes zurück');
  }
  expect((await bench.database.db.select().from(shoots))[0]?.state).toBe('paid');
});

it('requests a smaller total than before without a change of the order or a mail', async () => {
  const { bench, orderId, refund } = await openPaidOrder();
  await refund(900);
  await refund(500);
  expect(await orderOf(bench, orderId)).toMatchObject(totals('paid', 900, 0));
  expect(await refundMails(bench)).toHaveLength(1);
});

it('names in each mail what it adds, although the provider has confirmed nothing yet', async () => {
  const { bench, orderId, refund } = await openPaidOrder();
  for (const totalCents of [500, 900, undefined]) await refund(totalCents);
  const amounts = (await refundMails(bench)).map(({ dedupeKey, text }) => [
    dedupeKey.replace(orderId, '…'),
    /Erstattung (\S+ €)/.exec(text)?.[1],
  ]);
  expect(amounts).toEqual([
    ['refund:…', '10 €'],
    ['refund:…:500', '5 €'],
    ['refund:…:900', '4 €'],
  ]);
});

it('keeps the time of a request whose job is repeated, because it tells when the refund is overdue', async () => {
  const { bench, orderId, refund } = await openPaidOrder();
  await refund(500);
  const later = { ...bench.ports, clock: { now: () => new Date(NOW.getTime() + 3_600_000) } };
  await requestRefund(later, bench.shootOfOrder, orderId, 'operator', 500);
  expect(bench.refundRequests).toHaveLength(2);
  expect((await orderOf(bench, orderId))?.refundRequestedAt).toEqual(NOW);
});

it('lets a provider without idempotency keys finish one refund before it requests the next', async () => {
  const { bench, orderId } = await openPaidOrder();
  const { db } = bench.database;
  const isAnyoneWaiting = async () => {
    const { rows } = await db.execute(
      sql`select 1 from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`,
    );
    return rows.length > 0;
  };
  let [calls, refundedCents] = [0, 0];
  // It reads what is refunded, and adds the rest later.
  const payments = withRefunds(bench, async ({ totalCents = 1_900 }) => {
    const restCents = Math.max(0, totalCents - refundedCents);
    calls += 1;
    const isOtherHere = async () => calls === 2 || (await isAnyoneWaiting());
    await vi.waitFor(async () => expect(await isOtherHere()).toBe(true), { timeout: 5_000 });
    refundedCents += restCents;
  });
  await Promise.all(
    [500, undefined].map((totalCents) =>
      requestRefund({ ...bench.ports, payments }, bench.shootOfOrder, orderId, 'operator', totalCents),
    ),
  );
  expect([calls, refundedCents]).toEqual([2, 1_900]);
});

it('sends only one of two parts that are requested at once, and the other after it', async () => {
  const { bench, orderId } = await openPaidOrder();
  const answer = Promise.withResolvers<void>();
  const requested: (number | undefined)[] = [];
  const payments = withRefunds(bench, async ({ totalCents }) => {
    requested.push(totalCents);
    // A test that fails must not wait for ever.
    await Promise.race([answer.promise, delay(3_000)]);
  });
  const refund = (totalCents: number) =>
    requestRefund({ ...bench.ports, payments }, bench.shootOfOrder, orderId, 'operator', totalCents);
  const both = [refund(500), refund(900)];
  await expect(Promise.race(both)).rejects.toThrow(RefundInProgressError);
  expect(requested.length).toBeLessThan(2);
  answer.resolve();
  const ends = await Promise.allSettled(both);
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(requested).toHaveLength(1);
  await refund(900);
  expect(requested.at(-1)).toBe(900);
  expect(await orderOf(bench, orderId)).toMatchObject({ refundRequestedCents: 900, refundAttemptedAt: null });
});

it('refunds the rest after a part, and names the rest in its mail', async () => {
  const { bench, orderId, refund, confirm } = await openPaidOrder();
  await refund(500);
  await confirm(500);
  await refund();
  expect(await orderOf(bench, orderId)).toMatchObject(totals('refund_requested', 1_900, 500));
  expect(bench.refundRequests.at(-1)).toEqual({ paymentId: `payment-${orderId}`, orderId });
  // A repeated job of the part neither moves the order back nor writes another mail.
  await refund(500);
  await refund(1_200);
  expect(await orderOf(bench, orderId)).toMatchObject(totals('refund_requested', 1_900, 500));
  const [whole, part, ...more] = await refundMails(bench);
  expect(whole?.dedupeKey).toBe(`refund:${orderId}`);
  expect(whole?.text).toMatch(/\b14 €/);
  expect(part?.text).toMatch(/\b5 €/);
  expect(more).toEqual([]);

  expect(await confirm(1_900)).toBe('refunded');
  expect(await orderOf(bench, orderId)).toMatchObject({
    ...totals('refunded', 1_900, 1_900),
    refundReason: 'operator',
  });
  expect((await bench.database.db.select().from(shoots))[0]?.state).toBe('refunded');
  expect(await refundMails(bench)).toHaveLength(2);
});

it('treats the whole amount as a full refund, also when it is named', async () => {
  const { bench, orderId, refund } = await openPaidOrder();
  await refund(1_900);
  expect(await orderOf(bench, orderId)).toMatchObject(totals('refund_requested', 1_900, 0));
  expect(bench.refundRequests).toEqual([{ paymentId: `payment-${orderId}`, orderId }]);
  expect((await refundMails(bench)).map(({ dedupeKey }) => dedupeKey)).toEqual([`refund:${orderId}`]);
});

it('requests no part of an unpaid or refunded order', async () => {
  const bench = await openOrderBench();
  const orderId = await checkOut(bench);
  await requestRefund(bench.ports, bench.shootOfOrder, orderId, 'operator', 500);
  expect(await orderOf(bench, orderId)).toMatchObject(totals('open', 0, 0));
  await deliver(bench, event(orderId));
  await deliver(bench, event(orderId, { kind: 'refunded' }));
  await requestRefund(bench.ports, bench.shootOfOrder, orderId, 'operator', 500);
  expect(bench.refundRequests).toEqual([]);
  expect(await refundMails(bench)).toHaveLength(1); // that the bank took the payment back
});

it('counts a part that was refunded at the provider, without a request or a mail', async () => {
  const { bench, orderId, confirm } = await openPaidOrder();
  expect(await confirm(700)).toBe('partial-refund');
  expect(await orderOf(bench, orderId)).toMatchObject(totals('paid', 700, 700));
  expect(await refundMails(bench)).toEqual([]);
  expect(await reconcileOrders(bench.ports, bench.shootOfOrder)).toMatchObject({ refundsRetried: 0 });
  expect(await refundJobs(bench)).toEqual([]);
});

it('requests a part again, with its total, until the provider is up and has confirmed it', async () => {
  const { bench, orderId, refund, confirm } = await openPaidOrder();
  bench.providerDown = true;
  await expect(refund(500)).rejects.toThrow(PaymentError);
  expect(await orderOf(bench, orderId)).toMatchObject(totals('paid', 500, 0));
  expect(await refundMails(bench)).toHaveLength(1);

  await reconcileOrders(bench.ports, bench.shootOfOrder);
  await reconcileOrders(bench.ports, bench.shootOfOrder);
  expect(await refundJobs(bench)).toEqual([{ orderId, reason: 'operator', totalCents: 500 }]);
  bench.providerDown = false;
  // The request without an answer has certainly ended.
  const later = { ...bench.ports, clock: { now: () => new Date(NOW.getTime() + 6 * 60_000) } };
  await drainQueue(bench.database.url, {
    'orders.refund': ({ orderId: id, reason, totalCents }) =>
      requestRefund(later, bench.shootOfOrder, id, reason, totalCents),
  });
  expect(bench.refundRequests).toEqual([{ paymentId: `payment-${orderId}`, orderId, totalCents: 500 }]);
  await confirm(500);
  await reconcileOrders(bench.ports, bench.shootOfOrder);
  expect(await refundJobs(bench)).toEqual([]);
  expect(await refundMails(bench)).toHaveLength(1);
});

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}

it.each([
  ['two parts', [500, 900], totals('paid', 900, 900), 1_000],
  ['two parts and the rest', [500, 900, 1_900], totals('refunded', 1_900, 1_900), 0],
])('ends the same in whichever order payment and %s are reported', async (_what, parts, expected, left) => {
  const bench = await openOrderBench();
  const { db } = bench.database;
  for (const [index, sequence] of permutations([0, ...parts]).entries()) {
    const id = `order-${index}`;
    await db.insert(orders).values({
      ...{ id, packageId: 'basic', productId: 'basic', amountCents: 1900, currency: 'EUR' },
      ...{ email: 'mira@example.org', language: 'de', provider: 'sandbox', createdAt: NOW },
    });
    for (const amountCents of sequence) {
      const sent =
        amountCents === 0
          ? event(id)
          : event(id, { kind: 'refunded', eventId: `${id}-${amountCents}`, amountCents });
      await applyPaymentEvent(bench.ports, bench.shootOfOrder, sent);
      await applyPaymentEvent(bench.ports, bench.shootOfOrder, { ...sent, eventId: `${sent.eventId}-again` });
    }
    const name = sequence.map((cents) => (cents === 0 ? 'paid' : cents)).join(', ');
    expect(await orderOf(bench, id), name).toMatchObject(expected);
    const booked = await db.select().from(ledgerEntries).where(eq(ledgerEntries.orderId, id));
    expect(
      booked.reduce((sum, { amountCents }) => sum + amountCents, 0),
      name,
    ).toBe(left);
  }
});
