import { expect, it } from 'vitest';
import { NOW, openShop, type Shop } from '../../../../test/payment-stand-ins/lemonsqueezy/open-shop.ts';
import { changeJson, watchRequests } from '../../../../test/payment-stand-ins/watch-requests.ts';
import { PaymentError } from '../payments.ts';
import { createLemonSqueezyPayments } from './lemon-squeezy-payments.ts';

const LATER = new Date(NOW.getTime() + 5 * 60_000);

const refundedCents = ({ standIn }: Shop) => standIn.books().map((payment) => payment.refundedCents);

it('refunds all of a payment, once', async () => {
  const shop = await openShop();
  const paymentId = await shop.buy();
  await shop.payments.refund({ paymentId, orderId: 'order_1' });
  await shop.payments.refund({ paymentId, orderId: 'order_1' });
  expect(refundedCents(shop)).toEqual([2_900]);
  expect(await shop.deliver()).toMatchObject([{ kind: 'paid' }, { kind: 'refunded', amountCents: 2_900 }]);
});

it('refunds up to a total, in steps, and never more than was paid', async () => {
  const shop = await openShop();
  const paymentId = await shop.buy();
  const refund = (totalCents: number) => shop.payments.refund({ paymentId, orderId: 'order_1', totalCents });
  await refund(1_000);
  await refund(1_000);
  await refund(400);
  expect(refundedCents(shop)).toEqual([1_000]);
  await refund(1_500);
  expect(refundedCents(shop)).toEqual([1_500]);
  await refund(5_000);
  expect(refundedCents(shop)).toEqual([2_900]);
});

it('resolves to all of a payment with its tax, also when it is repeated after a later change', async () => {
  const shop = await openShop();
  const paymentId = await shop.buy();
  shop.time.now = LATER;
  const confirmed = { totalCents: 2_900, taxCents: 463, refundedAt: LATER };
  expect(await shop.payments.refund({ paymentId, orderId: 'order_1' })).toEqual(confirmed);
  Object.assign(shop.standIn.account.orders[0]!, { updatedAt: new Date(LATER.getTime() + 1) });
  expect(await shop.payments.refund({ paymentId, orderId: 'order_1' })).toEqual(confirmed);
});

it('resolves to the total of all parts, without a tax, and to nothing before the first', async () => {
  const shop = await openShop();
  const paymentId = await shop.buy();
  const refund = (totalCents: number) => shop.payments.refund({ paymentId, orderId: 'order_1', totalCents });
  expect(await refund(0)).toBeUndefined();
  shop.standIn.refundFromDashboard(paymentId, 700);
  shop.time.now = LATER;
  const confirmed = { totalCents: 1_000, taxCents: undefined, refundedAt: LATER };
  expect(await refund(1_000)).toEqual(confirmed);
  expect(await refund(400)).toEqual(confirmed);
});

it('resolves to no more than was paid, whatever the provider reports', async () => {
  const shop = await openShop();
  const paymentId = await shop.buy();
  shop.standIn.account.refund(shop.standIn.account.orders[0]!, 3_000);
  expect(await shop.payments.refund({ paymentId, orderId: 'order_1' })).toEqual({
    totalCents: 2_900,
    taxCents: 463,
    refundedAt: NOW,
  });
});

it('believes the answer to the refund, and reads the order only before it', async () => {
  const shop = await openShop();
  const paymentId = await shop.buy();
  const watched = watchRequests();
  await shop.payments.refund({ paymentId, orderId: 'order_1' });
  expect(watched.map(({ line }) => line)).toEqual([
    `GET /v1/orders/${paymentId}`,
    `POST /v1/orders/${paymentId}/refund`,
  ]);
});

