import { describe, expect, it } from 'vitest';
import {
  type ContractShop,
  openLemonSqueezyShop,
  openPaddleShop,
  openSandboxShop,
  openStripeContractShop,
  type OpenContractShop,
} from '../../../test/payment-stand-ins/contract-shop.ts';
import { collectPayments } from '../../../test/payment-stand-ins/collect-payments.ts';
import { PRODUCT_IDS } from '../../catalog/products.ts';
import {
  CheckoutCompletedError,
  type CheckoutRequest,
  type ListedPayment,
  PaymentError,
  type PaymentEvent,
  type WebhookReading,
} from './payments.ts';

/** Each adapter behind its provider or its stand-in; with `isDown`, what it depends on does not answer. */
const PROVIDERS: readonly [string, OpenContractShop][] = [
  ['sandbox', openSandboxShop],
  ['lemonsqueezy', openLemonSqueezyShop],
  ['paddle', openPaddleShop],
  ['stripe', openStripeContractShop],
];

const CHECKOUT: CheckoutRequest = {
  orderId: 'order1',
  product: 'basic',
  amountCents: 1900,
  currency: 'EUR',
  email: 'buyer@example.org',
  language: 'de',
  returnUrl: 'https://shop.example/de/create-headshot',
};
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Reads the webhooks that were sent since the last call, without those that have no effect. */
async function readAll(shop: ContractShop): Promise<WebhookReading[]> {
  const readings: WebhookReading[] = [];
  for (const { rawBody, headers } of await shop.webhooks()) {
    const reading = await shop.payments.readWebhook(rawBody, new Headers(headers));
    if (reading !== 'ignored') readings.push(reading);
  }
  return readings;
}

/** Opens a checkout and pays in it. Returns the payment's event. */
async function buy(shop: ContractShop, request: Partial<CheckoutRequest> = {}): Promise<PaymentEvent> {
  const checkout = { ...CHECKOUT, ...request };
  await shop.payments.openCheckout(checkout);
  await shop.pay(checkout.orderId, 'success');
  const readings = await readAll(shop);
  expect(readings).toEqual([expect.objectContaining({ kind: 'paid' })]);
  return readings[0] as PaymentEvent;
}

async function list({ payments }: ContractShop, since: Date): Promise<ListedPayment[]> {
  return collectPayments(payments, since);
}

