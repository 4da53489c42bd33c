import { eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import {
  SHOOT_ID,
  checkOut,
  deliver,
  event,
  jobCount,
  NOW,
  openOrderBench,
  orderState,
  outcome,
  post,
  sign,
  webhookBody,
  withProvider,
} from '../../../../test/order-bench.ts';
import { applyPaymentEvent } from '../../../features/orders/apply-payment-event.server.ts';
import { openCheckout } from '../../../features/orders/checkout/open-checkout.server.ts';
import { reconcileOrders } from '../../../features/orders/reconcile-orders.server.ts';
import { requestRefund } from '../../../features/orders/refunds/request-refund.server.ts';
import { mails } from '../../../platform/db/tables/mails.ts';
import { orders, paymentEvents } from '../../../platform/db/tables/orders.ts';
import { shoots } from '../../../platform/db/tables/shoots.ts';
import { silentLog } from '../../../platform/log/silent-log.ts';
import { randomIds } from '../../../platform/ids/ids.ts';
import { PaymentError, type Payments } from '../../../platform/payments/payments.ts';
import type { WebContext } from '../../context.ts';
import { createPaymentWebhookHandler } from './payment-webhook.ts';

it('a payment starts the shoot, once, with its confirmation', async () => {
  const bench = await openOrderBench();
  const orderId = await checkOut(bench);
  expect(await outcome(deliver(bench, event(orderId)))).toBe('paid');
  const [shoot] = await bench.database.db.select().from(shoots);
  expect(shoot?.state).toBe('paid');
  expect(await jobCount(bench, 'shoots.render')).toBe(1);
  expect(await jobCount(bench, 'mail.send')).toBe(1);
  const [mail] = await bench.database.db.select().from(mails);
  expect(mail).toMatchObject({ recipient: 'mira@example.org', language: 'de', shootId: SHOOT_ID });
  expect(mail?.subject).toBe('Ihre Bestellung: 12 Bewerbungsfotos');
  expect(mail?.text).toMatch(/19\s€[\s\S]*Widerrufsfrist/);
  expect((await bench.fetch('/api/checkout', post({}))).status).toBe(409);
});

it('ten simultaneous deliveries of an event cause one payment, one render, one mail', async () => {
  const bench = await openOrderBench();
  const orderId = await checkOut(bench);
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, () => outcome(deliver(bench, event(orderId)))),
  );
  expect(outcomes.toSorted()).toEqual(['paid', ...Array<string>(9).fill('repeat')]);
  expect(await outcome(deliver(bench, event(orderId)))).toBe('repeat');
  expect(await bench.database.db.select().from(paymentEvents)).toHaveLength(1);
  expect(await jobCount(bench, 'shoots.render')).toBe(1);
  expect(await bench.database.db.select().from(mails)).toHaveLength(1);
});

it('ten simultaneous events of one payment cause one payment', async () => {
  const bench = await openOrderBench();
  const orderId = await checkOut(bench);
  const sent = Array.from({ length: 10 }, (_, n) => deliver(bench, event(orderId, { eventId: `e${n}` })));
  const outcomes = await Promise.all(sent.map(outcome));
  expect(outcomes.filter((one) => one === 'paid')).toHaveLength(1);
  expect(outcomes.filter((one) => one === 'no-change')).toHaveLength(9);
  expect(await jobCount(bench, 'shoots.render')).toBe(1);
});

it('refuses a tampered, unsigned or oversized webhook and stores nothing', async () => {
  const bench = await openOrderBench();
  const orderId = await checkOut(bench);
  const honest = webhookBody(event(orderId));
  const tampered = await deliver(bench, event(orderId, { amountCents: 1 }), sign(honest));
  expect(tampered.status).toBe(401);
  expect((await deliver(bench, event(orderId), '')).status).toBe(401);
  const old = sign(honest, new Date(NOW.getTime() - 301_000));
  expect((await deliver(bench, event(orderId), old)).status).toBe(401);
  const huge = await bench.fetch('/api/payments/sandbox/webhook', {
    method: 'POST',
    body: 'x'.repeat(65_537),
  });
  expect(huge.status).toBe(413);
  expect(huge.headers.get('Cache-Control')).toBe('no-store');
  const other = await bench.fetch('/api/payments/acme/webhook', { method: 'POST', body: honest });
  expect(other.status).toBe(404);
  expect(await bench.database.db.select().from(paymentEvents)).toHaveLength(0);
  expect(await orderState(bench, orderId)).toBe('open');
});

it('a refund that overtakes its payment sticks', async () => {
  const bench = await openOrderBench();
  const orderId = await checkOut(bench);
  expect(await outcome(deliver(bench, event(orderId, { kind: 'refunded' })))).toBe('refund-first');
  expect(await orderState(bench, orderId)).toBe('open');
  expect(await outcome(deliver(bench, event(orderId)))).toBe('refunded');
  const { db } = bench.database;
  expect((await db.select().from(orders))[0]).toMatchObject({
    state: 'refunded',
    refundReason: 'refund-first',
  });
  expect((await db.select().from(shoots))[0]?.state).toBe('ready_to_pay');
  const [mail, ...more] = await db.select().from(mails);
  expect(mail?.subject).toBe('Ihre Zahlung wurde zurückgebucht: Bestellt ist damit nichts');
  expect(mail?.text).toMatch(/können\s+Sie\s+erneut\s+bezahlen/);
  expect(more).toEqual([]);
  expect(await jobCount(bench, 'shoots.render')).toBe(0);
  expect(await checkOut(bench)).not.toBe(orderId);
});