it.each([
  ['the refund', {}, { totalCents: 2_900, taxCents: 463, refundedAt: NOW }],
  ['no refund yet', { status: 'paid', refunded_amount: 0, refunded_at: null }, undefined],
])('reads the order after an odd answer, and accepts that it shows %s', async (_what, shown, confirmed) => {
  const shop = await openShop();
  const paymentId = await shop.buy();
  type Body = { data: { attributes: object } };
  watchRequests((line, real) =>
    changeJson(real, ({ data }: Body) =>
      line.startsWith('POST') ? {} : { data: { ...data, attributes: { ...data.attributes, ...shown } } },
    ),
  );
  expect(await shop.payments.refund({ paymentId, orderId: 'order_1' })).toEqual(confirmed);
  expect(refundedCents(shop)).toEqual([2_900]);
});

it('counts what was refunded from the dashboard', async () => {
  const shop = await openShop();
  const paymentId = await shop.buy();
  shop.standIn.refundFromDashboard(paymentId, 700);
  await shop.payments.refund({ paymentId, orderId: 'order_1', totalCents: 1_000 });
  expect(refundedCents(shop)).toEqual([1_000]);
});

it('refunds one of two payments of an order', async () => {
  const shop = await openShop();
  const first = await shop.buy();
  const second = await shop.buy();
  await shop.payments.refund({ paymentId: second, orderId: 'order_1' });
  expect(first).not.toBe(second);
  expect(refundedCents(shop)).toEqual([0, 2_900]);
});

it('refunds once when it is called several times at once', async () => {
  const shop = await openShop();
  const paymentId = await shop.buy();
  const refund = () => shop.payments.refund({ paymentId, orderId: 'order_1', totalCents: 1_000 });
  await Promise.all([refund(), refund(), refund()]);
  expect(refundedCents(shop)).toEqual([1_000]);
});

it('refunds another payment meanwhile, and the same one again after a failure', async () => {
  const shop = await openShop();
  const paymentId = await shop.buy();
  const failed = shop.payments.refund({ paymentId: 'odd', orderId: 'order_1' });
  const again = shop.payments.refund({ paymentId: 'odd', orderId: 'order_1' });
  await expect(failed).rejects.toThrow(PaymentError);
  await expect(again).rejects.toThrow(PaymentError);
  await shop.payments.refund({ paymentId, orderId: 'order_1' });
  expect(refundedCents(shop)).toEqual([2_900]);
});

it('succeeds when the answer was lost after the refund, and refunds nothing twice when it is repeated', async () => {
  const shop = await openShop();
  const paymentId = await shop.buy();
  const refund = () => shop.payments.refund({ paymentId, orderId: 'order_1', totalCents: 1_000 });
  // All answers are lost, so it is unknown whether the money went back.
  shop.standIn.api.failsAfter = 1;
  await expect(refund()).rejects.toThrow(PaymentError);
  expect(refundedCents(shop)).toEqual([0]);
  // Only the answer to the refund is lost; the order is read before and after it.
  failRequest(shop, 'failsAfter', 2);
  const confirmed = { totalCents: 1_000, taxCents: undefined, refundedAt: NOW };
  expect(await refund()).toEqual(confirmed);
  expect(refundedCents(shop)).toEqual([1_000]);
  expect(await refund()).toEqual(confirmed);
  expect(refundedCents(shop)).toEqual([1_000]);
});

/** Makes the request of this number fail, counted from now. */
function failRequest({ standIn }: Shop, fault: 'failsBefore' | 'failsAfter', number: number) {
  const requests = { count: 0 };
  Object.defineProperty(standIn.api, fault, { get: () => ((requests.count += 1) === number ? 1 : 0) });
  return requests;
}

