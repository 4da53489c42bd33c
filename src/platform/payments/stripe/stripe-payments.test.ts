import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { LIMITS } from '../../../catalog/limits.ts';
import { PaymentError } from '../payments.ts';
import type { StripeOptions } from './stripe-options.ts';
import { openStripeShop, ORDER } from '../../../../test/payment-stand-ins/stripe/stripe-shop.ts';
import { changeJson, watchRequests } from '../../../../test/payment-stand-ins/watch-requests.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

describe('a checkout', () => {
  it('is opened, paid and reported with everything that the port asks for', async () => {
    const { payments, stripe, deliver } = await openStripeShop();
    const { session, reference } = await payments.openCheckout(ORDER);
    expect(session).toEqual({
      provider: 'stripe',
      overlay: 'stripe',
      clientSecret: expect.stringMatching(/^cs_test_\w+_secret_\w+$/),
      publishableKey: 'pk_test_51StandIn',
    });
    expect(reference).toMatch(/^cs_test_\w+$/);
    expect(stripe.pay('order1')).toBe('paid');
    const [book] = stripe.books();
    expect(await deliver()).toEqual([
      {
        provider: 'stripe',
        eventId: expect.stringMatching(/^evt_\w+$/),
        kind: 'paid',
        orderId: 'order1',
        paymentId: book!.paymentId,
        amountCents: 1900,
        currency: 'EUR',
        taxCents: 303,
        variantId: 'prod_Basic',
        invoiceUrl: expect.stringMatching(/^https:\/\/pay\.stripe\.com\/receipts\//),
        occurredAt: NOW,
      },
    ]);
    expect(payments.variantId('basic', 'EUR')).toBe('prod_Basic');
  });

  it.each<[string, Partial<StripeOptions>, 'complete' | 'failed']>([
    ['is not calculated', { automaticTax: false }, 'complete'],
    ['could not be calculated', { automaticTax: true }, 'failed'],
  ])('reports no tax when it %s, not a tax of zero', async (_, options, calculation) => {
    const { payments, stripe, buy, deliver } = await openStripeShop(options);
    stripe.ledger.taxCalculation = calculation;
    await buy();
    expect(stripe.ledger.sessions[0]!.total_details.amount_tax).toBe(0);
    expect(await deliver()).toMatchObject([{ kind: 'paid', amountCents: 1900, taxCents: undefined }]);
    const listed = await payments.listPayments(NOW)[Symbol.asyncIterator]().next();
    expect(listed.value).toMatchObject({ amountCents: 1900, taxCents: undefined });
  });

  it('sets price, language, order and closing time at Stripe', async () => {
    const { payments, stripe } = await openStripeShop({ automaticTax: false });
    await payments.openCheckout({ ...ORDER, product: 'basic-999', amountCents: 999, currency: 'USD' });
    expect(stripe.ledger.sessions).toMatchObject([
      {
        adaptive_pricing: { enabled: false },
        amount_total: 999,
        automatic_tax: { enabled: false },
        client_reference_id: 'order1',
        currency: 'usd',
        customer_email: 'buyer@example.org',
        excluded_payment_method_types: expect.arrayContaining(['sepa_debit', 'customer_balance', 'konbini']),
        expires_at: (NOW.getTime() + LIMITS.checkoutLifetimeMs) / 1_000,
        locale: 'de',
        metadata: { lichtbild_order_id: 'order1' },
        redirect_on_completion: 'if_required',
        return_url: ORDER.returnUrl,
        ui_mode: 'embedded_page',
      },
    ]);
  });

  it('is read even if the address of its receipt is odd', async () => {
    const { payments, stripe, deliver } = await openStripeShop();
    await payments.openCheckout(ORDER);
    stripe.pay('order1');
    stripe.ledger.charges[0] = { ...stripe.ledger.charges[0]!, receipt_url: 'javascript:alert(1)' };
    expect(await deliver()).toMatchObject([{ kind: 'paid', invoiceUrl: undefined }]);
  });

  it('is the same one when it is opened again, until it is about to close', async () => {
    const { payments, stripe, time } = await openStripeShop();
    const first = await payments.openCheckout(ORDER);
    const again = { ...ORDER, reference: first.reference };
    expect(await payments.openCheckout(again)).toEqual(first);
    time.now = new Date(NOW.getTime() + LIMITS.checkoutLifetimeMs - 15 * 60_000);
    expect(await payments.openCheckout(again)).toEqual(first);
    time.now = new Date(time.now.getTime() + 1_000);
    const last = await payments.openCheckout(again);
    expect(last.reference).not.toBe(first.reference);
    expect(stripe.ledger.sessions.map(({ status }) => status)).toEqual(['expired', 'open']);
  });

  it.each([
    ['amount', { amountCents: 999 }],
    ['currency', { currency: 'USD' as const }],
    ['product', { product: 'premium' as const }],
    ['language', { language: 'es' as const }],
    ['order', { orderId: 'order2' }],
    ['page', { hosted: true }],
  ])('is replaced when the %s has changed, and the former one closes', async (_, change) => {
    const { payments, stripe } = await openStripeShop();
    const { reference } = await payments.openCheckout(ORDER);
    await payments.openCheckout({ ...ORDER, ...change, reference });
    expect(stripe.ledger.sessions.map(({ status }) => status)).toEqual(['expired', 'open']);
  });

  it('can be on a page of Stripe, and be embedded again afterwards', async () => {
    const { payments, stripe } = await openStripeShop();
    const hosted = await payments.openCheckout({ ...ORDER, hosted: true });
    expect(hosted.session).toEqual({
      provider: 'stripe',
      overlay: 'none',
      url: expect.stringContaining(`https://checkout.stripe.com/c/pay/${hosted.reference}`),
    });
    expect(await payments.openCheckout({ ...ORDER, hosted: true, reference: hosted.reference })).toEqual(
      hosted,
    );
    const embedded = await payments.openCheckout({ ...ORDER, reference: hosted.reference });
    expect(embedded.session.overlay).toBe('stripe');
    expect(stripe.ledger.sessions.map(({ status }) => status)).toEqual(['expired', 'open']);
  });

  it('leads back from the page of Stripe, with and without a payment', async () => {
    const { payments, stripe } = await openStripeShop();
    await payments.openCheckout({ ...ORDER, hosted: true });
    const cancelUrl = 'http://localhost:3000/checkout';
    await payments.openCheckout({ ...ORDER, orderId: 'order2', hosted: true, cancelUrl });
    expect(stripe.ledger.sessions).toMatchObject([
      { success_url: ORDER.returnUrl, cancel_url: ORDER.returnUrl },
      { success_url: ORDER.returnUrl, cancel_url: cancelUrl },
    ]);
  });

  it.each([undefined, 'cs_test_unknown', 'nonsense', '../refunds', ''])(
    'is a new one for the unknown reference %j',
    async (reference) => {
      const { payments } = await openStripeShop();
      const requests = vi.spyOn(globalThis, 'fetch');
      onTestFinished(() => requests.mockRestore());
      const { session } = await payments.openCheckout({ ...ORDER, reference });
      expect(session.overlay).toBe('stripe');
      // Only what looks like an id is asked for.
      expect(requests).toHaveBeenCalledTimes(reference === 'cs_test_unknown' ? 2 : 1);
    },
  );

  it('is a new one after the former has closed by itself', async () => {
    const { payments, stripe, time, deliver } = await openStripeShop();
    const { reference } = await payments.openCheckout(ORDER);
    time.now = new Date(NOW.getTime() + LIMITS.checkoutLifetimeMs);
    expect(stripe.pay('order1')).toBe('closed');
    expect(await deliver()).toEqual([]);
    expect((await payments.openCheckout({ ...ORDER, reference })).reference).not.toBe(reference);
  });

  it('is not opened again once it was paid', async () => {
    const { payments, stripe } = await openStripeShop();
    const { reference } = await payments.openCheckout(ORDER);
    stripe.pay('order1');
    await expect(payments.openCheckout({ ...ORDER, reference })).rejects.toThrow(PaymentError);
    expect(stripe.ledger.sessions).toHaveLength(1);
  });

  it.each([
    ['embedded', false, 'client_secret'],
    ['on a page of Stripe', true, 'url'],
  ])('%s fails when Stripe names no address of it', async (_what, hosted, field) => {
    const { payments } = await openStripeShop();
    watchRequests((_line, real) => changeJson(real, (body: object) => ({ ...body, [field]: null })));
    await expect(payments.openCheckout({ ...ORDER, hosted })).rejects.toThrow(
      'Stripe created a checkout without an address.',
    );
  });

  it('is not opened again once it was completed without a payment', async () => {
    const { payments, stripe } = await openStripeShop();
    const { reference } = await payments.openCheckout(ORDER);
    stripe.pay('order1');
    Object.assign(stripe.ledger.sessions[0]!, {
      payment_intent: null,
      payment_status: 'no_payment_required',
    });
    await expect(payments.openCheckout({ ...ORDER, reference })).rejects.toThrow('already completed');
  });

  it('is a new one after its payment was cancelled', async () => {
    const { payments, stripe } = await openStripeShop();
    const { reference } = await payments.openCheckout(ORDER);
    stripe.payByDebit('order1');
    Object.assign(stripe.ledger.intents[0]!, { status: 'canceled' });
    expect((await payments.openCheckout({ ...ORDER, reference })).reference).not.toBe(reference);
  });

  it('leaves the address to Stripe when Stripe rejects ours', async () => {
    const { payments, stripe } = await openStripeShop();
    await payments.openCheckout({ ...ORDER, email: 'müller@example.org' });
    expect(stripe.ledger.sessions.map((session) => session.customer_email)).toEqual([null]);
  });

  it('fails for a product that is not mapped, or that Stripe does not have', async () => {
    const { payments } = await openStripeShop({ products: { premium: 'prod_Gone' } });
    await expect(payments.openCheckout(ORDER)).rejects.toThrow(
      'The product basic has no product id of Stripe.',
    );
    expect(() => payments.variantId('basic', 'EUR')).toThrow(PaymentError);
    const requests = watchRequests();
    const opening = payments.openCheckout({ ...ORDER, product: 'premium' });
    await expect(opening).rejects.toThrow('Stripe answered 400: resource_missing');
    expect(requests).toHaveLength(1);
  });
});

describe('a declined payment', () => {
  it('is reported, and the same checkout can be paid afterwards', async () => {
    const { payments, stripe, deliver } = await openStripeShop();
    await payments.openCheckout(ORDER);
    expect(stripe.pay('order1', 'declined')).toBe('declined');
    expect(await deliver()).toMatchObject([{ kind: 'declined', orderId: 'order1', amountCents: 1900 }]);
    expect(stripe.pay('order1')).toBe('paid');
    expect(await deliver()).toMatchObject([{ kind: 'paid', orderId: 'order1', amountCents: 1900 }]);
  });

  it('by bank debit is reported once the bank has answered', async () => {
    const { payments, stripe, deliver } = await openStripeShop();
    const { reference } = await payments.openCheckout(ORDER);
    stripe.payByDebit('order1');
    expect(await deliver()).toEqual([]);
    await expect(payments.openCheckout({ ...ORDER, reference })).rejects.toThrow(PaymentError);
    stripe.settleDebit('order1', false);
    expect(await deliver()).toMatchObject([
      { kind: 'declined', orderId: 'order1' },
      { kind: 'declined', orderId: 'order1', invoiceUrl: undefined },
    ]);
    expect((await payments.openCheckout({ ...ORDER, reference })).reference).not.toBe(reference);
  });

  it('is none when the bank pays the debit', async () => {
    const { payments, stripe, deliver } = await openStripeShop();
    await payments.openCheckout(ORDER);
    stripe.payByDebit('order1');
    await deliver();
    stripe.settleDebit('order1', true);
    expect(await deliver()).toMatchObject([{ kind: 'paid', orderId: 'order1', amountCents: 1900 }]);
  });
});

describe('a Stripe that does not answer', () => {
  it('is a PaymentError of each function, which names neither key nor buyer', async () => {
    const { payments, stripe, buy } = await openStripeShop();
    const paymentId = await buy();
    const webhooks: [Uint8Array, Headers][] = [];
    await stripe.webhooks.deliver(({ rawBody, headers }) => {
      webhooks.push([rawBody, new Headers(headers)]);
      return Promise.resolve(200);
    });
    stripe.api.isDown = true;
    const errors = await Promise.all(
      [
        payments.openCheckout(ORDER),
        payments.refund({ paymentId, orderId: 'order1' }),
        payments.listPayments(NOW)[Symbol.asyncIterator]().next(),
        Promise.all(webhooks.map(([rawBody, headers]) => payments.readWebhook(rawBody, headers))),
      ].map((call) => call.then(String, (error: unknown) => error)),
    );
    for (const error of errors) {
      expect(error).toBeInstanceOf(PaymentError);
      expect((error as PaymentError).message).toMatch(/^Stripe answered 503/);
      expect((error as PaymentError).cause).toBeDefined();
    }
    expect(await payments.checkSetup()).not.toEqual([]);
  });

  it('is a PaymentError when the connection fails', async () => {
    const { payments, stripe } = await openStripeShop();
    await stripe[Symbol.asyncDispose]();
    await expect(payments.openCheckout(ORDER)).rejects.toThrow(PaymentError);
  });

  it('loses an answer, and still opens only one checkout', async () => {
    const { payments, stripe } = await openStripeShop();
    stripe.api.failsAfter = 1;
    const opening = payments.openCheckout(ORDER);
    setTimeout(() => (stripe.api.failsAfter = 0), 200);
    await opening;
    expect(stripe.ledger.sessions).toHaveLength(1);
  });
});
