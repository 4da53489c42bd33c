import { expect, it } from 'vitest';
import { PaymentError } from '../payments.ts';
import {
  CHECKOUT,
  openBench,
  PADDLE_PRODUCTS,
} from '../../../../test/payment-stand-ins/paddle/paddle-bench.ts';

it('reads a payment that the buyer made in the opened checkout', async () => {
  const { payments, standIn, deliver } = await openBench();
  const { reference } = await payments.openCheckout(CHECKOUT);
  expect(standIn.pay('order1')).toBe('paid');
  expect(await deliver()).toEqual([
    {
      provider: 'paddle',
      eventId: expect.stringMatching(/^evt_[a-z\d]{26}$/),
      kind: 'paid',
      orderId: 'order1',
      paymentId: reference,
      amountCents: 1900,
      currency: 'EUR',
      taxCents: 303,
      variantId: PADDLE_PRODUCTS.basic,
      occurredAt: new Date('2026-11-21T10:00:00Z'),
    },
  ]);
  expect(payments.variantId('basic', 'EUR')).toBe(PADDLE_PRODUCTS.basic);
  // Paddle sends these, too, and they have no effect.
  const types = standIn.webhooks.bodies.map(
    (body) => (JSON.parse(body) as { event_type: string }).event_type,
  );
  expect(types).toEqual([
    ...['transaction.created', 'customer.created', 'address.created', 'transaction.updated'],
    ...['transaction.ready', 'transaction.paid', 'transaction.updated', 'transaction.completed'],
    'transaction.updated',
  ]);
});

it('reads a declined card, after which the same checkout can still be paid', async () => {
  const { payments, standIn, deliver } = await openBench();
  await payments.openCheckout(CHECKOUT);
  expect(standIn.pay('order1', 'declined')).toBe('declined');
  expect(await deliver()).toMatchObject([{ kind: 'declined', orderId: 'order1', amountCents: 1900 }]);
  expect(standIn.pay('order1')).toBe('paid');
  expect(await deliver()).toMatchObject([{ kind: 'paid', orderId: 'order1' }]);
});

it('gives an event the same id at each attempt', async () => {
  const { payments, standIn } = await openBench();
  await payments.openCheckout(CHECKOUT);
  standIn.pay('order1');
  const eventIds: string[] = [];
  for (const status of [500, 301, 200]) {
    await standIn.webhooks.deliver(async ({ rawBody, headers }) => {
      const event = await payments.readWebhook(rawBody, new Headers(headers));
      if (typeof event === 'object') eventIds.push(event.eventId);
      return status;
    });
  }
  expect(eventIds).toHaveLength(3);
  expect(new Set(eventIds).size).toBe(1);
});

it('accepts webhooks while the secret is being replaced, on either side', async () => {
  const both = await openBench({ standIn: { webhookSecret: 'old', secondSecret: 'new' } });
  await both.payments.openCheckout(CHECKOUT);
  both.standIn.pay('order1');
  expect(new Set(await both.deliver())).toEqual(new Set([undefined])); // neither is configured

  for (const webhookSecrets of [['old'], ['new'], ['new', 'old'], ['another', 'new']]) {
    const { payments, standIn, deliver } = await openBench({
      standIn: { webhookSecret: 'old', secondSecret: 'new' },
      adapter: { webhookSecrets },
    });
    await payments.openCheckout(CHECKOUT);
    standIn.pay('order1');
    expect(await deliver()).toMatchObject([{ kind: 'paid' }]);
  }
});

it('rejects a webhook with a changed byte, without a signature, or an old one', async () => {
  const { payments, standIn, time } = await openBench();
  await payments.openCheckout(CHECKOUT);
  await standIn.webhooks.deliver(async ({ rawBody, headers }) => {
    const signed = new Headers(headers);
    expect(await payments.readWebhook(rawBody, signed)).toBe('ignored');
    const changed = rawBody.slice();
    changed[10]! ^= 1;
    expect(await payments.readWebhook(changed, signed)).toBeUndefined();
    expect(await payments.readWebhook(rawBody, new Headers())).toBeUndefined();
    time.now = new Date(time.now.getTime() + 301_000);
    expect(await payments.readWebhook(rawBody, signed)).toBeUndefined();
    return 200;
  });
});

it('throws a PaymentError without the key when Paddle is down or does not accept it', async () => {
  const { payments, standIn, buy } = await openBench();
  const paymentId = await buy();
  standIn.api.isDown = true;
  await expect(payments.openCheckout(CHECKOUT)).rejects.toThrow(PaymentError);
  await expect(payments.refund({ paymentId, orderId: 'order1' })).rejects.toThrow(PaymentError);
  await expect(payments.listPayments(new Date(0))[Symbol.asyncIterator]().next()).rejects.toThrow(
    PaymentError,
  );
  const { payments: withWrongKey } = await openBench({ adapter: { apiKey: 'pdl_sdbx_apikey_wrong' } });
  const error = await withWrongKey.openCheckout(CHECKOUT).catch((reason: unknown) => reason as Error);
  expect(error).toMatchObject({
    name: 'PaymentError',
    message: 'Paddle did not create a transaction: invalid_token.',
    cause: expect.any(Error),
  });
});

it('names products without an id', async () => {
  const { payments } = await openBench({ adapter: { products: { ...PADDLE_PRODUCTS, premium: '' } } });
  expect(() => payments.variantId('premium', 'EUR')).toThrow(PaymentError);
  await expect(payments.openCheckout({ ...CHECKOUT, product: 'premium' })).rejects.toThrow('premium');
});