it('stores an event that arrives before its order and applies it to the order later', async () => {
  const bench = await openOrderBench();
  expect(await outcome(deliver(bench, event('early')))).toBe('unknown-order');
  const nothing = await reconcileOrders(bench.ports, bench.shootOfOrder);
  expect(nothing).toEqual({ appliedEvents: 0, refundsRetried: 0, refundsMissed: 0 });
  const opened = await checkOut(bench);
  await bench.database.db.update(orders).set({ id: 'early' }).where(eq(orders.id, opened));
  expect((await reconcileOrders(bench.ports, bench.shootOfOrder)).appliedEvents).toBe(1);
  expect(await orderState(bench, 'early')).toBe('paid');
  expect(await jobCount(bench, 'shoots.render')).toBe(1);
  expect((await reconcileOrders(bench.ports, bench.shootOfOrder)).appliedEvents).toBe(0);
});

it('an event waiting for its order is applied at the checkout that creates it', async () => {
  const bench = await openOrderBench();
  await deliver(bench, event('known-id'));
  await openCheckout(
    { ...bench.ports, ids: { ...randomIds, newId: () => 'known-id' } },
    bench.shootOfOrder,
    {
      ...{ shootId: SHOOT_ID, productId: 'basic', email: 'mira@example.org', language: 'de' },
      startsWhenPaid: true,
    },
    { discountCode: undefined, pageLanguage: 'de', returnUrl: 'http://localhost:3000/' },
  );
  expect(await orderState(bench, 'known-id')).toBe('paid');
});

it('two orders of one shoot paid at once: one counts, the other is refunded, the shoot continues', async () => {
  const bench = await openOrderBench();
  const first = await checkOut(bench);
  const second = await checkOut(bench, { discountCode: 'WELCOME20' });
  const outcomes = await Promise.all([
    outcome(deliver(bench, event(first))),
    outcome(deliver(bench, event(second, { amountCents: 1520 }))),
  ]);
  expect(outcomes.toSorted()).toEqual(['duplicate', 'paid']);
  const duplicate = outcomes[0] === 'duplicate' ? first : second;
  await requestRefund(bench.ports, bench.shootOfOrder, duplicate, 'duplicate');
  await requestRefund(bench.ports, bench.shootOfOrder, duplicate, 'duplicate');
  expect(bench.refunded).toEqual([duplicate, duplicate]);
  const amountCents = duplicate === first ? 1900 : 1520;
  expect(await outcome(deliver(bench, event(duplicate, { kind: 'refunded', amountCents })))).toBe('refunded');
  const [shoot] = await bench.database.db.select().from(shoots);
  expect(shoot?.state).toBe('paid');
  expect(await jobCount(bench, 'shoots.render')).toBe(1);
  const written = await bench.database.db.select().from(mails);
  expect(written.map(({ kind }) => kind).toSorted()).toEqual(['order-confirmation', 'refund']);
});

it('delivers the package that was paid for when it was changed during the checkout', async () => {
  const bench = await openOrderBench();
  const { db } = bench.database;
  const basic = await checkOut(bench);
  await db.update(shoots).set({ packageId: 'premium', styles: ['warm', 'corporate', 'academic'] });
  const premium = await checkOut(bench);
  expect(premium).not.toBe(basic);
  expect(await outcome(deliver(bench, event(basic)))).toBe('paid');
  const [shoot] = await db.select().from(shoots);
  expect(shoot).toMatchObject({ state: 'paid', packageId: 'basic', styles: ['warm'] });
  expect(await outcome(deliver(bench, event(premium, { amountCents: 2900 })))).toBe('duplicate');
  expect((await db.select().from(shoots))[0]).toMatchObject({ packageId: 'basic', styles: ['warm'] });
  expect(await jobCount(bench, 'shoots.render')).toBe(1);
});

it('rolls everything back when the change fails, and the repeat then works', async () => {
  const bench = await openOrderBench();
  const orderId = await checkOut(bench);
  await bench.database.db.execute(sql`alter table public.mails rename to mails_away`);
  expect((await deliver(bench, event(orderId))).status).toBe(500);
  expect(await orderState(bench, orderId)).toBe('open');
  expect(await bench.database.db.select().from(paymentEvents)).toHaveLength(0);
  expect(await jobCount(bench, 'shoots.render')).toBe(0);
  await bench.database.db.execute(sql`alter table public.mails_away rename to mails`);
  expect(await outcome(deliver(bench, event(orderId)))).toBe('paid');
});

