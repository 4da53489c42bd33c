import { describe, expect, it } from 'vitest';
import { openStripeShop, ORDER } from '../../../../test/payment-stand-ins/stripe/stripe-shop.ts';
import { watchRequests } from '../../../../test/payment-stand-ins/watch-requests.ts';

async function openPaidShop() {
  const shop = await openStripeShop();
  const paymentId = await shop.buy();
  await shop.deliver();
  const refund = (totalCents?: number) =>
    shop.payments.refund({ paymentId, orderId: ORDER.orderId, totalCents });
  const refunded = () => shop.stripe.books()[0]!.refundedCents;
  return { ...shop, paymentId, refund, refunded };
}

describe('a refund', () => {
  it('of all is confirmed by one event', async () => {
    const { refund, deliver, paymentId } = await openPaidShop();
    await refund();
    expect(await deliver()).toEqual([
      {
        provider: 'stripe',
        eventId: expect.stringMatching(/^evt_/),
        kind: 'refunded',
        orderId: 'order1',
        paymentId,
        amountCents: 1900,
        currency: 'EUR',
        occurredAt: new Date('2026-11-21T10:00:00Z'),
      },
    ]);
  });

  it('in parts reports the total so far', async () => {
    const { refund, deliver, stripe } = await openPaidShop();
    await refund(500);
    expect(await deliver()).toMatchObject([{ amountCents: 500 }]);
    await refund(800);
    expect(await deliver()).toMatchObject([{ amountCents: 800 }]);
    await refund();
    expect(await deliver()).toMatchObject([{ amountCents: 1900 }]);
    expect(stripe.ledger.refunds.map(({ amount }) => amount)).toEqual([500, 300, 1100]);
  });

  it('returns the total that has succeeded, which a repeated request returns again', async () => {
    const { refund } = await openPaidShop();
    const confirmed = (totalCents: number) => ({ totalCents, taxCents: undefined, refundedAt: undefined });
    expect(await refund(500)).toEqual(confirmed(500));
    expect(await refund(800)).toEqual(confirmed(800));
    expect(await refund(500)).toEqual(confirmed(800));
    expect(await refund()).toEqual(confirmed(1900));
    expect(await refund()).toEqual(confirmed(1900));
  });

  it('returns only what has succeeded while another part is pending', async () => {
    const { refund, stripe } = await openPaidShop();
    stripe.ledger.refundBehaviour = 'pends';
    expect(await refund(500)).toBeUndefined();
    expect(await refund(500)).toBeUndefined();
    stripe.ledger.refundBehaviour = 'succeeds';
    expect(await refund(800)).toMatchObject({ totalCents: 300 });
    expect(await refund(800)).toMatchObject({ totalCents: 300 });
  });

  it('trusts the charge when the list lacks a refund', async () => {
    const { refund, stripe } = await openPaidShop();
    await refund(500);
    stripe.ledger.charges[0]!.amount_refunded = 700;
    await refund(700);
    expect(stripe.ledger.refunds).toHaveLength(1);
  });

  it('is made once, however often it is requested', async () => {
    const { refund, refunded, stripe } = await openPaidShop();
    for (const total of [500, 500, 400, 0]) await refund(total);
    expect(refunded()).toBe(500);
    for (const total of [1900, undefined, 1900]) await refund(total);
    expect(refunded()).toBe(1900);
    expect(stripe.ledger.refunds).toHaveLength(2);
  });

  it('is made once when it is requested twice at the same time', async () => {
    const { refund, refunded, stripe } = await openPaidShop();
    await Promise.all([refund(500), refund(500), refund(500)]);
    expect(refunded()).toBe(500);
    expect(stripe.ledger.refunds).toHaveLength(1);
  });

  it('is made once when the answer is lost, and requested again', async () => {
    const { refund, refunded, stripe } = await openPaidShop();
    const { ledger, api } = stripe;
    const makeRefund = ledger.refund.bind(ledger);
    ledger.refund = (...all) => {
      api.failsAfter = 1;
      return makeRefund(...all);
    };
    await expect(refund(500)).rejects.toThrow('Stripe answered 500');
    api.failsAfter = 0;
    expect(refunded()).toBe(500);
    await refund(500);
    expect(ledger.refunds).toHaveLength(1);
  });

  it('waits when Stripe has too many requests', async () => {
    const { refund, refunded, stripe } = await openPaidShop();
    stripe.api.tooMany = 1;
    setTimeout(() => (stripe.api.tooMany = 0), 500);
    await refund(500);
    expect(refunded()).toBe(500);
  });

  it('counts what was refunded in the dashboard', async () => {
    const { refund, refunded, stripe, paymentId, deliver } = await openPaidShop();
    stripe.refundFromDashboard(paymentId, 700);
    expect(await deliver()).toMatchObject([{ kind: 'refunded', amountCents: 700 }]);
    await refund(500);
    expect(refunded()).toBe(700);
    await refund(1000);
    expect(refunded()).toBe(1000);
  });

  it('counts one that is pending', async () => {
    const { refund, stripe } = await openPaidShop();
    stripe.ledger.refundBehaviour = 'pends';
    await refund(500);
    stripe.ledger.charges[0]!.amount_refunded = 0; // as if Stripe counted only refunds that succeeded
    await refund(500);
    expect(stripe.ledger.refunds).toHaveLength(1);
  });

  it('is made again after the buyer’s bank has rejected it', async () => {
    const { refund, refunded, stripe, paymentId, deliver } = await openPaidShop();
    await refund();
    stripe.failLatestRefund(paymentId);
    expect(await deliver()).toEqual([]); // the total is 0 again when the event is read
    await refund();
    expect(refunded()).toBe(1900);
    expect(stripe.ledger.refunds.map(({ status }) => status)).toEqual(['failed', 'succeeded']);
  });

  it('succeeds on the same day once the balance suffices, although Stripe repeats its former error', async () => {
    const { refund, refunded, stripe } = await openPaidShop();
    stripe.ledger.refundBehaviour = 'no-balance';
    await expect(refund()).rejects.toThrow('Stripe answered 400: balance_insufficient');
    await expect(refund()).rejects.toThrow('Stripe answered 400: balance_insufficient');
    stripe.ledger.refundBehaviour = 'succeeds';
    await refund();
    expect(refunded()).toBe(1900);
    expect(stripe.ledger.refunds).toHaveLength(1);
  });

  it('gives up for the day after eleven errors that Stripe repeats', async () => {
    const { refund, refunded, stripe } = await openPaidShop();
    stripe.ledger.refundBehaviour = 'no-balance';
    for (let error = 1; error <= 11; error += 1) await expect(refund()).rejects.toThrow('balance');
    stripe.ledger.refundBehaviour = 'succeeds';
    const requests = watchRequests();
    await expect(refund()).rejects.toThrow('balance_insufficient');
    expect(requests.filter(({ line }) => line === 'POST /v1/refunds')).toHaveLength(11);
    expect(refunded()).toBe(0);
  });

  it('is made again after the former one was cancelled', async () => {
    const { refund, stripe } = await openPaidShop();
    await refund(500);
    Object.assign(stripe.ledger.refunds[0]!, { status: 'canceled' });
    stripe.ledger.charges[0]!.amount_refunded = 0;
    await refund(500);
    expect(stripe.ledger.refunds.map(({ amount }) => amount)).toEqual([500, 500]);
  });

  it('is refused when the payment has no charge', async () => {
    const { refund, stripe } = await openPaidShop();
    Object.assign(stripe.ledger.intents[0]!, { latest_charge: null });
    await expect(refund()).rejects.toThrow('Stripe has no charge of the payment.');
  });

  it('is refused for more than was paid, another order and an unknown payment', async () => {
    const { payments, refund, paymentId, refunded } = await openPaidShop();
    await expect(refund(1901)).rejects.toThrow('larger than the payment');
    await expect(payments.refund({ paymentId, orderId: 'order2' })).rejects.toThrow('another order');
    const unknown = payments.refund({ paymentId: 'pi_unknown', orderId: 'order1' });
    await expect(unknown).rejects.toThrow('Stripe answered 404: resource_missing');
    expect(refunded()).toBe(0);
  });
});

describe('a dispute', () => {
  it('that is lost counts as refunded, and nothing is paid back a second time', async () => {
    const { refund, refunded, stripe, paymentId, deliver } = await openPaidShop();
    await refund(400);
    await deliver();
    stripe.dispute(paymentId, 'lost', 1500);
    expect(await deliver()).toMatchObject([
      { kind: 'refunded', orderId: 'order1', paymentId, amountCents: 1900 },
    ]);
    expect(await refund()).toMatchObject({ totalCents: 1900 });
    expect(refunded()).toBe(400);
  });

  it('that is larger than the payment counts as the payment', async () => {
    const { stripe, paymentId, deliver } = await openPaidShop();
    stripe.dispute(paymentId, 'lost', 2100);
    expect(await deliver()).toMatchObject([{ kind: 'refunded', amountCents: 1900 }]);
  });

  it('that is won changes nothing', async () => {
    const { refund, refunded, stripe, paymentId, deliver } = await openPaidShop();
    stripe.dispute(paymentId, 'won');
    expect(await deliver()).toEqual([]);
    await refund();
    expect(refunded()).toBe(1900);
  });
});
