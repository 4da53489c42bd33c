import { createHmac } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { AMOUNT_MAX_CENTS, PaymentError } from '../payments.ts';
import {
  CHECKOUT,
  openBench,
  OTHER_PRODUCT,
  PADDLE_PRODUCTS,
} from '../../../../test/payment-stand-ins/paddle/paddle-bench.ts';
import { watchRequests } from '../../../../test/payment-stand-ins/watch-requests.ts';
import type { PaddleOptions } from './paddle-options.ts';

const NOW = '2026-11-21T10:00:00Z';
const COMPLETED = {
  event_id: 'evt_1',
  event_type: 'transaction.completed',
  occurred_at: '2026-11-21T09:59:58.123456Z',
  notification_id: 'ntf_1',
  data: {
    id: 'txn_1',
    status: 'completed',
    custom_data: { lichtbild_order_id: 'order1' },
    items: [{ quantity: 1, price: { product_id: PADDLE_PRODUCTS.basic } }],
    details: { totals: { total: '1900', tax: '303', currency_code: 'EUR' } },
  },
};
const UNIT_PRICE = { amount: '1900', currency_code: 'EUR' };
const PRICE = { unit_price: UNIT_PRICE, quantity: { minimum: 1, maximum: 1 } };
const { data } = COMPLETED;
const APPROVED = {
  ...COMPLETED,
  event_type: 'adjustment.updated',
  data: { id: 'adj_1', action: 'refund', status: 'approved', transaction_id: 'txn_1' },
};
const totals = (change: object) => ({
  ...COMPLETED,
  data: { ...data, details: { totals: { ...data.details.totals, ...change } } },
});
const sold = (change: object) => ({ ...COMPLETED, data: { ...data, ...change } });
const adjusted = (change: object) => ({ ...APPROVED, data: { ...APPROVED.data, ...change } });

/** Answers for a completed transaction as the body says, with what only the API returns. */
function answerAs(body: unknown): void {
  const { event_type, data: sold } = (body ?? {}) as Partial<typeof COMPLETED>;
  if (event_type !== 'transaction.completed' || !Array.isArray(sold?.items)) return;
  const total = sold.details?.totals;
  const transaction = {
    ...{ ...sold, status: 'completed', currency_code: total?.currency_code, adjustments: [], payments: [] },
    ...{ created_at: NOW, updated_at: NOW, billed_at: NOW },
    items: sold.items.map((item) => ({ ...item, price: { ...item.price, ...PRICE } })),
    details: { tax_rates_used: [], line_items: [], totals: total },
  };
  watchRequests(() => Promise.resolve(Response.json({ data: transaction })));
}

async function read(body: unknown, adapter: Partial<PaddleOptions> = {}) {
  const { payments, time } = await openBench({ adapter });
  answerAs(body);
  const rawBody = new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body));
  const ts = Math.floor(time.now.getTime() / 1_000);
  const h1 = createHmac('sha256', 'pdl_ntfset_1').update(`${ts}:`).update(rawBody).digest('hex');
  return payments.readWebhook(rawBody, new Headers({ 'Paddle-Signature': `ts=${ts};h1=${h1}` }));
}

it('reads an event with fields that Paddle may add', async () => {
  const event = { ...COMPLETED, added: { deep: [1] }, data: { ...data, added: null } };
  expect(await read(event)).toMatchObject({
    ...{ kind: 'paid', eventId: 'evt_1', orderId: 'order1', paymentId: 'txn_1', amountCents: 1900 },
    occurredAt: new Date('2026-11-21T09:59:58.123Z'),
  });
});

it('reads a payment in dollars, and a time of another zone', async () => {
  const event = { ...totals({ currency_code: 'USD' }), occurred_at: '2026-11-21T10:59:58+01:00' };
  expect(await read(event)).toMatchObject({ currency: 'USD', occurredAt: new Date('2026-11-21T09:59:58Z') });
});

