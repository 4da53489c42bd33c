import { eq } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../../../../test/create-test-database.ts';
import { drainQueue } from '../../../../test/drain-queue.ts';
import { jobCount, NOW, openOrderBench, type OrderBench, SHOOT_ID } from '../../../../test/order-bench.ts';
import { openCheckout, type Purchase } from '../../../features/orders/checkout/open-checkout.server.ts';
import { reconcileOrders } from '../../../features/orders/reconcile-orders.server.ts';
import { requestRefund } from '../../../features/orders/refunds/request-refund.server.ts';
import { refundUnmatchedPayment } from '../../../features/orders/refunds/refund-unmatched-payment.server.ts';
import type { WebContext } from '../../context.ts';
import { mails } from '../../../platform/db/tables/mails.ts';
import { orders, unmatchedPayments } from '../../../platform/db/tables/orders.ts';
import { sandboxEvents, sandboxPayments } from '../../../platform/db/tables/sandbox.ts';
import { randomIds } from '../../../platform/ids/ids.ts';
import { silentLog } from '../../../platform/log/silent-log.ts';
import { createPaymentProviders } from '../../../platform/payments/payment-providers.ts';
import { PaymentError } from '../../../platform/payments/payments.ts';
import { createSandboxPayments } from '../../../platform/payments/sandbox/sandbox-payments.ts';
import { signWebhook } from '../../../platform/payments/sandbox/webhook-signature.ts';
import { createPgBossQueue } from '../../../platform/queue/pg-boss-queue.ts';
import { createOrderRoutes } from './order-routes.ts';

/** A sandbox with its own records: it does not know payments that another one took. */
async function openSandbox(bench: OrderBench, name: string) {
  const books = await createTestDatabase();
  const queue = await createPgBossQueue({ url: books.url, log: silentLog, runsJobs: false });
  onTestFinished(async () => {
    await queue.close();
    await books[Symbol.asyncDispose]();
  });
  const payments = createSandboxPayments({
    ...{ name, db: books.db, queue, capabilities: bench.capabilities, clock: { now: () => NOW } },
    ...{ ids: randomIds, webhookSecret: `secret of ${name}`, publicUrl: 'http://localhost:3000' },
  });
  /** Returns the webhooks that the provider would post, oldest first. */
  const webhooks = async () =>
    (await books.own.select().from(sandboxEvents).orderBy(sandboxEvents.createdAt)).map(({ body }) =>
      JSON.stringify(body),
    );
  const states = async () => (await books.own.select().from(sandboxPayments)).map(({ state }) => state);
  return { name, payments, webhooks, states };
}
type Sandbox = Awaited<ReturnType<typeof openSandbox>>;

/** Opens a bench with two providers; the first one takes new orders until `switchTo` is called. */
async function openTwoProviders() {
  const bench = await openOrderBench();
  const [north, south] = [await openSandbox(bench, 'north'), await openSandbox(bench, 'south')];
  const configure = (providers: readonly Sandbox[], newOrders: Sandbox) => {
    const payments = createPaymentProviders(
      providers.map((sandbox) => sandbox.payments),
      newOrders.name,
    );
    const ports = { ...bench.ports, payments };
    const context = { ...ports, capabilities: bench.capabilities, settings: {} } as unknown as WebContext;
    const app = createOrderRoutes(
      { ...context, settings: { publicUrl: 'http://localhost:3000' } as WebContext['settings'] },
      {
        shootOfOrder: bench.shootOfOrder,
        payInSandbox: undefined,
        setBuyerCookies: async () => undefined,
        findDraftToPayFor: () => Promise.reject(new Error('not asked')),
        countRequest: async () => 0,
        loadShootForCheckout: () => Promise.reject(new Error('not asked')),
      },
    );
    return {
      ports,
      /** Posts a webhook as the provider does; `to` is the provider in the address. */
      async deliver(from: Sandbox, body: string, to = from.name) {
        const signature = signWebhook(`secret of ${from.name}`, new TextEncoder().encode(body), NOW);
        const init = { method: 'POST', headers: { 'x-signature': signature }, body };
        const answer = await app.fetch(new Request(`http://localhost:3000/api/payments/${to}/webhook`, init));
        return [answer.status, ((await answer.json()) as { outcome?: string }).outcome];
      },
    };
  };
  const buy = async (ports: ReturnType<typeof configure>['ports'], sandbox: Sandbox) => {
    const shoot: Purchase = {
      ...{ shootId: SHOOT_ID, productId: 'basic', email: 'mira@example.org', language: 'de' },
      startsWhenPaid: true,
    };
    const returnUrl = 'http://localhost:3000/de/create-headshot';
    const wishes = { discountCode: undefined, pageLanguage: 'de', returnUrl } as const;
    const opened = await openCheckout(ports, bench.shootOfOrder, shoot, wishes);
    if (!opened.ok) throw new Error(opened.error);
    const { orderId, session } = opened.value;
    expect(session.provider).toBe(sandbox.name);
    expect(await sandbox.payments.pay({ orderId, card: 'success' })).toBe('paid');
    return orderId;
  };
  const stateOf = async (id: string) => {
    const [order] = await bench.database.db.select().from(orders).where(eq(orders.id, id));
    return order?.state;
  };
  return { bench, north, south, configure, buy, stateOf };
}

