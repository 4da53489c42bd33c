import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { drainQueue } from '../../../../test/drain-queue.ts';
import {
  checkOutOf,
  deliver,
  event,
  openOrderBench,
  openShoot,
  type OrderBench,
  outcome,
  post,
} from '../../../../test/order-bench.ts';
import { pausedDatabase } from '../../../../test/paused-database.ts';
import { mails } from '../../../platform/db/tables/mails.ts';
import { orders } from '../../../platform/db/tables/orders.ts';
import { shoots } from '../../../platform/db/tables/shoots.ts';
import { applyPaymentEvent } from '../apply-payment-event.server.ts';
import { forgetBuyer } from '../buyer-store.server.ts';
import { requestRefund } from '../refunds/request-refund.server.ts';

const CODE = { discountCode: 'WELCOME20' };
const CODE_CENTS = 1520;

/** Tries a checkout of a shoot, and returns the status and the error. */
async function tryCheckout(bench: OrderBench, shootId: string, body: unknown): Promise<unknown[]> {
  const response = await bench.fetch('/api/checkout', post(body, { 'x-shoot': shootId }));
  return [response.status, ((await response.json()) as { error?: string }).error];
}

/** Tries to buy a discount product for a draft. */
async function tryPurchase(bench: OrderBench, shootId: string, email: string, productId = 'basic-999') {
  const response = await bench.fetch('/api/purchase', post({ productId, email }, { 'x-shoot': shootId }));
  const { orderId = '', error } = (await response.json()) as { orderId?: string; error?: string };
  return { status: response.status, orderId, error };
}

const payWithCode = (bench: OrderBench, orderId: string) =>
  outcome(deliver(bench, event(orderId, { amountCents: CODE_CENTS })));

async function orderOf({ database }: OrderBench, orderId: string) {
  const [order] = await database.db.select().from(orders).where(eq(orders.id, orderId));
  return order;
}

it.each([
  ['the same address', 'mira.lang@example.org', 'mira.lang@example.org'],
  ['capitals', 'mira.lang@example.org', 'Mira.LANG@Example.org'],
  ['a tag after a plus', 'mira.lang@example.org', 'mira.lang+again@example.org'],
  ['no tag any more', 'mira.lang+first@example.org', 'mira.lang@example.org'],
  ['dots at Gmail', 'miralang@gmail.com', 'mira.lang@googlemail.com'],
])('refuses a code that this person has used, with %s', async (_what, first, second) => {
  const bench = await openOrderBench();
  await openShoot(bench, 'first', first);
  await openShoot(bench, 'second', second);
  expect(await payWithCode(bench, await checkOutOf(bench, 'first', CODE))).toBe('paid');
  expect(await tryCheckout(bench, 'second', CODE)).toEqual([422, 'discount-used']);
  expect(await bench.database.db.select().from(orders)).toHaveLength(1);
  // The full price and another code stay open to the same person.
  expect(await tryCheckout(bench, 'second', {})).toEqual([200, undefined]);
  expect(await tryCheckout(bench, 'second', { discountCode: 'HUNT30' })).toEqual([200, undefined]);
});

it('lets another person use the code, and dots mean another person outside of Gmail', async () => {
  const bench = await openOrderBench();
  await openShoot(bench, 'first', 'mira.lang@example.org');
  await openShoot(bench, 'second', 'miralang@example.org');
  await openShoot(bench, 'third', 'mira.lang@example.net');
  for (const shootId of ['first', 'second', 'third'])
    expect(await payWithCode(bench, await checkOutOf(bench, shootId, CODE)), shootId).toBe('paid');
});