it('reads the names of events up to a length that no event has', async () => {
  expect(await read({ ...COMPLETED, event_type: 'x'.repeat(100) })).toBe('ignored');
  expect(await read({ ...COMPLETED, event_type: 'x'.repeat(101) })).toBe('unreadable');
});

it.each([0, 1900, AMOUNT_MAX_CENTS])('reads an amount of %d cents', async (cents) => {
  expect(await read(totals({ total: String(cents) }))).toMatchObject({ amountCents: cents });
});

const deep = '['.repeat(50_000) + ']'.repeat(50_000);

describe('an odd event that is signed', () => {
  it.each([
    ...['', 'x', 'null', '[]', '"x"', '1', '{}', '\u0000', '{"event_type":null}', '{"event_type":{}}', deep],
    { ...COMPLETED, event_id: undefined },
    { ...COMPLETED, event_id: 1 },
    { ...COMPLETED, event_id: 'a'.repeat(65) },
    ...['yesterday', '9999-01-01T00:00:00Z', '-000001-01-01T00:00:00Z', 0].map((occurred_at) => ({
      ...COMPLETED,
      occurred_at,
    })),
    ...[undefined, null, [], 'x', 1].map((odd) => ({ ...COMPLETED, data: odd })),
    ...[1900, null, '-1', '1.5', '1e3', '0x10', '', ' 1', '2147483648', '9'.repeat(400)].map((total) =>
      totals({ total }),
    ),
    ...[303, null, '-1', 'x'].map((tax) => totals({ tax })),
    ...['GBP', 'eur', null, 1].map((currency_code) => totals({ currency_code })),
    ...[null, undefined, {}, 'order1', [], { lichtbild_order_id: 1 }, { lichtbild_order_id: 'a b' }].map(
      (custom_data) => sold({ custom_data }),
    ),
    ...[
      { lichtbild_order_id: '../x' },
      { lichtbild_order_id: 'a'.repeat(65) },
      { lichtbild_order_id: '' },
    ].map((custom_data) => sold({ custom_data })),
    ...[undefined, null, 'x', [{}], [{ price: null }], [{ price: { product_id: 1 } }]].map((items) =>
      sold({ items }),
    ),
    ...[undefined, null, 1, '', 'a b'].map((id) => sold({ id })),
    ...[undefined, null, {}, { totals: null }].map((details) => sold({ details })),
    ...[{ action: 1 }, { status: null }, { transaction_id: 'a/b' }, { transaction_id: 1 }, { id: {} }].map(
      adjusted,
    ),
    `{"event_type":"transaction.completed","__proto__":${JSON.stringify(COMPLETED)}}`,
  ])('is unreadable: %j', async (body) => {
    expect(await read(body)).toBe('unreadable');
  });

  it.each([
    ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '', 'transaction.paid'],
    ...['transaction.created', 'Transaction.completed', 'subscription.created', 'adjustment.deleted'],
  ])('has no effect with the type %j', async (event_type) => {
    expect(await read({ ...COMPLETED, event_type })).toBe('ignored');
    expect(await read({ event_type, data: deep })).toBe('ignored');
  });

  it.each([
    ...['pending_approval', 'rejected', 'reversed', 'new'].map((status) => ({ status })),
    ...['credit', 'credit_reverse', 'chargeback_reverse', '__proto__', ''].map((action) => ({ action })),
  ])('moves no money with %j', async (change) => {
    expect(await read(adjusted(change))).toBe('ignored');
  });
});

it('ignores sales of other products in the same account', async () => {
  const items = [{ price: { product_id: OTHER_PRODUCT } }];
  expect(await read(sold({ custom_data: null, items }))).toBe('ignored');
  for (const odd of [[], [{ price: null }], null, undefined, 'x']) {
    expect(await read(sold({ custom_data: null, items: odd, details: null }))).toBe('ignored');
  }
});

it('does not name a product when there are several', async () => {
  const items = [...data.items, { quantity: 1, price: { product_id: OTHER_PRODUCT } }];
  expect(await read(sold({ items }))).toMatchObject({ kind: 'paid', variantId: undefined });
});

