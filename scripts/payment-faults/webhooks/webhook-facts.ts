import type { ProviderName } from '../providers.ts';

/** The subject of an event, read from a provider's own format. */
export interface WebhookFacts {
  readonly type: string;
  /** True for the types that change something here. */
  readonly matters: boolean;
  readonly orderId: string | undefined;
  readonly paymentId: string | undefined;
}

const MATTERING: Readonly<Record<ProviderName, readonly string[]>> = {
  stripe: ['checkout.session.completed', 'payment_intent.payment_failed', 'charge.refunded'],
  paddle: ['transaction.completed', 'transaction.payment_failed', 'adjustment.created', 'adjustment.updated'],
  lemonsqueezy: ['order_created', 'order_refunded'],
};

type Fields = Readonly<Record<string, unknown>> | undefined;

export function webhookFacts(provider: ProviderName, text: string): WebhookFacts {
  const body = JSON.parse(text) as Fields;
  const { type, orderId, paymentId } = READERS[provider](body);
  return {
    type: textOf(type) ?? '',
    matters: MATTERING[provider].some((one) => one === type),
    orderId: textOf(orderId),
    paymentId: textOf(paymentId),
  };
}

interface RawFacts {
  readonly type: unknown;
  readonly orderId: unknown;
  readonly paymentId: unknown;
}

const READERS: Readonly<Record<ProviderName, (body: Fields) => RawFacts>> = {
  stripe(body) {
    const object = fieldsOf(fieldsOf(body?.['data'])?.['object']);
    const isIntent = object?.['object'] === 'payment_intent';
    return {
      type: body?.['type'],
      orderId: fieldsOf(object?.['metadata'])?.['lichtbild_order_id'],
      paymentId: isIntent ? object['id'] : object?.['payment_intent'],
    };
  },
  paddle(body) {
    const data = fieldsOf(body?.['data']);
    return {
      type: body?.['event_type'],
      orderId: fieldsOf(data?.['custom_data'])?.['lichtbild_order_id'],
      paymentId: data?.['transaction_id'] ?? data?.['id'],
    };
  },
  lemonsqueezy(body) {
    const meta = fieldsOf(body?.['meta']);
    return {
      type: meta?.['event_name'],
      orderId: fieldsOf(meta?.['custom_data'])?.['lichtbild_order_id'],
      paymentId: fieldsOf(body?.['data'])?.['id'],
    };
  },
};

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
