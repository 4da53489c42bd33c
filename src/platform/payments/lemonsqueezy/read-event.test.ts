import { expect, it } from 'vitest';
import { toPaymentEvent } from './read-event.ts';

const ATTRIBUTES = {
  store_id: 71_001,
  user_email: 'buyer@example.org',
  currency: 'EUR',
  total: 2_900,
  tax: 463,
  refunded_amount: 0,
  status: 'paid',
  refunded_at: null,
  first_order_item: { variant_id: 520_102 },
  urls: { receipt: 'https://app.lemonsqueezy.com/my-orders/1?signature=2' },
  created_at: '2026-11-21T10:00:00.000000Z',
  updated_at: '2026-11-21T10:05:00.000000Z',
  test_mode: false,
};
const META = {
  event_name: 'order_created',
  test_mode: false,
  custom_data: { lichtbild_order_id: 'order_1' },
};

const created = (attributes: object = {}, meta: object = {}, data: object = {}) => ({
  meta: { ...META, ...meta },
  data: { type: 'orders', id: '4100001', ...data, attributes: { ...ATTRIBUTES, ...attributes } },
});
const refunded = (attributes: object, meta: object = {}) =>
  created({ status: 'partial_refund', ...attributes }, { event_name: 'order_refunded', ...meta });
const OUR_VARIANTS = {
  ...{ basic: '520101', premium: '520102', ultimate: '520103' },
  ...{ 'basic-999': '520104', 'basic-1399': '520105' },
};
const STORE = { storeId: '71001', variants: OUR_VARIANTS };
const LIVE = { mode: 'live', stores: { EUR: STORE, USD: { ...STORE, storeId: '71002' } } } as const;
const read = (body: unknown) => toPaymentEvent(body, LIVE);

it('reads a payment', () => {
  expect(read(created())).toEqual({
    provider: 'lemonsqueezy',
    eventId: 'order_created:4100001',
    kind: 'paid',
    orderId: 'order_1',
    paymentId: '4100001',
    amountCents: 2_900,
    currency: 'EUR',
    taxCents: 463,
    variantId: '520102',
    invoiceUrl: 'https://app.lemonsqueezy.com/my-orders/1?signature=2',
    occurredAt: new Date('2026-11-21T10:00:00Z'),
  });
});

it('reads a partial refund, whose tax is unknown, and the full one after it', () => {
  expect(read(refunded({ refunded_amount: 900 }))).toMatchObject({
    eventId: 'order_refunded:4100001:900',
    kind: 'refunded',
    amountCents: 900,
    taxCents: undefined,
    occurredAt: new Date('2026-11-21T10:05:00Z'),
  });
  const full = { status: 'refunded', refunded_amount: 2_900, refunded_at: '2026-11-21T10:04:00.000000Z' };
  expect(read(refunded(full))).toMatchObject({
    eventId: 'order_refunded:4100001:2900',
    amountCents: 2_900,
    taxCents: 463,
    occurredAt: new Date('2026-11-21T10:04:00Z'),
  });
});

it.each([
  ['paid', 'paid'],
  ['partial_refund', 'paid'],
  ['refunded', 'paid'],
  ['failed', 'declined'],
])('reads a new order of the status %s as %s', (status, kind) => {
  expect(read(created({ status }))).toMatchObject({ kind });
});

it('reads a payment in dollars', () => {
  expect(read(created({ currency: 'USD' }))).toMatchObject({ kind: 'paid', currency: 'USD' });
});

it('gives a declined order an id of its own, so that it cannot hide a payment', () => {
  expect(read(created({ status: 'failed' }))).toMatchObject({ eventId: 'order_created:4100001:failed' });
});

it.each([
  ['a pending order', created({ status: 'pending' })],
  ['a fraudulent order', created({ status: 'fraudulent' })],
  ...['subscription_created', '__proto__', 'constructor', 'toString', 'hasOwnProperty', ''].map(
    (name): [string, unknown] => [`an event named ${name}`, created({}, { event_name: name })],
  ),
  ['another event with unknown data', { meta: { event_name: 'license_key_created' }, data: 'other' }],
])('ignores %s', (_what, body) => expect(read(body)).toBe('ignored'));

it('tells test and live apart, even if the rest is odd', () => {
  expect(read(created({ test_mode: true, total: 'odd' }))).toBe('other-mode');
  expect(toPaymentEvent(created(), { ...LIVE, mode: 'test' })).toBe('other-mode');
  expect(toPaymentEvent(created({ test_mode: true }), { ...LIVE, mode: 'test' })).toMatchObject({
    kind: 'paid',
  });
});