it('names the product of a declined payment only when exactly one was to be sold', async () => {
  const declined = { ...COMPLETED, event_type: 'transaction.payment_failed' };
  expect(await read(declined)).toMatchObject({ kind: 'declined', variantId: PADDLE_PRODUCTS.basic });
  const items = [...data.items, { quantity: 1, price: { product_id: OTHER_PRODUCT } }];
  const several = { ...declined, data: { ...data, items } };
  expect(await read(several)).toMatchObject({ kind: 'declined', variantId: undefined });
});

it("tells events of Paddle's simulator apart where real money is taken", async () => {
  const simulated = { ...COMPLETED, event_id: 'ntfsimevt_01jd00tmxmnjwedtm67q3rsasd' };
  expect(await read(simulated, { mode: 'live' })).toBe('other-mode');
  expect(await read({ ...APPROVED, event_id: 'ntfsimevt_1' }, { mode: 'live' })).toBe('other-mode');
  expect(await read(simulated)).toMatchObject({ kind: 'paid' });
  expect(await read(COMPLETED, { mode: 'live' })).toMatchObject({ kind: 'paid' });
});

/** Reads the event of a payment while the API answers something else. */
async function readPaidWith(answer: (real: Response) => Promise<Response> | Response) {
  const { payments, standIn } = await openBench();
  await payments.openCheckout(CHECKOUT);
  standIn.pay(CHECKOUT.orderId);
  watchRequests(async (_line, real) => answer(await real()));
  const readings: unknown[] = [];
  await standIn.webhooks.deliver(async ({ rawBody, headers }) => {
    const reading = await payments
      .readWebhook(rawBody, new Headers(headers))
      .catch((error: unknown) => error);
    if (reading !== 'ignored') readings.push(reading);
    return 200;
  });
  return readings;
}

it('takes a payment and its refund that only the other environment knows for none of ours', async () => {
  const sandbox = await openBench({ standIn: { webhookSecret: 'sandbox' } });
  await sandbox.payments.openCheckout(CHECKOUT);
  sandbox.standIn.pay(CHECKOUT.orderId);
  const { paymentId } = sandbox.standIn.books()[0]!;
  await sandbox.payments.refund({ paymentId, orderId: CHECKOUT.orderId });
  // The secrets of both environments are configured.
  const { payments } = await openBench({ adapter: { webhookSecrets: ['pdl_ntfset_1', 'sandbox'] } });
  const readings: unknown[] = [];
  await sandbox.standIn.webhooks.deliver(async ({ rawBody, headers }) => {
    readings.push(await payments.readWebhook(rawBody, new Headers(headers)));
    return 200;
  });
  const effective = readings.filter((reading) => reading !== 'ignored');
  expect(effective).toEqual(['other-mode', 'other-mode']);
});

it('takes amount, product and order of a payment from the API, not from the event', async () => {
  const more = { custom_data: { lichtbild_order_id: 'order9' }, currency_code: 'USD' };
  expect(await readPaidWith(changed(more))).toMatchObject([
    { kind: 'paid', orderId: 'order9', currency: 'USD', amountCents: 1900 },
  ]);
});

it.each<[string, (real: Response) => Promise<Response> | Response]>([
  ['an odd date', (real) => changed({ billed_at: 'x' })(real)],
  ['no order', (real) => changed({ custom_data: null })(real)],
  ['another currency', (real) => changed({ currency_code: 'GBP' })(real)],
])('cannot read a payment that the API answers with %s', async (_, answer) => {
  expect(await readPaidWith(answer)).toEqual(['unreadable']);
});

it.each<[string, (real: Response) => Promise<Response> | Response]>([
  ['is down', () => Response.json({}, { status: 503 })],
  ['answers null', () => Response.json(null)],
  ['does not show it as completed yet', (real) => changed({ status: 'paid' })(real)],
])('throws a PaymentError for a payment while the API %s', async (_, answer) => {
  expect(await readPaidWith(answer)).toEqual([expect.any(PaymentError)]);
});

