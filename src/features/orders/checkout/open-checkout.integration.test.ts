import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  checkOut,
  event,
  jobCount,
  NOW,
  openOrderBench,
  type OrderBench,
  SHOOT_ID,
  withProvider,
} from '../../../../test/order-bench.ts';
import { mails } from '../../../platform/db/tables/mails.ts';
import { orders, unmatchedPayments } from '../../../platform/db/tables/orders.ts';
import { shoots } from '../../../platform/db/tables/shoots.ts';
import {
  CheckoutCompletedError,
  type CheckoutRequest,
  PaymentError,
  type Payments,
} from '../../../platform/payments/payments.ts';
import { applyPaymentEvent } from '../apply-payment-event.server.ts';
import { type CheckoutOptions, openCheckout, type Purchase } from './open-checkout.server.ts';

const PURCHASE: Purchase = {
  ...{ shootId: SHOOT_ID, productId: 'basic', email: 'mira@example.org', language: 'de' },
  startsWhenPaid: true,
};
const OPTIONS: CheckoutOptions = {
  ...{ discountCode: undefined, pageLanguage: 'es', returnUrl: 'http://localhost:3000/es/create-headshot' },
};

/** Opens checkouts at a provider with products of its own, which records what it was asked for. */
function openShop(bench: OrderBench, change: Partial<Payments> = {}) {
  const asked: CheckoutRequest[] = [];
  const payments = withProvider(bench, {
    variantId: (product, currency) => `${product}-${currency}`,
    openCheckout: async (request) => {
      asked.push(request);
      return {
        session: { provider: 'sandbox', overlay: 'none', url: 'https://pay.example/1' },
        reference: request.reference ?? `checkout-of-${request.orderId}`,
      };
    },
    ...change,
  });
  const open = (purchase: Partial<Purchase> = {}, options: Partial<CheckoutOptions> = {}) =>
    openCheckout(
      { ...bench.ports, payments },
      bench.shootOfOrder,
      { ...PURCHASE, ...purchase },
      { ...OPTIONS, ...options },
    );
  const openId = async (...args: Parameters<typeof open>) => {
    const opened = await open(...args);
    if (!opened.ok) throw new Error(opened.error);
    return opened.value.orderId;
  };
  return { asked, open, openId };
}

it('opens another order for another language of the same currency', async () => {
  const bench = await openOrderBench();
  const german = await checkOut(bench);
  await bench.database.db.update(shoots).set({ language: 'es' });
  const spanish = await checkOut(bench);
  expect(spanish).not.toBe(german);
  expect(await checkOut(bench)).toBe(spanish);
});

it('opens another order for another package at the same price', async () => {
  const bench = await openOrderBench();
  const first = await checkOut(bench);
  await bench.database.db.update(orders).set({ packageId: 'premium' });
  expect(await checkOut(bench)).not.toBe(first);
});

it('opens another order for another product of the same package at the same price', async () => {
  const bench = await openOrderBench();
  const first = await checkOut(bench);
  await bench.database.db.update(orders).set({ productId: 'basic-1399' });
  expect(await checkOut(bench)).not.toBe(first);
});

it.each(['refund_requested', 'refunded'] as const)(
  'opens another order, not the one whose payment was refused and is %s',
  async (state) => {
    const bench = await openOrderBench();
    const first = await checkOut(bench);
    await bench.database.db.update(orders).set({ state, refundReason: 'offer-used' });
    const second = await checkOut(bench);
    expect(second).not.toBe(first);
    expect(await checkOut(bench)).toBe(second);
  },
);

it('records that the checkout is opened again, because it can be paid for some time longer', async () => {
  const bench = await openOrderBench();
  const reopenedAt = async () => (await bench.database.db.select().from(orders))[0]?.checkoutReopenedAt;
  await checkOut(bench);
  expect(await reopenedAt()).toBeNull();
  await checkOut(bench);
  expect(await reopenedAt()).toEqual(NOW);
});

it('gives no order a number with a hyphen in front, which would be an option for commands', async () => {
  const bench = await openOrderBench();
  const numbers = ['-first', '-second', 'third-'];
  const ids = { ...bench.ports.ids, newId: () => numbers.shift() ?? 'more' };
  const ports = { ...bench.ports, ids, payments: withProvider(bench, {}) };
  expect(await openCheckout(ports, bench.shootOfOrder, PURCHASE, OPTIONS)).toMatchObject({
    value: { orderId: 'third-' },
  });
});

it('stores the product, the provider’s id of it, and the key of the buyer’s address', async () => {
  const bench = await openOrderBench();
  const { openId } = openShop(bench);
  await openId({ productId: 'basic-999', email: 'Mira+x@Example.org', language: 'en' });
  expect(await bench.database.db.select().from(orders)).toMatchObject([
    {
      ...{ productId: 'basic-999', packageId: 'basic', variantId: 'basic-999-USD', amountCents: 999 },
      ...{ email: 'Mira+x@Example.org', emailKey: 'mira@example.org', refundRequestedCents: 0 },
      ...{ refundedCents: 0, taxCents: null, invoiceUrl: null },
    },
  ]);
});

