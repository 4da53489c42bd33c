import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { AMOUNT_MAX_CENTS, PaymentError } from '../payments.ts';
import {
  openStripeShop,
  ORDER,
  type StripeShop,
} from '../../../../test/payment-stand-ins/stripe/stripe-shop.ts';

const SECONDS = Date.parse('2026-11-21T10:00:00Z') / 1_000;

/** Reads a signed body as if Stripe had sent it. */
function read({ payments }: StripeShop, body: string, secret = 'whsec_first') {
  const signature = createHmac('sha256', secret).update(`${SECONDS}.${body}`).digest('hex');
  const headers = new Headers({ 'Stripe-Signature': `t=${SECONDS},v1=${signature}` });
  return payments.readWebhook(new TextEncoder().encode(body), headers);
}

const event = (type: string, object: unknown, rest: object = {}) =>
  JSON.stringify({ id: 'evt_1', type, created: SECONDS, livemode: false, data: { object }, ...rest });

const FAILED = {
  id: 'pi_1',
  amount: 1900,
  currency: 'eur',
  metadata: { lichtbild_order_id: 'order1' },
};
const failed = (changes: object) => event('payment_intent.payment_failed', { ...FAILED, ...changes });

describe('a webhook', () => {
  it('is accepted with each of the secrets, and with both signatures of a rotation', async () => {
    const shop = await openStripeShop(
      { webhookSecrets: ['whsec_new', 'whsec_old'] },
      { webhookSecrets: ['whsec_other', 'whsec_old'] },
    );
    await shop.buy();
    expect(await shop.deliver()).toMatchObject([{ kind: 'paid' }]);
    expect(await read(shop, failed({}), 'whsec_old')).toMatchObject({ kind: 'declined' });
    expect(await read(shop, failed({}), 'whsec_new')).toMatchObject({ kind: 'declined' });
    expect(await read(shop, failed({}), 'whsec_other')).toBeUndefined();
  });

  it('without a valid signature is rejected before anything is asked of Stripe', async () => {
    const shop = await openStripeShop(
      { webhookSecrets: ['whsec_first'] },
      { webhookSecrets: ['whsec_other'] },
    );
    await shop.buy();
    shop.stripe.api.isDown = true;
    expect(new Set(await shop.deliver())).toEqual(new Set([undefined]));
    expect(await shop.payments.readWebhook(new Uint8Array(), new Headers())).toBeUndefined();
  });

  it('has the same event id at each attempt', async () => {
    const shop = await openStripeShop();
    await shop.buy();
    shop.stripe.webhooks.faults = { lost: 0, doubled: 1, delayed: 0 };
    const [first] = await shop.deliver();
    shop.time.now = new Date(shop.time.now.getTime() + 3_600_000);
    expect(await shop.deliver()).toEqual([first]);
  });

  it.each(['live', 'test'] as const)('of the other mode is told apart in %s mode', async (mode) => {
    const other = mode === 'live' ? 'test' : 'live';
    const shop = await openStripeShop({ mode }, { secretKey: `sk_${other}_51StandIn` });
    expect(await read(shop, event('charge.refunded', { id: 'ch_1' }, { livemode: mode === 'test' }))).toBe(
      'other-mode',
    );
    expect(
      await read(shop, event('payment_intent.payment_failed', FAILED, { livemode: mode === 'live' })),
    ).toMatchObject({ kind: 'declined' });
  });

  it('throws a PaymentError when Stripe does not answer, and is read at the next attempt', async () => {
    const shop = await openStripeShop();
    await shop.buy();
    for (const fault of ['isDown', 'failsBefore', 'failsAfter', 'tooMany'] as const) {
      const { api } = shop.stripe;
      if (fault === 'isDown') api.isDown = true;
      else api[fault] = 1;
      const [body] = shop.stripe.webhooks.bodies.filter((text) =>
        text.includes('"checkout.session.completed"'),
      );
      await expect(read(shop, body!)).rejects.toThrow(PaymentError);
      Object.assign(api, { isDown: false, failsBefore: 0, failsAfter: 0, tooMany: 0 });
      expect(await read(shop, body!)).toMatchObject({ kind: 'paid' });
    }
  });
});