/** Answers the question for the transaction with something else than Paddle's documentation says. */
async function readRefundWith(answer: (real: Response) => Promise<Response> | Response) {
  const { payments, standIn, buy } = await openBench();
  const paymentId = await buy();
  standIn.refundFromDashboard(paymentId);
  const original = globalThis.fetch;
  globalThis.fetch = async (input, init) => answer(await original(input, init));
  onTestFinished(() => {
    globalThis.fetch = original;
  });
  const readings: unknown[] = [];
  await standIn.webhooks.deliver(async ({ rawBody, headers }) => {
    readings.push(await payments.readWebhook(rawBody, new Headers(headers)).catch((error: unknown) => error));
    return 200;
  });
  return readings;
}

const changed = (change: object) => async (real: Response) => {
  const body = (await real.json()) as { data: object };
  return Response.json({ ...body, data: { ...body.data, ...change } });
};

/** Changes the refunds of the transaction. */
const refundsChanged = (change: object) => async (real: Response) => {
  const body = (await real.json()) as { data: { adjustments: object[] } };
  const adjustments = body.data.adjustments.map((one) => ({ ...one, ...change }));
  return Response.json({ ...body, data: { ...body.data, adjustments } });
};

it.each<[string, (real: Response) => Promise<Response> | Response]>([
  ['HTML', () => new Response('<html>', { status: 502 })],
  ['nothing', () => new Response('')],
  ['null', () => Response.json(null)],
  ['an empty object', () => Response.json({})],
  ['no data', () => Response.json({ data: null })],
  ['data of another type', () => Response.json({ data: [] })],
  ['an error of another type', () => Response.json({ error: 'x' }, { status: 500 })],
  ['no refund yet', changed({ adjustments: [] })],
  ['another refund', refundsChanged({ id: 'adj_other' })],
  ['a refund that is not approved yet', refundsChanged({ status: 'pending_approval' })],
  ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
])('throws a PaymentError when Paddle answers a question with %s', async (_, answer) => {
  const [error] = await readRefundWith(answer);
  expect(error).toBeInstanceOf(PaymentError);
});

it.each([
  ['an amount', { details: { tax_rates_used: [], line_items: [], totals: { total: 1900 } } }],
  ['a date', { billed_at: 'x' }],
  ['a product', { items: [{ quantity: 1, price: { product_id: 1, ...PRICE } }] }],
])('cannot read a refund of a transaction with %s that differs from the documentation', async (_, change) => {
  expect(await readRefundWith(changed(change))).toEqual(['unreadable']);
});

it('waits three seconds for an answer', async () => {
  const startMs = performance.now();
  const [error] = await readRefundWith(() => new Promise(() => {}));
  expect(error).toMatchObject({ name: 'PaymentError', message: expect.stringContaining('within 3000 ms') });
  expect(performance.now() - startMs).toBeLessThan(4_500);
});

it.each([
  [{ custom_data: null }, 'unreadable'],
  [{ currency_code: 'GBP' }, 'unreadable'],
  [{ items: [], custom_data: null }, 'ignored'],
  [{ items: [{ price: null }], custom_data: null, currency_code: 1, adjustments: [] }, 'ignored'],
])('reads a refund of a transaction with %j as %s', async (change, expected) => {
  expect(await readRefundWith(changed(change))).toEqual([expected]);
});

it('caps what two refunds took back at what was paid', async () => {
  const { standIn, buy, deliver } = await openBench();
  const paymentId = await buy();
  standIn.refundFromDashboard(paymentId);
  standIn.chargeBack(paymentId);
  expect(await deliver()).toMatchObject([
    { kind: 'refunded', amountCents: 1900, taxCents: 303 },
    { kind: 'refunded', amountCents: 1900, taxCents: 303 },
  ]);
});
