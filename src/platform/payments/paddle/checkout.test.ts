import { expect, it } from 'vitest';
import { PaymentError } from '../payments.ts';
import {
  CHECKOUT,
  openBench,
  PADDLE_PRODUCTS,
} from '../../../../test/payment-stand-ins/paddle/paddle-bench.ts';
import { changeJson, watchRequests } from '../../../../test/payment-stand-ins/watch-requests.ts';

it('opens the overlay for a transaction whose price includes taxes and is ours', async () => {
  const { payments, standIn } = await openBench();
  const { session, reference } = await payments.openCheckout({ ...CHECKOUT, amountCents: 1399 });
  expect(reference).toMatch(/^txn_[a-z\d]{26}$/);
  expect(session).toEqual({
    provider: 'paddle',
    overlay: 'paddle',
    email: CHECKOUT.email,
    transactionId: reference,
    clientToken: `test_${'c'.repeat(27)}`,
    environment: 'sandbox',
    locale: 'de',
    hostedUrl: undefined,
  });
  expect(standIn.transactions).toMatchObject([
    {
      customData: { lichtbild_order_id: 'order1' },
      quantity: 1,
      checkoutUrl: CHECKOUT.returnUrl,
      price: {
        product_id: PADDLE_PRODUCTS.basic,
        unit_price: { amount: '1399', currency_code: 'EUR' },
        tax_mode: 'internal',
        quantity: { minimum: 1, maximum: 1 },
      },
    },
  ]);
});

it('opens the overlay of real payments in live mode', async () => {
  const { payments } = await openBench({ standIn: { mode: 'live' }, adapter: { mode: 'live' } });
  expect((await payments.openCheckout(CHECKOUT)).session).toMatchObject({ environment: 'production' });
});

it('uses an open transaction again as long as it fits', async () => {
  const { payments, standIn } = await openBench();
  const { reference } = await payments.openCheckout(CHECKOUT);
  const again = await payments.openCheckout({ ...CHECKOUT, language: 'es', reference });
  expect(again.reference).toBe(reference);
  expect(again.session).toMatchObject({ locale: 'es' });
  standIn.pay('order1', 'declined');
  expect((await payments.openCheckout({ ...CHECKOUT, reference })).reference).toBe(reference);
  expect(standIn.transactions).toHaveLength(1);
});

it.each([
  ['amount', { amountCents: 999 }],
  ['currency', { currency: 'USD' }],
  ['product', { product: 'premium' }],
  ['order', { orderId: 'order2' }],
] as const)('creates another transaction for another %s', async (_, change) => {
  const { payments, standIn } = await openBench();
  const { reference } = await payments.openCheckout(CHECKOUT);
  const other = await payments.openCheckout({ ...CHECKOUT, ...change, reference });
  expect(other.reference).not.toBe(reference);
  expect(standIn.transactions).toHaveLength(2);
});

it('cancels the transaction with the old price where Paddle allows it', async () => {
  const { payments, standIn } = await openBench();
  const { reference } = await payments.openCheckout(CHECKOUT);
  standIn.pay('order1', 'declined'); // which makes it ready
  await payments.openCheckout({ ...CHECKOUT, amountCents: 999, reference });
  expect(standIn.transactions.map(({ status }) => status)).toEqual(['canceled', 'draft']);
  expect((await payments.openCheckout({ ...CHECKOUT, reference })).reference).not.toBe(reference);
});

it('leaves a draft with the old price alone, because Paddle cannot cancel it', async () => {
  const { payments } = await openBench();
  const { reference } = await payments.openCheckout(CHECKOUT);
  const requests = watchRequests();
  await payments.openCheckout({ ...CHECKOUT, amountCents: 999, reference });
  expect(requests.map(({ line }) => line.split(' ')[0])).toEqual(['GET', 'POST']);
});

it('does not let anybody pay twice while the webhook is on its way', async () => {
  const { payments, standIn, buy } = await openBench();
  const reference = await buy();
  await expect(payments.openCheckout({ ...CHECKOUT, reference })).rejects.toThrow('already paid');
  await payments.refund({ paymentId: reference, orderId: 'order1' });
  expect((await payments.openCheckout({ ...CHECKOUT, reference })).reference).not.toBe(reference);
  expect(standIn.transactions).toHaveLength(2);
});