it('accepts a refusal when somebody else refunded meanwhile, and reports it otherwise', async () => {
  const shop = await openShop();
  const paymentId = await shop.buy();
  const refund = () => shop.payments.refund({ paymentId, orderId: 'order_1' });
  shop.standIn.api.failsBefore = 1;
  await expect(refund()).rejects.toThrow('Lemon Squeezy answered 500');
  shop.standIn.api.failsBefore = 0;
  // Another process reads the order at the same time, and both request everything that is left.
  const other = createLemonSqueezyPayments(shop.options);
  const confirmed = { totalCents: 2_900, taxCents: 463, refundedAt: NOW };
  const both = [refund(), other.refund({ paymentId, orderId: 'order_1' })];
  expect(await Promise.all(both)).toEqual([confirmed, confirmed]);
  expect(refundedCents(shop)).toEqual([2_900]);
});

it('reports why the refund failed, also when the order cannot be read afterwards', async () => {
  const shop = await openShop();
  const paymentId = await shop.buy();
  let requests = 0;
  watchRequests((_line, real) => {
    requests += 1;
    const refused = { errors: [{ title: 'Refused' }] };
    return requests === 1
      ? real()
      : Promise.resolve(Response.json(refused, { status: requests === 2 ? 422 : 404 }));
  });
  const refunding = shop.payments.refund({ paymentId, orderId: 'order_1' });
  await expect(refunding).rejects.toThrow('Lemon Squeezy answered 422');
});

it('reports that the refund failed before it was executed', async () => {
  const shop = await openShop();
  const paymentId = await shop.buy();
  failRequest(shop, 'failsBefore', 2);
  await expect(shop.payments.refund({ paymentId, orderId: 'order_1' })).rejects.toThrow('could not refund');
  expect(refundedCents(shop)).toEqual([0]);
});

it('requests nothing when everything is refunded', async () => {
  const shop = await openShop();
  const paymentId = await shop.buy();
  shop.standIn.refundFromDashboard(paymentId);
  const requests = failRequest(shop, 'failsBefore', 2);
  await shop.payments.refund({ paymentId, orderId: 'order_1' });
  expect(requests.count).toBe(1);
});

it('refunds although the call before, for which it waited, failed', async () => {
  const shop = await openShop();
  const paymentId = await shop.buy();
  failRequest(shop, 'failsBefore', 1);
  const refund = () => shop.payments.refund({ paymentId, orderId: 'order_1' });
  const results = await Promise.allSettled([refund(), refund()]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(refundedCents(shop)).toEqual([2_900]);
});

it('lets a third call wait for the second, although the first has failed', async () => {
  const shop = await openShop();
  const paymentId = await shop.buy();
  failRequest(shop, 'failsBefore', 1);
  const refund = () => shop.payments.refund({ paymentId, orderId: 'order_1', totalCents: 1_000 });
  const [first, second] = [refund(), refund()];
  await expect(first).rejects.toThrow(PaymentError);
  await Promise.all([second, refund()]);
  expect(refundedCents(shop)).toEqual([1_000]);
});

it('refuses to refund an order that was never paid', async () => {
  const shop = await openShop();
  const paymentId = await shop.buy();
  Object.assign(shop.standIn.account.orders[0]!, { status: 'pending' });
  await expect(shop.payments.refund({ paymentId, orderId: 'order_1' })).rejects.toThrow('was not paid');
  expect(refundedCents(shop)).toEqual([0]);
});

it.each([
  ['4999999', 'answered 404'],
  ['abc', 'no id'],
  ['', 'no id'],
  ['1/refund', 'no id'],
])('throws for the unknown payment %j', async (paymentId, message) => {
  const { payments } = await openShop();
  const refund = payments.refund({ paymentId, orderId: 'order_1' });
  await expect(refund).rejects.toThrow(PaymentError);
  await expect(refund).rejects.toThrow(message);
});

it('refuses to refund a payment of the other mode', async () => {
  const shop = await openShop('live');
  const paymentId = await shop.buy();
  const test = createLemonSqueezyPayments({ ...shop.options, mode: 'test' });
  await expect(test.refund({ paymentId, orderId: 'order_1' })).rejects.toThrow('other mode');
  expect(refundedCents(shop)).toEqual([0]);
});