it('opens the same checkout of the provider again, in the language and with the wishes of each click', async () => {
  const bench = await openOrderBench();
  const { asked, openId } = openShop(bench);
  const orderId = await openId();
  expect(await openId({}, { pageLanguage: 'de', hosted: true })).toBe(orderId);
  const request = {
    ...{ orderId, product: 'basic', amountCents: 1900, currency: 'EUR', email: 'mira@example.org' },
    returnUrl: OPTIONS.returnUrl,
  };
  expect(asked).toEqual([
    { ...request, language: 'es', hosted: false, reference: undefined },
    { ...request, language: 'de', hosted: true, knownPaymentIds: [], reference: `checkout-of-${orderId}` },
  ]);
  const other = await openId({ productId: 'premium' });
  expect(asked.at(-1)).toMatchObject({ orderId: other, amountCents: 2900, reference: undefined });
});

it('remembers a new checkout of the provider, but not of an order that was paid meanwhile', async () => {
  const bench = await openOrderBench();
  const { db } = bench.database;
  let number = 0;
  const { asked, openId } = openShop(bench, {
    openCheckout: async ({ orderId, reference }) => {
      asked.push({ orderId, reference } as CheckoutRequest);
      number += 1;
      if (number === 3) await db.update(orders).set({ state: 'paid', paidAt: NOW });
      const session = { provider: 'sandbox', overlay: 'none', url: 'https://pay.example/1' } as const;
      return { session, reference: `checkout-${number}` };
    },
  });
  await openId();
  await openId();
  expect(asked.map(({ reference }) => reference)).toEqual([undefined, 'checkout-1']);
  await openId();
  expect(await db.select().from(orders)).toMatchObject([{ state: 'paid', checkoutReference: 'checkout-2' }]);
});

it('opens another order once the operator sells the product under another id of the provider', async () => {
  const bench = await openOrderBench();
  const before = await openShop(bench, { variantId: () => 'before' }).openId();
  const { openId } = openShop(bench, { variantId: () => 'after' });
  const after = await openId();
  expect(after).not.toBe(before);
  expect(await openId()).toBe(after);
  const paid = event(after, { variantId: 'after' });
  expect(await applyPaymentEvent(bench.ports, bench.shootOfOrder, paid)).toBe('paid');
});

it('refuses a price that is no longer the one that the page shows, without an order', async () => {
  const bench = await openOrderBench();
  const { asked, open } = openShop(bench);
  for (const expectedCents of [0, 1899, 1901, 2900])
    expect(await open({}, { expectedCents }), String(expectedCents)).toEqual({
      ...{ ok: false, error: 'price-changed' },
    });
  // The page shows the price before the discount, or its package has changed in another tab.
  const discountCode = 'WELCOME20';
  expect(await open({}, { expectedCents: 1900, discountCode })).toMatchObject({ error: 'price-changed' });
  expect(await open({ productId: 'premium' }, { expectedCents: 1900 })).toMatchObject({
    error: 'price-changed',
  });
  expect(asked).toEqual([]);
  expect(await bench.database.db.select().from(orders)).toEqual([]);
  expect((await bench.database.db.select().from(shoots))[0]?.startRequestedAt).toBeNull();

  expect(await open({}, { expectedCents: 1900 })).toMatchObject({ ok: true, value: { amountCents: 1900 } });
  expect(await open({}, { expectedCents: 1520, discountCode })).toMatchObject({ ok: true });
});

it('writes no order for a product that the provider does not have', async () => {
  const bench = await openOrderBench();
  const { open } = openShop(bench, {
    variantId: (product) => {
      throw new PaymentError(`no variant of ${product}`);
    },
  });
  await expect(open()).rejects.toThrow(PaymentError);
  expect(await bench.database.db.select().from(orders)).toEqual([]);
});

it('refunds a payment for another product, with a mail, and leaves the order open', async () => {
  const bench = await openOrderBench();
  const { db } = bench.database;
  const orderId = await openShop(bench).openId();
  const apply = (eventId: string, more: Parameters<typeof event>[1]) =>
    applyPaymentEvent(bench.ports, bench.shootOfOrder, event(orderId, { eventId, ...more }));
  expect(await apply('other', { paymentId: 'other', variantId: 'premium-EUR' })).toBe('product-mismatch');
  expect(await db.select().from(unmatchedPayments)).toMatchObject([
    { paymentId: 'other', orderId, amountCents: 1900, reason: 'wrong-product', state: 'refund_requested' },
  ]);
  expect(await jobCount(bench, 'orders.refund-unmatched')).toBe(1);
  const [mail, ...more] = await db.select().from(mails);
  expect(mail?.subject).toBe('Ihre Zahlung passte nicht zur Bestellung: Wir erstatten sie');
  expect(more).toEqual([]);
  expect(await db.select().from(orders)).toMatchObject([{ state: 'open', paymentId: null }]);
  expect(await apply('again', { paymentId: 'other', variantId: 'basic-EUR' })).toBe('no-change');

  expect(await apply('right', { paymentId: 'right', variantId: 'basic-EUR', taxCents: 303 })).toBe('paid');
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  expect(order).toMatchObject({ state: 'paid', paymentId: 'right', taxCents: 303 });
});