it('does not let anybody pay twice while Paddle still processes the payment', async () => {
  const { payments, standIn, buy } = await openBench();
  const reference = await buy();
  standIn.transactions[0]!.status = 'paid';
  await expect(payments.openCheckout({ ...CHECKOUT, reference })).rejects.toThrow('already paid');
});

it('opens no second transaction while the first cannot be read', async () => {
  const { payments, standIn } = await openBench();
  const { reference } = await payments.openCheckout(CHECKOUT);
  watchRequests((line, real) =>
    line.startsWith('GET') ? Promise.resolve(Response.json({}, { status: 500 })) : real(),
  );
  await expect(payments.openCheckout({ ...CHECKOUT, reference })).rejects.toThrow(
    'did not return the opened checkout',
  );
  expect(standIn.transactions).toHaveLength(1);
});

it.each([[''], [null], [5]])('refuses a transaction whose id is %j', async (id) => {
  const { payments } = await openBench();
  watchRequests((_line, real) =>
    changeJson(real, (body: { data: object }) => ({ ...body, data: { ...body.data, id } })),
  );
  await expect(payments.openCheckout(CHECKOUT)).rejects.toThrow('Paddle created an odd transaction.');
});

it('creates a transaction when the reference is unknown, as after a change of the environment', async () => {
  const { payments } = await openBench();
  const reference = `txn_${'0'.repeat(26)}`;
  expect((await payments.openCheckout({ ...CHECKOUT, reference })).reference).not.toBe(reference);
});

it('leaves out a return address that Paddle does not allow', async () => {
  const unapproved = await openBench({ standIn: { approvedDomains: [] } });
  await unapproved.payments.openCheckout(CHECKOUT);
  const local = await openBench();
  const requests = watchRequests();
  await local.payments.openCheckout({ ...CHECKOUT, returnUrl: 'http://shop.example/order' });
  expect(requests.map(({ body }) => Object.keys(JSON.parse(body) as object))).toEqual([
    ['items', 'currency_code', 'collection_mode', 'custom_data'],
  ]);
  for (const { standIn } of [unapproved, local]) {
    expect(standIn.transactions).toMatchObject([{ checkoutUrl: 'https://shop.example/pay' }]);
  }
});

it('links Paddle’s own mails to the page for a buyer who has not paid', async () => {
  const { payments, standIn } = await openBench();
  await payments.openCheckout({ ...CHECKOUT, cancelUrl: 'https://shop.example/checkout' });
  expect(standIn.transactions).toMatchObject([{ checkoutUrl: 'https://shop.example/checkout' }]);
});

it('opens the overlay although the address of the hosted checkout is none', async () => {
  const { payments } = await openBench({ adapter: { hostedCheckoutUrl: 'pay.paddle.io' } });
  expect((await payments.openCheckout(CHECKOUT)).session).toMatchObject({ hostedUrl: undefined });
  await expect(payments.openCheckout({ ...CHECKOUT, hosted: true })).rejects.toThrow(PaymentError);
});

it('opens the hosted checkout only if there is one', async () => {
  const without = await openBench();
  await expect(without.payments.openCheckout({ ...CHECKOUT, hosted: true })).rejects.toThrow(PaymentError);
  expect(without.standIn.transactions).toHaveLength(0);

  const hostedCheckoutUrl = 'https://sandbox-pay.paddle.io/hsc_1?theme=light';
  const { payments, standIn } = await openBench({ adapter: { hostedCheckoutUrl } });
  const { session, reference } = await payments.openCheckout({ ...CHECKOUT, hosted: true });
  const url = `https://sandbox-pay.paddle.io/hsc_1?theme=light&transaction_id=${reference}`;
  expect(session).toEqual({ provider: 'paddle', overlay: 'none', url });
  expect((await payments.openCheckout({ ...CHECKOUT, reference })).session).toMatchObject({ hostedUrl: url });
  const page = await fetch(`${standIn.origin}/hsc_1?transaction_id=${reference}`);
  expect(await page.text()).toContain('19.00 EUR');
});

it('reports an account without a default payment link', async () => {
  const { payments } = await openBench({ standIn: { hasDefaultPaymentLink: false } });
  const requests = watchRequests();
  await expect(payments.openCheckout(CHECKOUT)).rejects.toThrow('transaction_default_checkout_url_not_set');
  expect(requests.map(({ line }) => line)).toEqual(['POST /transactions']);
});