it('ignores other products of the store, however odd, but no order of ours', () => {
  const other = { first_order_item: { variant_id: 999_999 } };
  for (const custom_data of [undefined, [], { other: 'x' }]) {
    expect(read(created({ ...other, total: 'odd' }, { custom_data }))).toBe('ignored');
    expect(read(refunded({ ...other, refunded_amount: 100 }, { custom_data }))).toBe('ignored');
  }
  expect(read(created(other))).toMatchObject({ kind: 'paid', variantId: '999999' });
  expect(read(created(other, { custom_data: { lichtbild_order_id: 'a/b' } }))).toBe('unreadable');
});

it('ignores unknown fields and loses no payment because of an odd receipt or email address', () => {
  const odd = {
    urls: { receipt: 'javascript:alert(1)' },
    user_email: 7,
    first_order_item: null,
    new_field: [],
  };
  expect(read(created(odd))).toMatchObject({ kind: 'paid', invoiceUrl: undefined, variantId: undefined });
});

const deep = JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`) as unknown;
const inherited = JSON.parse('{"__proto__": {"lichtbild_order_id": "order_1"}}') as unknown;

it.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a list', []],
  ['deep nesting', deep],
  ['no meta', { data: created().data }],
  ['a name that is a number', created({}, { event_name: 1 })],
  ['a name that is too long', created({}, { event_name: 'x'.repeat(65) })],
  ['no data', { meta: META }],
  ['no custom data', created({}, { custom_data: undefined })],
  ['empty custom data, which PHP sends as a list', created({}, { custom_data: [] })],
  ['custom data without an order', created({}, { custom_data: { other: 'x' } })],
  ['custom data that only inherits an order', created({}, { custom_data: inherited })],
  ['an order id with a slash', created({}, { custom_data: { lichtbild_order_id: 'a/b' } })],
  ['an empty order id', created({}, { custom_data: { lichtbild_order_id: '' } })],
  ['a long order id', created({}, { custom_data: { lichtbild_order_id: 'x'.repeat(65) } })],
  ['a numeric order id', created({}, { custom_data: { lichtbild_order_id: 1 } })],
  ['deep custom data', created({}, { custom_data: deep })],
  ['a refund without custom data', refunded({ refunded_amount: 1 }, { custom_data: undefined })],
  ['another type', created({}, {}, { type: 'subscriptions' })],
  ['the type __proto__', created({}, {}, { type: '__proto__' })],
  ['a numeric id', created({}, {}, { id: 4_100_001 })],
  ['an id with other characters', created({}, {}, { id: '1/refund' })],
  ['a mode that is a text', created({ test_mode: 'false' })],
  ['no mode', created({ test_mode: undefined })],
  ['a total that is a text', created({ total: '2900' })],
  ['a total below zero', created({ total: -1 })],
  ['a total of a fraction', created({ total: 0.5 })],
  ['a total over 2^31', created({ total: 2 ** 31 })],
  ['a total over 2^53', created({ total: 1e300 })],
  ['a tax that is a list', created({ tax: [] })],
  ['no refunded amount', created({ refunded_amount: null })],
  ['a currency in which we do not sell', created({ currency: 'GBP' })],
  ['a currency in lower case', created({ currency: 'eur' })],
  ['an unknown status', created({ status: 'disputed' })],
  ['a status that is an object', created({ status: {} })],
  ['a variant that is a text', created({ first_order_item: { variant_id: '1' } })],
  ['a time without a zone', created({ created_at: '2026-11-21 10:00:00' })],
  ['a day that no calendar has', created({ created_at: '2026-02-30T10:00:00.000000Z' })],
  ['a year that no database has', created({ updated_at: '0001-01-01T00:00:00.000000Z' })],
  ['a refund of nothing', refunded({ refunded_amount: 0 })],
  ['a refund of more than was paid', refunded({ refunded_amount: 2_901 })],
])('reports an event with %s as unreadable', (_what, body) => expect(read(body)).toBe('unreadable'));

it('reads amounts up to the greatest that we can store', () => {
  for (const total of [0, 2 ** 31 - 1]) {
    expect(read(created({ total, tax: 0 }))).toMatchObject({ kind: 'paid', amountCents: total });
  }
});