describe('an odd event that is signed', () => {
  const deep = '['.repeat(50_000) + ']'.repeat(50_000);
  const session = { id: 'cs_test_1', payment_status: 'paid' };
  const odd: [string, string, 'ignored' | 'unreadable'][] = [
    ['no JSON', '{', 'unreadable'],
    ['an empty body', '', 'unreadable'],
    ['null', 'null', 'unreadable'],
    ['a string', '"charge.refunded"', 'unreadable'],
    ['deep nesting', deep, 'unreadable'],
    ['deep nesting in a known event', `{"type":"charge.refunded","data":{"object":${deep}}}`, 'unreadable'],
    ['no type', '{}', 'unreadable'],
    ['a number as type', '{"type":1}', 'unreadable'],
    ['the type __proto__', event('__proto__', {}), 'ignored'],
    ['the type constructor', event('constructor', {}), 'ignored'],
    ['the type toString', event('toString', {}), 'ignored'],
    ['a key __proto__', '{"__proto__":{"type":"charge.refunded"}}', 'unreadable'],
    ['a thin event', '{"object":"v2.core.event","type":"v1.billing.meter.no_meter_found"}', 'ignored'],
    ['another refund event', event('refund.created', { id: 're_1', amount: 1 }), 'ignored'],
    ['an expired checkout', event('checkout.session.expired', session), 'ignored'],
    ['no id', event('payment_intent.payment_failed', FAILED, { id: undefined }), 'unreadable'],
    ['an id with a path', event('payment_intent.payment_failed', FAILED, { id: '../x' }), 'unreadable'],
    ['a text as time', event('payment_intent.payment_failed', FAILED, { created: '2026' }), 'unreadable'],
    [
      'a time of another century',
      event('payment_intent.payment_failed', FAILED, { created: 946_684_799 }),
      'unreadable',
    ],
    [
      'a time of the next century',
      event('payment_intent.payment_failed', FAILED, { created: 4_102_444_801 }),
      'unreadable',
    ],
    ['a type of 201 characters', event('x'.repeat(201), {}), 'unreadable'],
    ['a type of 200 characters', event('x'.repeat(200), {}), 'ignored'],
    ['a far time', event('payment_intent.payment_failed', FAILED, { created: 1e15 }), 'unreadable'],
    ['no mode', event('payment_intent.payment_failed', FAILED, { livemode: 'false' }), 'unreadable'],
    ['no data', event('payment_intent.payment_failed', FAILED, { data: null }), 'unreadable'],
    ['an array as object', event('payment_intent.payment_failed', []), 'unreadable'],
    ['an amount of 2^31', failed({ amount: AMOUNT_MAX_CENTS + 1 }), 'unreadable'],
    ['a negative amount', failed({ amount: -1 }), 'unreadable'],
    ['half a cent', failed({ amount: 0.5 }), 'unreadable'],
    ['a text as amount', failed({ amount: '1900' }), 'unreadable'],
    ['an amount of 1e400', failed({}).replace('1900', '1e400'), 'unreadable'],
    ['another currency', failed({ currency: 'gbp' }), 'unreadable'],
    ['a number as currency', failed({ currency: 978 }), 'unreadable'],
    ['a payment id with a path', failed({ id: 'pi_1/../x' }), 'unreadable'],
    ['no metadata', failed({ metadata: null }), 'ignored'],
    ['a list as metadata', failed({ metadata: ['order1'] }), 'ignored'],
    ['no order', failed({ metadata: { other: 'order1' } }), 'ignored'],
    ['an order with a space', failed({ metadata: { lichtbild_order_id: 'order 1' } }), 'ignored'],
    ['a long order', failed({ metadata: { lichtbild_order_id: 'x'.repeat(65) } }), 'ignored'],
    ['a number as order', failed({ metadata: { lichtbild_order_id: 1 } }), 'ignored'],
    ['a session without id', event('checkout.session.completed', { payment_status: 'paid' }), 'unreadable'],
    [
      'a session with a path',
      event('checkout.session.completed', { ...session, id: 'cs_x/../y' }),
      'unreadable',
    ],
    ['an unknown session', event('checkout.session.completed', session), 'unreadable'],
    [
      'a free session',
      event('checkout.session.completed', { ...session, payment_status: 'no_payment_required' }),
      'ignored',
    ],
    ['an unknown charge', event('charge.refunded', { id: 'ch_1', amount_refunded: 5 }), 'unreadable'],
    ['a charge without id', event('charge.refunded', {}), 'unreadable'],
    ['a dispute without charge', event('charge.dispute.closed', { status: 'lost' }), 'unreadable'],
    ['a dispute that was won', event('charge.dispute.closed', { status: 'won', charge: 'ch_1' }), 'ignored'],
  ];
  const cases = odd.map(([name, body, reading]) => [name, reading, body] as const);
  it.each(cases)('with %s is %s', async (_, reading, body) => {
    expect(await read(await openStripeShop(), body)).toBe(reading);
  });

  it('with unknown fields is read', async () => {
    expect(await read(await openStripeShop(), failed({ toString: 1, hooks: [{}] }))).toEqual({
      provider: 'stripe',
      eventId: 'evt_1',
      kind: 'declined',
      orderId: 'order1',
      paymentId: 'pi_1',
      amountCents: 1900,
      currency: 'EUR',
      occurredAt: new Date(SECONDS * 1_000),
    });
  });

  it.each([0, 1900, AMOUNT_MAX_CENTS])('reads an amount of %d cents', async (amount) => {
    expect(await read(await openStripeShop(), failed({ amount }))).toMatchObject({ amountCents: amount });
  });
});

