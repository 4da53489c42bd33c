import { expect, it } from 'vitest';
import { PaymentError, type ListedPayment } from '../payments.ts';
import {
  openStripeShop,
  ORDER,
  type StripeShop,
} from '../../../../test/payment-stand-ins/stripe/stripe-shop.ts';
import {
  collectPayments,
  collectUnreadableIds,
} from '../../../../test/payment-stand-ins/collect-payments.ts';
import { changeJson, watchRequests } from '../../../../test/payment-stand-ins/watch-requests.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const DAY_MS = 24 * 3_600_000;
const daysLater = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

async function list({ payments }: StripeShop, since: Date): Promise<ListedPayment[]> {
  return collectPayments(payments, since);
}

it('lists a payment as the webhook reports it', async () => {
  const shop = await openStripeShop();
  const paymentId = await shop.buy({ currency: 'USD' });
  const [paid] = await shop.deliver();
  const { taxCents, variantId, invoiceUrl } = paid as {
    taxCents: number;
    variantId: string;
    invoiceUrl: string;
  };
  const requests = watchRequests();
  expect(await list(shop, NOW)).toEqual([
    {
      paymentId,
      orderId: 'order1',
      email: 'buyer@example.org',
      amountCents: 1900,
      taxCents,
      refundedCents: 0,
      currency: 'USD',
      variantId,
      invoiceUrl,
      paidAt: NOW,
      refundedAt: undefined,
    },
  ]);
  expect(requests.map(({ line }) => line.replace(/\?.*/, ''))).toEqual([
    ...['GET /v1/refunds', 'GET /v1/events', 'GET /v1/events', 'GET /v1/checkout/sessions'],
  ]);
});

it('lists only what was paid since, in checkouts that may be older', async () => {
  const shop = await openStripeShop();
  await shop.buy();
  await shop.payments.openCheckout({ ...ORDER, orderId: 'order2' });
  await shop.payments.openCheckout({ ...ORDER, orderId: 'order3' });
  shop.time.now = new Date(NOW.getTime() + 3_600_000);
  shop.stripe.pay('order2');
  shop.stripe.pay('order3', 'declined');
  expect(await list(shop, shop.time.now)).toMatchObject([{ orderId: 'order2', paidAt: shop.time.now }]);
});

it('follows all pages, also when Stripe has too many requests in between', async () => {
  let draws = 0;
  // Each request draws up to three numbers, so that about every second one is refused.
  const shop = await openStripeShop({}, { random: () => (draws++ % 8 === 0 ? 0 : 0.9) });
  for (let index = 0; index < 205; index += 1) await shop.buy({ orderId: `order${index}` });
  shop.stripe.api.tooMany = 0.5;
  const listed = await list(shop, NOW);
  expect(new Set(listed.map(({ orderId }) => orderId)).size).toBe(205);
  expect(listed).toHaveLength(205);
});

it('gives up with a PaymentError when there are too many requests for long', async () => {
  const shop = await openStripeShop();
  shop.stripe.api.tooMany = 1;
  const startedAtMs = Date.now();
  await expect(list(shop, NOW)).rejects.toThrow(PaymentError);
  expect(Date.now() - startedAtMs).toBeGreaterThan(2_900); // three times Retry-After
});

it('lists refunds since, of older payments too', async () => {
  const shop = await openStripeShop();
  const [first, second] = [await shop.buy(), await shop.buy({ orderId: 'order2' })];
  shop.time.now = daysLater(3);
  shop.stripe.refundFromDashboard(first, 500);
  shop.time.now = daysLater(39);
  shop.stripe.refundFromDashboard(first, 550);
  shop.time.now = daysLater(40);
  const third = await shop.buy({ orderId: 'order3' });
  shop.stripe.refundFromDashboard(first, 600);
  shop.stripe.refundFromDashboard(third);
  const listed = await list(shop, daysLater(39));
  expect(listed).toMatchObject([
    { paymentId: third, refundedCents: 1900, refundedAt: daysLater(40) },
    { paymentId: first, orderId: 'order1', refundedCents: 600, refundedAt: daysLater(40), paidAt: NOW },
  ]);
  expect(await list(shop, NOW)).toHaveLength(3);
  expect(second).not.toBe(first);
});

