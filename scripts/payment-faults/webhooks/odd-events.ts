import type { Chaos } from '../chaos.ts';
import type { ProviderName } from '../providers.ts';

interface Fields {
  [name: string]: unknown;
}

const TOO_LARGE = 2 ** 31;
const INHERITED = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];

/** Changes a former event so that it is no longer as documented. Never makes it a credible report of another payment. */
type Change = (event: Fields, chaos: Chaos) => unknown;

const CHANGES: Readonly<Record<ProviderName, Readonly<Record<string, Change>>>> = {
  stripe: {
    'inherited type': (event, chaos) => ({
      ...event,
      id: newId('evt_odd', chaos),
      type: chaos.random.pick(INHERITED),
    }),
    'unknown fields': (event) => ({ ...event, ...unknownFields() }),
    'other mode': (event, chaos) => ({ ...event, id: newId('evt_odd', chaos), livemode: false }),
    'no object': (event, chaos) => ({ ...event, id: newId('evt_odd', chaos), data: { object: null } }),
    'unknown object': (event, chaos) =>
      withObject(event, { id: 'cs_live_unknown', object: 'checkout.session', payment_status: 'paid' }, chaos),
    'amount too large': (event, chaos) => ({
      ...withObject(
        event,
        { id: 'pi_odd', amount: TOO_LARGE, currency: 'eur', metadata: { lichtbild_order_id: 'odd' } },
        chaos,
      ),
      type: 'payment_intent.payment_failed',
    }),
    'no custom data': (event, chaos) => ({
      ...withObject(event, { id: 'pi_odd', amount: 1900, currency: 'eur', metadata: {} }, chaos),
      type: 'payment_intent.payment_failed',
    }),
    'odd date': (event, chaos) => ({ ...event, id: newId('evt_odd', chaos), created: 9_999_999_999_999 }),
    'no JSON object': () => ['odd'],
  },
  paddle: {
    'inherited type': (event, chaos) => ({
      ...event,
      ...paddleIds(chaos),
      event_type: chaos.random.pick(INHERITED),
    }),
    'unknown fields': (event) => ({ ...event, ...unknownFields() }),
    'other mode': (event, chaos) => ({ ...event, event_id: `ntfsimevt_${chaos.integer(1, 1e9)}` }),
    'no custom data': (event, chaos) => withData(event, { custom_data: null }, chaos),
    'odd custom data': (event, chaos) =>
      withData(event, { custom_data: { lichtbild_order_id: ['odd'] } }, chaos),
    'amount too large': (event, chaos) => {
      const totals = { total: String(TOO_LARGE), tax: '0', currency_code: 'EUR' };
      return withData(event, { details: { totals } }, chaos);
    },
    'no data': (event, chaos) => ({ ...event, ...paddleIds(chaos), data: null }),
    'odd date': (event, chaos) => ({ ...event, ...paddleIds(chaos), occurred_at: '9999-99-99T00:00:00Z' }),
    'no JSON object': () => ['odd'],
  },
  lemonsqueezy: {
    'inherited type': (event, chaos) => withMeta(event, { event_name: chaos.random.pick(INHERITED) }),
    'unknown fields': (event) => ({ ...event, ...unknownFields() }),
    'other mode': (event) => withAttributes(event, { test_mode: true }),
    'no custom data': (event) => withMeta(event, { custom_data: undefined }),
    'odd custom data': (event) => withMeta(event, { custom_data: { lichtbild_order_id: '__proto__/../x' } }),
    'amount too large': (event) => withAttributes(event, { total: TOO_LARGE }),
    'negative amount': (event) => withAttributes(event, { total: -1, refunded_amount: -1 }),
    'unknown currency': (event) => withAttributes(event, { currency: 'XTS' }),
    'unknown status': (event) => withAttributes(event, { status: 'odd', refunded_amount: 0 }),
    'odd date': (event) => withAttributes(event, { created_at: '9999-99-99', updated_at: 'never' }),
    'no data': (event) => ({ ...event, data: null }),
  },
};

/** Returns an odd variant of one of these events. @param texts former events of this provider that change something here */
export function oddEvent(
  provider: ProviderName,
  texts: readonly string[],
  chaos: Chaos,
): { readonly oddity: string; readonly body: unknown } {
  const event = JSON.parse(chaos.random.pick(texts)) as Fields;
  const [oddity, change] = chaos.random.pick(Object.entries(CHANGES[provider]));
  return { oddity, body: change(event, chaos) };
}

function newId(prefix: string, chaos: Chaos): string {
  return `${prefix}${chaos.integer(1, 1e9)}`;
}

function paddleIds(chaos: Chaos): Fields {
  return { event_id: newId('evt_odd', chaos), notification_id: newId('ntf_odd', chaos) };
}

function unknownFields(): Fields {
  return JSON.parse(
    '{"__proto__":{"amount":1},"new_field":{"deep":[{"er":null}]},"constructor":"odd"}',
  ) as Fields;
}

function withObject(event: Fields, object: Fields, chaos: Chaos): Fields {
  return { ...event, id: newId('evt_odd', chaos), type: 'checkout.session.completed', data: { object } };
}

function withData(event: Fields, changes: Fields, chaos: Chaos): Fields {
  return { ...event, ...paddleIds(chaos), data: { ...(event['data'] as Fields), ...changes } };
}

function withMeta(event: Fields, changes: Fields): Fields {
  return { ...event, meta: { ...(event['meta'] as Fields), ...changes } };
}

function withAttributes(event: Fields, changes: Fields): Fields {
  const data = event['data'] as Fields;
  return { ...event, data: { ...data, attributes: { ...(data['attributes'] as Fields), ...changes } } };
}