it('refuses a discount product that this person has bought, and keeps the others and the packages open', async () => {
  const bench = await openOrderBench();
  for (const id of ['first', 'second', 'third', 'fourth']) await openShoot(bench, id);
  const bought = await tryPurchase(bench, 'first', 'mira@gmail.com');
  expect(await outcome(deliver(bench, event(bought.orderId, { currency: 'USD', amountCents: 999 })))).toBe(
    'paid',
  );
  expect(await tryPurchase(bench, 'second', 'M.I.R.A+2@gmail.com')).toMatchObject({
    ...{ status: 422, error: 'offer-used' },
  });
  expect(await tryPurchase(bench, 'second', 'jo@gmail.com')).toMatchObject({ status: 200 });
  expect(await tryPurchase(bench, 'third', 'mira@gmail.com', 'basic-1399')).toMatchObject({ status: 200 });
  const basic = await tryPurchase(bench, 'fourth', 'mira@gmail.com', 'basic');
  expect(await outcome(deliver(bench, event(basic.orderId, { currency: 'USD' })))).toBe('paid');
});

it('can be bought at the full price more than once', async () => {
  const bench = await openOrderBench();
  for (const id of ['first', 'second', 'third']) {
    await openShoot(bench, id, 'mira@example.org');
    expect(await outcome(deliver(bench, event(await checkOutOf(bench, id)))), id).toBe('paid');
  }
});

it('frees the code once its order is refunded', async () => {
  const bench = await openOrderBench();
  await openShoot(bench, 'first', 'mira@example.org');
  await openShoot(bench, 'second', 'mira@example.org');
  const first = await checkOutOf(bench, 'first', CODE);
  await payWithCode(bench, first);
  const part = { kind: 'refunded', eventId: 'part', amountCents: 500 } as const;
  expect(await outcome(deliver(bench, event(first, part)))).toBe('partial-refund');
  expect(await tryCheckout(bench, 'second', CODE)).toEqual([422, 'discount-used']);
  const all = { kind: 'refunded', eventId: 'all', amountCents: CODE_CENTS } as const;
  expect(await outcome(deliver(bench, event(first, all)))).toBe('refunded');
  expect(await payWithCode(bench, await checkOutOf(bench, 'second', CODE))).toBe('paid');
});

it('forgets who used a code together with the buyer’s address', async () => {
  const bench = await openOrderBench();
  await openShoot(bench, 'first', 'mira@example.org');
  const first = await checkOutOf(bench, 'first', CODE);
  await payWithCode(bench, first);
  await bench.ports.db.transaction((tx) => forgetBuyer(tx, 'first'));
  expect(await orderOf(bench, first)).toMatchObject({ email: null, emailKey: null, state: 'paid' });
  // A payment of an order whose buyer is forgotten is nobody's second use.
  await openShoot(bench, 'second', 'mira@example.org');
  const second = await checkOutOf(bench, 'second', CODE);
  await bench.ports.db.transaction((tx) => forgetBuyer(tx, 'second'));
  expect(await payWithCode(bench, second)).toBe('paid');
});

it('refunds the second of two payments with the same code at once, and says why', async () => {
  const bench = await openOrderBench();
  const { db } = bench.database;
  await openShoot(bench, 'first', 'mira@example.org');
  await openShoot(bench, 'second', 'Mira+2@example.org');
  // Both were opened before either was paid.
  const first = await checkOutOf(bench, 'first', CODE);
  const second = await checkOutOf(bench, 'second', CODE);
  const paused = pausedDatabase(bench.ports.db);
  const paid = (orderId: string) => event(orderId, { amountCents: CODE_CENTS });
  const winning = applyPaymentEvent({ ...bench.ports, db: paused.db }, bench.shootOfOrder, paid(first));
  await paused.reached;
  const losing = applyPaymentEvent(bench.ports, bench.shootOfOrder, paid(second));
  expect(await Promise.race([losing, delay(300, 'waits')])).toBe('waits');
  paused.resume();
  expect([await winning, await losing]).toEqual(['paid', 'offer-used']);

  expect(await orderOf(bench, first)).toMatchObject({ state: 'paid', refundReason: null });
  expect(await orderOf(bench, second)).toMatchObject({
    ...{ state: 'refund_requested', refundReason: 'offer-used', refundRequestedCents: CODE_CENTS },
    paymentId: `payment-${second}`,
  });
  const [mail, ...more] = await db.select().from(mails).where(eq(mails.kind, 'refund'));
  expect(mail).toMatchObject({
    recipient: 'Mira+2@example.org',
    subject: 'Dieser Rabatt war schon eingelöst: Sie bekommen Ihr Geld zurück',
  });
  expect(mail?.text).toMatch(/15,20\s€/);
  expect(more).toEqual([]);
  await drainQueue(bench.database.url, {
    'orders.refund': ({ orderId, reason }) => requestRefund(bench.ports, bench.shootOfOrder, orderId, reason),
  });
  expect(bench.refundRequests).toEqual([{ paymentId: `payment-${second}`, orderId: second }]);
  const back = event(second, { kind: 'refunded', amountCents: CODE_CENTS });
  expect(await outcome(deliver(bench, back))).toBe('refunded');
  const states = await db.select({ id: shoots.id, state: shoots.state }).from(shoots);
  expect(Object.fromEntries(states.map(({ id, state }) => [id, state]))).toMatchObject({
    ...{ first: 'paid', second: 'ready_to_pay' },
  });
  expect(await db.select().from(mails).where(eq(mails.kind, 'refund'))).toHaveLength(1);
});

