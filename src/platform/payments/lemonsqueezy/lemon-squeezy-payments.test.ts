import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  CHECKOUT,
  NOW,
  openShop,
  type Shop,
} from '../../../../test/payment-stand-ins/lemonsqueezy/open-shop.ts';
import type { LemonSqueezyStandIn } from '../../../../test/payment-stand-ins/lemonsqueezy/lemon-squeezy-stand-in.ts';
import { watchRequests } from '../../../../test/payment-stand-ins/watch-requests.ts';
import { LIMITS } from '../../../catalog/limits.ts';
import { CheckoutCompletedError, type CheckoutRequest, PaymentError } from '../payments.ts';
import { createLemonSqueezyPayments } from './lemon-squeezy-payments.ts';

/** Takes the webhook that is sent next. */
async function nextWebhook(standIn: LemonSqueezyStandIn): Promise<{ rawBody: Uint8Array; headers: Headers }> {
  const sent: { rawBody: Uint8Array; headers: Headers }[] = [];
  await standIn.webhooks.deliver(({ rawBody, headers }) => {
    sent.push({ rawBody, headers: new Headers(headers) });
    return Promise.resolve(200);
  });
  return sent[0]!;
}

const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

describe.each(['test', 'live'] as const)('in %s mode', (mode) => {
  it('opens a checkout, and reads its payment and refund from webhooks', async () => {
    const { payments, standIn, deliver, buy, time } = await openShop(mode);
    const paymentId = await buy();
    const paid = {
      provider: 'lemonsqueezy',
      eventId: `order_created:${paymentId}`,
      kind: 'paid',
      orderId: 'order_1',
      paymentId,
      amountCents: 2_900,
      currency: 'EUR',
      taxCents: 463,
      variantId: payments.variantId('premium', 'EUR'),
      invoiceUrl: expect.stringMatching(/^https:\/\/app\.lemonsqueezy\.com\/my-orders\//) as string,
      occurredAt: NOW,
    };
    expect(await deliver()).toEqual([paid]);
    time.now = minutesLater(5);
    standIn.refundFromDashboard(paymentId, 1_000);
    standIn.refundFromDashboard(paymentId);
    const refunds = await deliver();
    expect(refunds).toMatchObject([
      { kind: 'refunded', paymentId, orderId: 'order_1', amountCents: 1_000, taxCents: undefined },
      { kind: 'refunded', amountCents: 2_900, taxCents: 463, occurredAt: minutesLater(5) },
    ]);
  });

  it('reports events of the other mode as such', async () => {
    const { options, standIn, buy } = await openShop(mode);
    const other = createLemonSqueezyPayments({ ...options, mode: mode === 'test' ? 'live' : 'test' });
    await buy();
    const { rawBody, headers } = await nextWebhook(standIn);
    expect(await other.readWebhook(rawBody, headers)).toBe('other-mode');
  });
});

it('gives an event the same id at each attempt, and a refund another one', async () => {
  const { standIn, deliver, buy } = await openShop();
  const paymentId = await buy();
  const first = await deliver(500);
  expect(await deliver()).toEqual(first);
  standIn.refundFromDashboard(paymentId);
  expect(await deliver()).toMatchObject([{ eventId: `order_refunded:${paymentId}:2900` }]);
});

it('accepts webhooks that are signed with the old or the new secret, and no others', async () => {
  const { options, standIn, buy } = await openShop();
  await buy();
  const { rawBody, headers } = await nextWebhook(standIn);
  const read = (webhookSecrets: string[]) =>
    createLemonSqueezyPayments({ ...options, webhookSecrets }).readWebhook(rawBody, headers);
  expect(await read(['replacement', standIn.webhookSecret])).toMatchObject({ kind: 'paid' });
  expect(await read(['replacement'])).toBeUndefined();
});

it('rejects webhooks without a signature, and reads signed bytes that are no JSON as unreadable', async () => {
  const { payments, standIn } = await openShop();
  const sign = (body: string) => {
    const rawBody = new TextEncoder().encode(body);
    const signature = createHmac('sha256', standIn.webhookSecret).update(rawBody).digest('hex');
    return payments.readWebhook(rawBody, new Headers({ 'X-Signature': signature }));
  };
  expect(await payments.readWebhook(new Uint8Array(), new Headers())).toBeUndefined();
  for (const body of ['', 'no JSON', '{', '\u0000', '['.repeat(200_000)]) {
    expect(await sign(body)).toBe('unreadable');
  }
});

it('trusts the name of the event in the signed body, not the one in the header', async () => {
  const { payments, standIn, buy } = await openShop();
  await buy();
  const { rawBody, headers } = await nextWebhook(standIn);
  headers.set('X-Event-Name', 'order_refunded');
  expect(await payments.readWebhook(rawBody, headers)).toMatchObject({ kind: 'paid' });
});

describe('a checkout', () => {
  it('is opened for exactly one product at our price, without discounts, for two hours', async () => {
    const { payments, standIn, options } = await openShop();
    const { session, reference } = await payments.openCheckout(CHECKOUT);
    const [checkout] = standIn.account.checkouts;
    expect(session).toEqual({ provider: 'lemonsqueezy', overlay: 'lemonsqueezy', url: checkout!.url });
    expect(reference).toBe(checkout!.id);
    expect(`${checkout!.store.id}`).toBe(options.stores.EUR.storeId);
    expect(checkout!.attributes).toEqual({
      custom_price: 2_900,
      expires_at: minutesLater(120).toISOString(),
      test_mode: true,
      product_options: {
        redirect_url: 'https://lichtbild.example/de/shoots/abc',
        enabled_variants: [Number(options.stores.EUR.variants.premium)],
      },
      checkout_options: { embed: true, discount: false },
      checkout_data: { email: 'buyer@example.org', custom: { lichtbild_order_id: 'order_1' } },
    });
  });

  it('is the provider’s own page when the overlay is not available', async () => {
    const { payments, standIn } = await openShop();
    const { session } = await payments.openCheckout({ ...CHECKOUT, hosted: true });
    const [checkout] = standIn.account.checkouts;
    expect(session).toEqual({ provider: 'lemonsqueezy', overlay: 'none', url: checkout!.url });
    expect(checkout!.attributes.checkout_options?.embed).toBe(false);
  });

  it('closes by itself', async () => {
    const { payments, standIn, time } = await openShop();
    await payments.openCheckout(CHECKOUT);
    time.now = new Date(NOW.getTime() + LIMITS.checkoutLifetimeMs);
    expect(standIn.pay('order_1')).toBe('closed');
  });

  it('is opened again while it fits', async () => {
    const { payments, time } = await openShop();
    const first = await payments.openCheckout(CHECKOUT);
    time.now = minutesLater(90);
    const again = await payments.openCheckout({ ...CHECKOUT, language: 'en', reference: first.reference });
    expect(again).toEqual(first);
  });

  it.each([
    ['its price changed', { amountCents: 2_500 }, 0],
    ['its product changed', { product: 'basic' }, 0],
    ['its currency changed', { currency: 'USD' }, 0],
    ['the email address changed', { email: 'other@example.org' }, 0],
    ['it belongs to another order', { orderId: 'order_2' }, 0],
    ['its own page is wanted', { hosted: true }, 0],
    ['less than half an hour is left', {}, 91],
    ['its reference is unknown', { reference: '00000000-0000-4000-8000-000000000000' }, 0],
  ] as const)('is replaced when %s', async (_why, change, minutes) => {
    const { payments, time } = await openShop();
    const first = await payments.openCheckout(CHECKOUT);
    time.now = minutesLater(minutes);
    const next = await payments.openCheckout({ ...CHECKOUT, reference: first.reference, ...change });
    expect(next.reference).not.toBe(first.reference);
  });
});

describe('a checkout that was paid, although its webhook was lost,', () => {
  /** Opens a checkout, and pays it after ten minutes. */
  async function openPaid(request: Partial<CheckoutRequest> = {}) {
    const shop = await openShop();
    const { reference } = await shop.payments.openCheckout(CHECKOUT);
    shop.time.now = minutesLater(10);
    if (Object.keys(request).length > 0) await shop.payments.openCheckout({ ...CHECKOUT, ...request });
    shop.standIn.pay(request.orderId ?? CHECKOUT.orderId);
    shop.time.now = minutesLater(20);
    const reopen = (more: Partial<CheckoutRequest> = {}) =>
      shop.payments.openCheckout({ ...CHECKOUT, reference, ...more });
    return { ...shop, reopen, paymentId: shop.standIn.books()[0]!.paymentId };
  }

  it.each([
    ['in the overlay', {}],
    ['on its own page', { hosted: true }],
    ['although the provider has forgotten it', { reference: '00000000-0000-4000-8000-000000000000' }],
  ])('is not opened again %s', async (_where, more) => {
    const { reopen, standIn } = await openPaid();
    await expect(reopen(more)).rejects.toThrow(CheckoutCompletedError);
    expect(standIn.account.checkouts).toHaveLength(1);
  });

  it('is opened again once its payment went back, or when it is known as one of another order', async () => {
    const { reopen, standIn, paymentId } = await openPaid();
    expect((await reopen({ knownPaymentIds: [paymentId] })).reference).toMatch(/^[\da-f-]{36}$/);
    standIn.refundFromDashboard(paymentId);
    expect((await reopen()).reference).toMatch(/^[\da-f-]{36}$/);
  });

  it.each<[string, Partial<CheckoutRequest>]>([
    ['another product', { orderId: 'order_2', product: 'basic' }],
    ['another amount', { orderId: 'order_2', amountCents: 2_300 }],
    ['another buyer', { orderId: 'order_2', email: 'other@example.org' }],
    ['another currency', { orderId: 'order_2', currency: 'USD' }],
  ])('is not confused with a payment of %s', async (_what, other) => {
    const { reopen, standIn } = await openPaid(other);
    expect(standIn.books()).toHaveLength(1);
    expect((await reopen()).reference).toMatch(/^[\da-f-]{36}$/);
  });

  it('is not confused with a payment from before it was opened', async () => {
    const { payments, time, buy } = await openShop();
    await buy({ orderId: 'order_0' });
    time.now = minutesLater(6);
    const opened = await payments.openCheckout(CHECKOUT);
    expect(await payments.openCheckout({ ...CHECKOUT, reference: opened.reference })).toEqual(opened);
  });
});

it.each([
  [
    'belongs to the other mode',
    (shop: Shop) => Object.assign(shop.standIn.account.checkouts[0]!, { isTest: false }),
  ],
  [
    'has no custom data',
    (shop: Shop) => delete shop.standIn.account.checkouts[0]!.attributes.checkout_data!.custom,
  ],
  ['never expires', (shop: Shop) => delete shop.standIn.account.checkouts[0]!.attributes.expires_at],
])('replaces a checkout that %s', async (_why, change) => {
  const shop = await openShop();
  const { reference } = await shop.payments.openCheckout(CHECKOUT);
  change(shop);
  expect((await shop.payments.openCheckout({ ...CHECKOUT, reference })).reference).not.toBe(reference);
});

it('opens no second checkout while the first cannot be read', async () => {
  const { payments, standIn } = await openShop();
  const { reference } = await payments.openCheckout(CHECKOUT);
  watchRequests((line, real) =>
    line.startsWith('GET') ? Promise.resolve(Response.json({}, { status: 500 })) : real(),
  );
  await expect(payments.openCheckout({ ...CHECKOUT, reference })).rejects.toThrow(
    'Lemon Squeezy answered 500: could not read a checkout.',
  );
  expect(standIn.account.checkouts).toHaveLength(1);
});

it('takes no reference that leads to another resource', async () => {
  const { payments, buy } = await openShop();
  const paymentId = await buy();
  const opened = await payments.openCheckout({
    ...CHECKOUT,
    reference: `../orders/${paymentId}`,
    knownPaymentIds: [paymentId],
  });
  expect(opened.reference).toMatch(/^[\da-f-]{36}$/);
});

it('knows the variant of each product, and throws for a product without one', async () => {
  const { payments, options } = await openShop();
  expect(payments.variantId('basic-999', 'USD')).toBe(options.stores.USD.variants['basic-999']);
  const { basic: _, ...others } = options.stores.EUR.variants;
  const stores = {
    ...options.stores,
    EUR: { storeId: '1', variants: others as typeof options.stores.EUR.variants },
  };
  const incomplete = createLemonSqueezyPayments({ ...options, stores });
  expect(() => incomplete.variantId('basic', 'EUR')).toThrow(PaymentError);
  await expect(incomplete.openCheckout({ ...CHECKOUT, product: 'basic' })).rejects.toThrow(PaymentError);
});