it.each<[string, object, number, unknown]>([
  ['an amount over 2³¹', { data: { amountCents: 2 ** 31 } }, 422, 'event-unreadable'],
  ['the largest amount that can be stored', { data: { amountCents: 2 ** 31 - 1 } }, 200, 'amount-mismatch'],
  ['the type __proto__', { type: '__proto__' }, 200, 'ignored'],
  ['the type constructor', { type: 'constructor' }, 200, 'ignored'],
  ['the year 0', { occurredAt: '0000-01-01T00:00:00Z' }, 422, 'event-unreadable'],
  ['the year 9999', { occurredAt: '9999-12-31T23:59:59.999Z' }, 422, 'event-unreadable'],
  ['the year 2099', { occurredAt: '2099-12-31T23:59:59.999Z' }, 200, 'paid'],
])(
  'never fails on a signed event with %s',
  async (_what, { data, ...change }: { data?: object }, status, said) => {
    const bench = await openOrderBench();
    const orderId = await checkOut(bench);
    const { data: facts, ...envelope } = JSON.parse(webhookBody(event(orderId))) as { data: object };
    const body = JSON.stringify({ ...envelope, ...change, data: { ...facts, ...data } });
    const headers = { 'x-signature': sign(body) };
    const answer = await bench.fetch('/api/payments/sandbox/webhook', { method: 'POST', headers, body });
    const { outcome: came, error } = (await answer.json()) as { outcome?: string; error?: string };
    expect([answer.status, came ?? error]).toEqual([status, said]);
    const stored = await bench.database.db.select().from(paymentEvents);
    expect(stored).toHaveLength(status === 200 && said !== 'ignored' ? 1 : 0);
  },
);

it('applies only events of an order’s own provider', async () => {
  const bench = await openOrderBench();
  const orderId = await checkOut(bench);
  const { db } = bench.database;
  await db.update(orders).set({ provider: 'another' }).where(eq(orders.id, orderId));
  expect(await applyPaymentEvent(bench.ports, bench.shootOfOrder, event(orderId))).toBe('unknown-order');
  expect(await orderState(bench, orderId)).toBe('open');
  // The reconciliation does not apply the event later either.
  expect(await reconcileOrders(bench.ports, bench.shootOfOrder)).toMatchObject({ appliedEvents: 0 });
  expect(await orderState(bench, orderId)).toBe('open');
});

/** Serves the webhook of a provider that reads every request in this way, with the warnings it logs. */
async function openWebhook(readWebhook: Payments['readWebhook']) {
  const bench = await openOrderBench();
  const logged: unknown[] = [];
  const log = {
    ...silentLog,
    warn: (fields: object, message: string) => void logged.push(['warn', fields, message]),
    error: (fields: object, message: string) => void logged.push(['error', fields, message]),
  };
  const context = { ...bench.ports, payments: withProvider(bench, { readWebhook }), log };
  const handler = createPaymentWebhookHandler(context as unknown as WebContext, bench.shootOfOrder);
  const app = new Hono().post('/api/payments/:provider/webhook', handler);
  app.onError((_error, c) => c.text('failed', 500));
  const call = async () => {
    const init = { method: 'POST', body: '{}' };
    const response = await app.fetch(new Request('http://localhost:3000/api/payments/sandbox/webhook', init));
    const retryAfter = response.headers.get('Retry-After');
    return [response.status, await response.text(), ...(retryAfter === null ? [] : [retryAfter])];
  };
  const stored = async () => (await bench.database.db.select().from(paymentEvents)).length;
  return { call, stored, logged };
}

it.each([
  ['ignored', 200, '{"outcome":"ignored"}', []],
  ['other-mode', 200, '{"outcome":"other-mode"}', ['warn']],
  ['unreadable', 422, '{"error":"event-unreadable"}', ['error']],
  [undefined, 401, '{"error":"signature-invalid"}', []],
] as const)('stores nothing of an event that is %s', async (reading, status, body, levels) => {
  const { call, stored, logged } = await openWebhook(async () => reading);
  expect(await call()).toEqual([status, body]);
  expect(await stored()).toBe(0);
  expect(logged.map((line) => (line as unknown[])[0])).toEqual(levels);
  if (levels.length > 0)
    expect(logged).toMatchObject([[levels[0], { provider: 'sandbox' }, expect.any(String)]]);
});

it('answers 503 while the provider does not answer what its event lacks, so that the event is sent again', async () => {
  const reading = { isDown: true };
  const { call, stored, logged } = await openWebhook(async () => {
    if (reading.isDown) throw new PaymentError('no answer');
    return event('nobody');
  });
  expect(await call()).toEqual([503, '{"error":"provider-unavailable"}', '5']);
  expect(logged).toMatchObject([['error', { provider: 'sandbox' }, expect.any(String)]]);
  expect(await stored()).toBe(0);
  reading.isDown = false;
  expect(await call()).toEqual([200, '{"outcome":"unknown-order"}']);
  expect(await call()).toEqual([200, '{"outcome":"repeat"}']);
  expect(await stored()).toBe(1);
});

it('does not blame the provider for a fault of our own', async () => {
  const { call, logged } = await openWebhook(() => Promise.reject(new TypeError('a fault')));
  expect(await call()).toEqual([500, 'failed']);
  expect(logged).toEqual([]);
});