it.each([
  ['the provider’s event does not name it', 'basic-EUR', undefined],
  ['the order is older than the provider’s products', null, 'basic-EUR'],
])('accepts a payment without comparing the product when %s', async (_what, ordered, paid) => {
  const bench = await openOrderBench();
  const orderId = await openShop(bench).openId();
  await bench.database.db.update(orders).set({ variantId: ordered });
  const sent = event(orderId, { variantId: paid, invoiceUrl: 'https://pay.example/invoice/1' });
  expect(await applyPaymentEvent(bench.ports, bench.shootOfOrder, sent)).toBe('paid');
  expect(await bench.database.db.select().from(orders)).toMatchObject([
    { state: 'paid', taxCents: null, invoiceUrl: 'https://pay.example/invoice/1' },
  ]);
});

it('compares the product also when the event arrives before its order', async () => {
  const bench = await openOrderBench();
  const sent = event('early', {
    variantId: 'premium-EUR',
    taxCents: 303,
    invoiceUrl: 'https://pay.example/1',
  });
  expect(await applyPaymentEvent(bench.ports, bench.shootOfOrder, sent)).toBe('unknown-order');
  const early = { ...bench.ports, ids: { ...bench.ports.ids, newId: () => 'early' } };
  const payments = withProvider(bench, { variantId: () => 'basic-EUR' });
  await openCheckout({ ...early, payments }, bench.shootOfOrder, PURCHASE, OPTIONS);
  expect(await bench.database.db.select().from(unmatchedPayments)).toMatchObject([
    { orderId: 'early', reason: 'wrong-product' },
  ]);
});

it('shows the same checkout of the provider to two clicks at once, so that it is paid once', async () => {
  const bench = await openOrderBench();
  let number = 0;
  const bothAsked = Promise.withResolvers<void>();
  const { open } = openShop(bench, {
    openCheckout: async ({ reference }) => {
      number += 1;
      const opened = reference ?? `checkout-${number}`;
      if (number === 2) bothAsked.resolve();
      // Neither click knows a checkout of the other.
      if (reference === undefined) await bothAsked.promise;
      const session = { provider: 'sandbox', overlay: 'none', url: `https://pay.example/${opened}` } as const;
      return { session, reference: opened };
    },
  });
  const [first, second] = await Promise.all([open(), open()]);
  expect(first).toMatchObject({ ok: true });
  expect(second).toEqual(first);
  const [order, ...more] = await bench.database.db.select().from(orders);
  expect(more).toEqual([]);
  expect(first).toMatchObject({
    value: { orderId: order?.id, session: { url: `https://pay.example/${order?.checkoutReference}` } },
  });
});

it('says that a payment is being processed when the provider’s checkout is completed already', async () => {
  const bench = await openOrderBench();
  const { open } = openShop(bench, {
    openCheckout: () => Promise.reject(new CheckoutCompletedError('completed')),
  });
  expect(await open()).toEqual({ ok: false, error: 'payment-processing' });
  expect(await bench.database.db.select().from(orders)).toMatchObject([{ state: 'open' }]);
});

it('names the buyer’s known payments when a checkout is opened again, so that none counts as its own', async () => {
  const bench = await openOrderBench();
  const { open, asked } = openShop(bench);
  await open();
  const known = { email: 'mira@example.org', emailKey: 'mira@example.org', language: 'de' } as const;
  for (const [id, email, provider, kind] of [
    ['earlier', known.email, 'sandbox', 'paid'],
    ['other', 'other@example.org', 'sandbox', 'paid'],
    ['elsewhere', known.email, 'stripe', 'paid'],
    ['declined', known.email, 'sandbox', 'declined'],
  ] as const) {
    await bench.database.db.insert(orders).values({
      ...{ id, packageId: 'basic', productId: 'basic', amountCents: 1_900, currency: 'EUR', ...known },
      ...{ email, emailKey: email, provider, createdAt: NOW },
    });
    await applyPaymentEvent(bench.ports, bench.shootOfOrder, event(id, { provider, kind }));
  }
  await open();
  expect(asked.map(({ reference, knownPaymentIds }) => [reference !== undefined, knownPaymentIds])).toEqual([
    [false, undefined],
    [true, ['payment-earlier']],
  ]);
});