it('lists disputes that were lost since, and debits that were confirmed since', async () => {
  const shop = await openStripeShop();
  const paymentId = await shop.buy();
  await shop.payments.openCheckout({ ...ORDER, orderId: 'order2' });
  shop.stripe.payByDebit('order2');
  expect(await list(shop, NOW)).toMatchObject([{ orderId: 'order1' }]);
  shop.time.now = daysLater(10);
  expect(await list(shop, daysLater(9))).toEqual([]);
  shop.stripe.dispute(paymentId, 'lost');
  shop.stripe.settleDebit('order2', true);
  expect(await list(shop, daysLater(9))).toMatchObject([
    { orderId: 'order1', refundedCents: 1900, refundedAt: daysLater(10) },
    { orderId: 'order2', refundedCents: 0, refundedAt: undefined, paidAt: NOW },
  ]);
});

it('leaves out disputes that were won, and refunds that belong to no checkout', async () => {
  const shop = await openStripeShop();
  const paymentId = await shop.buy();
  shop.time.now = daysLater(10);
  shop.stripe.dispute(paymentId, 'won');
  shop.stripe.refundFromDashboard(paymentId, 500);
  Object.assign(shop.stripe.ledger.refunds[0]!, { payment_intent: null });
  const requests = watchRequests();
  expect(await list(shop, daysLater(9))).toEqual([]);
  expect(requests).toHaveLength(4);
});

it('ends at an empty page, although Stripe says that there are more', async () => {
  const shop = await openStripeShop();
  await shop.buy();
  watchRequests((line, real) =>
    line.startsWith('GET /v1/refunds')
      ? changeJson(real, (body: object) => ({ ...body, has_more: true }))
      : real(),
  );
  expect(await list(shop, NOW)).toHaveLength(1);
});

it('leaves out payments of another shop in the account, and keeps the currency of odd ones', async () => {
  const shop = await openStripeShop();
  await shop.buy();
  await shop.buy({ orderId: 'order2' });
  const [first, second] = shop.stripe.ledger.sessions;
  Object.assign(first!, { metadata: {} });
  Object.assign(second!, { currency: 'gbp' });
  expect(await list(shop, NOW)).toMatchObject([{ orderId: 'order2', currency: 'GBP' }]);
});

it.each([
  ['amount_total', 'much'],
  ['payment_status', 5],
])('reports a payment whose %s is not as documented, and lists the others', async (field, value) => {
  const shop = await openStripeShop();
  const odd = await shop.buy();
  const next = await shop.buy({ orderId: 'order2' });
  Object.assign(shop.stripe.ledger.sessions[0]!, { [field]: value });
  expect(await list(shop, NOW)).toMatchObject([{ paymentId: next }]);
  expect(await collectUnreadableIds(shop.payments, NOW)).toEqual([odd]);
});

it('leaves out an odd payment of another shop in the account', async () => {
  const shop = await openStripeShop();
  await shop.buy();
  Object.assign(shop.stripe.ledger.sessions[0]!, { amount_total: 'much', metadata: {} });
  expect(await collectUnreadableIds(shop.payments, NOW)).toEqual([]);
});

it('reports what cannot be read of refunds and disputes, and lists the other payments', async () => {
  const shop = await openStripeShop();
  const [refunded, disputed] = [await shop.buy(), await shop.buy({ orderId: 'order2' })];
  await shop.buy({ orderId: 'order3' });
  shop.stripe.refundFromDashboard(refunded, 500);
  shop.stripe.dispute(disputed, 'lost');
  const { refunds, disputes } = shop.stripe.ledger;
  Object.assign(refunds[0]!, { payment_intent: 5 });
  Object.assign(disputes[0]!, { amount: 'much' });
  expect(await list(shop, NOW)).toMatchObject([
    { orderId: 'order3' },
    { orderId: 'order1', refundedCents: 500 },
  ]);
  expect(await collectUnreadableIds(shop.payments, NOW)).toEqual([refunds[0]!.id, disputed]);
});

it('fails when Stripe does not answer what a payment lacks, instead of reporting the payment as odd', async () => {
  const shop = await openStripeShop();
  const paymentId = await shop.buy();
  shop.stripe.dispute(paymentId, 'lost');
  watchRequests((line, real) =>
    line.startsWith('GET /v1/disputes') ? Promise.reject(new TypeError('fetch failed')) : real(),
  );
  await expect(list(shop, NOW)).rejects.toThrow('Stripe did not answer.');
});

it('fails when an entry has no id, without which the next page cannot be requested', async () => {
  const shop = await openStripeShop();
  shop.stripe.refundFromDashboard(await shop.buy(), 500);
  Object.assign(shop.stripe.ledger.refunds[0]!, { id: 5 });
  await expect(list(shop, NOW)).rejects.toThrow('Stripe listed an entry without an id.');
});