it('an order is paid, refunded and confirmed at its own provider after another one takes new orders', async () => {
  const { bench, north, south, configure, buy, stateOf } = await openTwoProviders();
  const before = configure([north, south], north);
  const orderId = await buy(before.ports, north);
  // The provider of new orders changes before the payment's webhook arrives.
  const after = configure([north, south], south);
  const [paid] = await north.webhooks();
  expect(await after.deliver(north, paid!)).toEqual([200, 'paid']);
  await requestRefund(after.ports, bench.shootOfOrder, orderId, 'customer');
  expect([await north.states(), await south.states()]).toEqual([['refunded'], []]);
  const [, refunded] = await north.webhooks();
  expect(await after.deliver(north, refunded!)).toEqual([200, 'refunded']);
  expect(await stateOf(orderId)).toBe('refunded');
  expect(await bench.database.db.select().from(mails)).not.toEqual([]);
});

it('new orders go to the new provider, and an open one of the old provider can still be paid', async () => {
  const { north, south, configure, buy, stateOf, bench } = await openTwoProviders();
  const before = configure([north, south], north);
  const old = await buy(before.ports, north); // paid at the provider, but the webhook has not arrived
  const after = configure([north, south], south);
  const fresh = await buy(after.ports, south);
  expect(fresh).not.toBe(old);
  expect(await after.deliver(south, (await south.webhooks())[0]!)).toEqual([200, 'paid']);
  expect(await after.deliver(north, (await north.webhooks())[0]!)).toEqual([200, 'duplicate']);
  await drainQueue(bench.database.url, {
    'orders.refund': ({ orderId, reason }) => requestRefund(after.ports, bench.shootOfOrder, orderId, reason),
  });
  expect([await north.states(), await south.states()]).toEqual([['refunded'], ['paid']]);
  expect([await stateOf(old), await stateOf(fresh)]).toEqual(['refund_requested', 'paid']);
});

it('an event counts only for an order of the provider that signed it, at whichever URL it is posted', async () => {
  const { bench, north, south, configure, buy, stateOf } = await openTwoProviders();
  const shop = configure([north, south], north);
  const orderId = await buy(shop.ports, north);
  const [paid] = await north.webhooks();
  expect(await shop.deliver(north, paid!, 'south')).toEqual([401, undefined]);
  expect(await shop.deliver(south, paid!)).toEqual([200, 'unknown-order']);
  expect(await stateOf(orderId)).toBe('open');
  await reconcileOrders(shop.ports, bench.shootOfOrder);
  expect(await stateOf(orderId), 'after the reconciliation').toBe('open');
  expect(await shop.deliver(north, paid!)).toEqual([200, 'paid']);
});

it('an unmatched payment is refunded by the provider that took it', async () => {
  const { bench, north, south, configure, buy } = await openTwoProviders();
  const shop = configure([north, south], south);
  const orderId = await buy(shop.ports, south);
  const paid = JSON.parse((await south.webhooks())[0]!) as { data: { paymentId: string } };
  const { paymentId } = paid.data;
  const row = { paymentId, orderId, amountCents: 1900, currency: 'EUR', reason: 'late-payment' } as const;
  await bench.database.db
    .insert(unmatchedPayments)
    .values({ ...row, provider: 'south', state: 'refund_requested', receivedAt: NOW });
  const after = configure([north, south], north);
  await refundUnmatchedPayment(after.ports, bench.shootOfOrder, { provider: 'south', paymentId });
  expect([await north.states(), await south.states()]).toEqual([[], ['refunded']]);
});

it('postpones a refund, and logs why, while the order’s provider is not configured', async () => {
  const { bench, north, south, configure, buy, stateOf } = await openTwoProviders();
  const before = configure([north], north);
  const orderId = await buy(before.ports, north);
  const [paid] = await north.webhooks();
  expect(await before.deliver(north, paid!)).toEqual([200, 'paid']);
  const without = configure([south], south);
  expect(await without.deliver(north, paid!)).toEqual([404, undefined]);

  const refund = requestRefund(without.ports, bench.shootOfOrder, orderId, 'customer');
  await expect(refund).rejects.toThrow(PaymentError);
  await expect(refund).rejects.toThrow('The payment provider north is not configured');
  expect(await stateOf(orderId)).toBe('refund_requested');
  expect([await north.states(), await south.states()]).toEqual([['paid'], []]);

  // The refund that the reconciliation requests again succeeds once the provider is available.
  const later = { ...without.ports, clock: { now: () => new Date(NOW.getTime() + 31 * 60_000) } };
  await reconcileOrders(later, bench.shootOfOrder);
  expect(await jobCount(bench, 'orders.refund')).toBe(1);
  const back = configure([north, south], south);
  await drainQueue(bench.database.url, {
    'orders.refund': (job) => requestRefund(back.ports, bench.shootOfOrder, job.orderId, job.reason),
  });
  expect([await north.states(), await south.states()]).toEqual([['refunded'], []]);
});