describe('an odd answer of Stripe', () => {
  it.each<[string, object]>([
    ['an amount of 2^31', { amount_total: AMOUNT_MAX_CENTS + 1 }],
    ['a text as amount', { amount_total: '1900' }],
    ['another currency', { currency: 'gbp' }],
    ['no payment', { payment_intent: null }],
    ['an unpaid session', { payment_status: 'unpaid' }],
    ['a tax of half a cent', { total_details: { amount_tax: 0.5 } }],
  ])('with %s is unreadable', async (_, changes) => {
    const shop = await openStripeShop();
    await shop.buy();
    Object.assign(shop.stripe.ledger.sessions[0]!, changes);
    expect(await shop.deliver()).toEqual(['unreadable']);
  });

  it.each([[[]], [[{}, {}]]])('with the lines %j is unreadable', async (lines) => {
    const shop = await openStripeShop();
    await shop.buy();
    shop.stripe.ledger.lineItems.set(shop.stripe.ledger.sessions[0]!.id, lines as never);
    expect(await shop.deliver()).toEqual(['unreadable']);
  });

  it.each([
    [255, 'paid'],
    [256, 'unreadable'],
  ])('with a product id of %d characters is %s', async (length, reading) => {
    const shop = await openStripeShop();
    await shop.buy();
    const [line] = shop.stripe.ledger.lineItems.get(shop.stripe.ledger.sessions[0]!.id)!;
    Object.assign(line!.price, { product: 'x'.repeat(length) });
    const [read] = await shop.deliver();
    expect(typeof read === 'object' ? read.kind : read).toBe(reading);
  });

  it.each<[string, object]>([
    ['another currency', { currency: 'gbp' }],
    ['a text as amount', { amount_refunded: '500' }],
  ])('about a refund with %s is unreadable', async (_, changes) => {
    const shop = await openStripeShop();
    shop.stripe.refundFromDashboard(await shop.buy(), 500);
    const [charge] = shop.stripe.ledger.charges;
    Object.assign(charge!, changes);
    expect(await read(shop, event('charge.refunded', { id: charge!.id }))).toBe('unreadable');
  });

  it('about a charge that is not from a checkout is ignored', async () => {
    const shop = await openStripeShop();
    await shop.buy();
    Object.assign(shop.stripe.ledger.charges[0]!, { id: 'ch_manual', payment_intent: null });
    expect(await read(shop, event('charge.refunded', { id: 'ch_manual' }))).toBe('ignored');
  });

  it('about a session of another shop is ignored, even if its buyer names our order', async () => {
    const shop = await openStripeShop();
    await shop.payments.openCheckout(ORDER);
    Object.assign(shop.stripe.ledger.sessions[0]!, { metadata: {} });
    shop.stripe.ledger.intentMetadata.clear();
    shop.stripe.pay(ORDER.orderId, 'declined');
    shop.stripe.pay(ORDER.orderId);
    shop.stripe.refundFromDashboard(shop.stripe.books()[0]!.paymentId);
    expect(await shop.deliver()).toEqual([]);
  });
});