describe.each(PROVIDERS)('payments by %s', (name, open) => {
  it('has a name that fits into the URL of its webhook', async () => {
    const { payments } = await open({ isDown: false });
    expect(payments.name).toBe(name);
    expect(payments.name).toMatch(/^[a-z\d-]+$/);
  });

  it('knows an id of its own for each product, or for none', async () => {
    const { payments } = await open({ isDown: false });
    for (const currency of ['EUR', 'USD'] as const) {
      const ids = PRODUCT_IDS.map((product) => payments.variantId(product, currency));
      expect(new Set(ids).size).toBe(ids.includes(undefined) ? 1 : PRODUCT_IDS.length);
    }
  });

  it('opens and reopens the checkout of an order, which is charged once, without a secret in it', async () => {
    const shop = await open({ isDown: false });
    const opened = await shop.payments.openCheckout(CHECKOUT);
    const { reference } = opened;
    const again = await shop.payments.openCheckout({ ...CHECKOUT, language: 'en', reference });
    for (const { session } of [opened, again]) {
      expect(session.provider).toBe(name);
      const text = JSON.stringify(session);
      for (const secret of shop.secrets) expect(text).not.toContain(secret);
    }
    await shop.pay('order1', 'success');
    expect(await shop.books()).toMatchObject([{ orderId: 'order1', amountCents: 1900, refundedCents: 0 }]);
  });

  it('opens no checkout again that was paid, although its webhook was lost', async () => {
    const shop = await open({ isDown: false });
    const { reference } = await shop.payments.openCheckout(CHECKOUT);
    await shop.pay('order1', 'success');
    await shop.webhooks();
    const again = shop.payments.openCheckout({ ...CHECKOUT, reference });
    // The sandbox's own page refuses a second payment.
    if (name === 'sandbox') await again;
    else await expect(again).rejects.toThrow(CheckoutCompletedError);
  });

  it('reads a payment, and the same event whenever it is sent again', async () => {
    const shop = await open({ isDown: false });
    await shop.payments.openCheckout(CHECKOUT);
    await shop.pay('order1', 'success');
    const webhooks = await shop.webhooks();
    const read = async () => {
      const readings: WebhookReading[] = [];
      for (const { rawBody, headers } of webhooks)
        readings.push(await shop.payments.readWebhook(rawBody, new Headers(headers)));
      return readings.filter((reading) => reading !== 'ignored');
    };
    const [event, ...others] = (await read()) as PaymentEvent[];
    expect(others).toEqual([]);
    expect(await read()).toEqual([event]);
    const [booked] = await shop.books();
    expect(event).toMatchObject({
      ...{ provider: name, kind: 'paid', orderId: 'order1', paymentId: booked!.paymentId },
      ...{ amountCents: 1900, currency: 'EUR', occurredAt: shop.time.now },
    });
    expect(event!.eventId).not.toBe('');
    const variantId = shop.payments.variantId('basic', 'EUR');
    expect([undefined, variantId]).toContain(event!.variantId);
    expect(event!.taxCents ?? 0).toBeLessThan(1900);
  });

  it('rejects a webhook without a signature or with a changed byte', async () => {
    const shop = await open({ isDown: false });
    await shop.payments.openCheckout(CHECKOUT);
    await shop.pay('order1', 'success');
    const webhooks = await shop.webhooks();
    expect(webhooks).not.toEqual([]);
    for (const { rawBody, headers } of webhooks) {
      expect(await shop.payments.readWebhook(rawBody, new Headers())).toBeUndefined();
      const changed = Uint8Array.from(rawBody);
      changed[changed.indexOf('1'.charCodeAt(0))]! += 1;
      expect(await shop.payments.readWebhook(changed, new Headers(headers))).toBeUndefined();
    }
  });

  it('ignores kinds of events without an effect here, and reports one that it cannot read', async () => {
    const { payments, oddWebhooks } = await open({ isDown: false });
    const read = ({ rawBody, headers }: Awaited<ReturnType<typeof oddWebhooks.unknownKind>>) =>
      payments.readWebhook(rawBody, new Headers(headers));
    expect(await read(await oddWebhooks.unknownKind())).toBe('ignored');
    expect(await read(await oddWebhooks.withoutContent())).toBe('unreadable');
  });

  it('takes a declined card for no payment, and lets the buyer try again', async () => {
    const shop = await open({ isDown: false });
    await shop.payments.openCheckout(CHECKOUT);
    await shop.pay('order1', 'declined');
    for (const reading of await readAll(shop))
      expect(reading).toMatchObject({ kind: 'declined', orderId: 'order1' });
    expect(await shop.books()).toEqual([]);
    await shop.pay('order1', 'success');
    expect(await readAll(shop)).toMatchObject([{ kind: 'paid', orderId: 'order1' }]);
  });

  it('refunds a payment once, however often it is asked, and reports it', async () => {
    const shop = await open({ isDown: false });
    const { paymentId } = await buy(shop);
    for (let time = 0; time < 3; time += 1) await shop.payments.refund({ paymentId, orderId: 'order1' });
    expect(await shop.books()).toMatchObject([{ paymentId, refundedCents: 1900 }]);
    expect(await readAll(shop)).toMatchObject([
      { kind: 'refunded', orderId: 'order1', paymentId, amountCents: 1900, currency: 'EUR' },
    ]);
  });

  it('refunds up to a total, and reports totals', async () => {
    const shop = await open({ isDown: false });
    const { paymentId } = await buy(shop);
    const reported: WebhookReading[] = [];
    for (const totalCents of [500, 500, 700, undefined]) {
      await shop.payments.refund({ paymentId, orderId: 'order1', totalCents });
      reported.push(...(await readAll(shop)));
    }
    expect(await shop.books()).toMatchObject([{ refundedCents: 1900 }]);
    expect(reported).toMatchObject(
      [500, 700, 1900].map((amountCents) => ({ kind: 'refunded', amountCents })),
    );
    expect(new Set(reported.map((reading) => (reading as PaymentEvent).eventId)).size).toBe(3);
  });

  it('answers with what is refunded so far, whenever it is asked', async () => {
    const shop = await open({ isDown: false });
    const { paymentId } = await buy(shop);
    const answers = [];
    for (const totalCents of [500, 500, undefined, undefined, 500]) {
      answers.push((await shop.payments.refund({ paymentId, orderId: 'order1', totalCents }))?.totalCents);
    }
    // The sandbox confirms refunds by events only.
    expect(answers).toEqual(name === 'sandbox' ? Array(5).fill(undefined) : [500, 500, 1900, 1900, 1900]);
  });

  it('refuses to refund a payment that it does not have', async () => {
    const { payments, unknownPaymentId: paymentId } = await open({ isDown: false });
    await expect(payments.refund({ paymentId, orderId: 'order1' })).rejects.toThrow(PaymentError);
  });

  it('lists the payments since a moment, with what was refunded of them', async () => {
    const shop = await open({ isDown: false });
    const paidAt = shop.time.now;
    const first = await buy(shop);
    shop.time.now = new Date(paidAt.getTime() + DAY_MS);
    const second = await buy(shop, { orderId: 'order2', product: 'premium', amountCents: 2900 });
    await shop.payments.refund({ paymentId: second.paymentId, orderId: 'order2', totalCents: 900 });

    const all = await list(shop, new Date(paidAt.getTime() - HOUR_MS));
    expect(all.toSorted((a, b) => a.paidAt.getTime() - b.paidAt.getTime())).toMatchObject([
      { paymentId: first.paymentId, amountCents: 1900, refundedCents: 0, currency: 'EUR', paidAt },
      { paymentId: second.paymentId, amountCents: 2900, refundedCents: 900, currency: 'EUR' },
    ]);
    for (const { orderId, email } of all) {
      // Without the order's number, the buyer's address has to tell whose payment it is.
      expect(orderId === undefined ? email : orderId).toMatch(/^(order[12]|buyer@example\.org)$/);
    }
    const late = await list(shop, new Date(paidAt.getTime() + HOUR_MS));
    expect(late.map(({ paymentId }) => paymentId)).toEqual([second.paymentId]);
  });

  it('lists a payment that was refunded later, if the provider can', async () => {
    const shop = await open({ isDown: false });
    const { paymentId } = await buy(shop);
    const since = new Date(shop.time.now.getTime() + DAY_MS);
    shop.time.now = new Date(since.getTime() + HOUR_MS);
    await shop.payments.refund({ paymentId, orderId: 'order1' });
    const listed = await list(shop, since);
    if (shop.listsLateRefunds) expect(listed).toMatchObject([{ paymentId, refundedCents: 1900 }]);
    else expect(listed).toEqual([]);
  });

  it('finds nothing to mend in a complete setup', async () => {
    const { payments } = await open({ isDown: false });
    expect(await payments.checkSetup()).toEqual([]);
  });

  it('throws a PaymentError when the provider does not answer', async () => {
    const shop = await open({ isDown: true });
    const { payments, unknownPaymentId: paymentId } = shop;
    await expect(payments.openCheckout(CHECKOUT)).rejects.toThrow(PaymentError);
    await expect(payments.refund({ paymentId, orderId: 'order1' })).rejects.toThrow(PaymentError);
    await expect(list(shop, new Date(0))).rejects.toThrow(PaymentError);
  });

  it('reports a provider that does not answer as a problem of the setup', async () => {
    const { payments } = await open({ isDown: true });
    const problems = await payments.checkSetup();
    // The sandbox has no setup.
    expect(problems.length > 0).toBe(name !== 'sandbox');
    for (const { problem, fix } of problems) expect([problem, fix]).not.toContain('');
  });
});