it('names what is left of a refused payment of which a part was refunded before it was reported', async () => {
  const bench = await openOrderBench();
  await openShoot(bench, 'first', 'mira@example.org');
  await openShoot(bench, 'second', 'mira@example.org');
  const first = await checkOutOf(bench, 'first', CODE);
  const second = await checkOutOf(bench, 'second', CODE);
  await payWithCode(bench, first);
  const part = { kind: 'refunded', eventId: 'part', amountCents: 500 } as const;
  expect(await outcome(deliver(bench, event(second, part)))).toBe('refund-first');
  expect(await payWithCode(bench, second)).toBe('offer-used');
  const [mail] = await bench.database.db.select().from(mails).where(eq(mails.kind, 'refund'));
  expect(mail?.text).toMatch(/10,20\s€/);
  expect(mail?.text).not.toMatch(/15,20\s€/);
  expect(await orderOf(bench, second)).toMatchObject({
    refundedCents: 500,
    refundRequestedCents: CODE_CENTS,
  });
});

it('keeps exactly one of five payments for the same offer, whichever comes first', async () => {
  const bench = await openOrderBench();
  const { db } = bench.database;
  for (let round = 1; round <= 5; round += 1) {
    const ids = [1, 2, 3, 4, 5].map((number) => `round-${round}-${number}`);
    const opened: string[] = [];
    for (const id of ids) {
      await openShoot(bench, id);
      opened.push((await tryPurchase(bench, id, `buyer-${round}@example.org`)).orderId);
    }
    const outcomes = await Promise.all(
      opened.map((orderId) => outcome(deliver(bench, event(orderId, { currency: 'USD', amountCents: 999 })))),
    );
    expect(outcomes.toSorted()).toEqual([...Array<string>(4).fill('offer-used'), 'paid']);
    const rows = await db
      .select()
      .from(orders)
      .where(eq(orders.emailKey, `buyer-${round}@example.org`));
    expect(rows.map(({ state }) => state).toSorted()).toEqual([
      'paid',
      ...Array<string>(4).fill('refund_requested'),
    ]);
  }
});

it('judges the second checkout of a person only after the payment in progress', async () => {
  const bench = await openOrderBench();
  await openShoot(bench, 'first', 'mira@example.org');
  await openShoot(bench, 'second', 'mira@example.org');
  const first = await checkOutOf(bench, 'first', CODE);
  const paused = pausedDatabase(bench.ports.db);
  const paying = applyPaymentEvent(
    { ...bench.ports, db: paused.db },
    bench.shootOfOrder,
    event(first, { amountCents: CODE_CENTS }),
  );
  await paused.reached;
  const opening = tryCheckout(bench, 'second', CODE);
  expect(await Promise.race([opening, delay(300, 'waits')])).toBe('waits');
  paused.resume();
  expect([await paying, await opening]).toEqual(['paid', [422, 'discount-used']]);
});
