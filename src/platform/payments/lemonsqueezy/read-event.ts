import { z } from 'zod';
import { type PaymentEvent, type WebhookReading } from '../payments.ts';
import { LEMON_SQUEEZY, type LemonSqueezyOptions } from './lemon-squeezy-options.ts';
import { type Order, order } from './order.ts';
import { isForeignOrder } from './our-variants.ts';

/** The header X-Event-Name is not signed, so only the name in the body counts. */
const named = z.object({ meta: z.object({ event_name: z.string().max(64) }) });
const withMode = z.object({ data: z.object({ attributes: z.looseObject({ test_mode: z.boolean() }) }) });
const withOrder = z.object({
  meta: z.object({ custom_data: z.object({ lichtbild_order_id: z.unknown().refine((id) => id != null) }) }),
});
const event = z.object({
  // Only checkouts that we opened contain an order of ours; a product's own share link does not.
  meta: z.object({ custom_data: z.object({ lichtbild_order_id: z.string().regex(/^[\w-]{1,64}$/) }) }),
  data: order,
});
const currency = z.enum(['USD', 'EUR']);

type Outcome =
  | Pick<PaymentEvent, 'kind' | 'eventId' | 'amountCents' | 'taxCents' | 'occurredAt'>
  | 'ignored'
  | 'unreadable';

/**
 * Ids of events are derived from their content, because Lemon Squeezy gives them none: an order is created once, and its refunded
 * total only grows.
 */
const READERS = { order_created: readCreated, order_refunded: readRefunded };

/**
 * Parses a signed body. The name and the mode are read first, because the content of other events is unknown. An order of
 * something else that the store sells is ignored, unless it names an order of ours.
 */
export function toPaymentEvent(
  body: unknown,
  options: Pick<LemonSqueezyOptions, 'mode' | 'stores'>,
): WebhookReading {
  const name = named.safeParse(body);
  if (!name.success) return 'unreadable';
  const eventName = name.data.meta.event_name;
  if (!isKnown(eventName)) return 'ignored';
  const modeOf = withMode.safeParse(body);
  if (!modeOf.success) return 'unreadable';
  if (modeOf.data.data.attributes.test_mode !== (options.mode === 'test')) return 'other-mode';
  if (!withOrder.safeParse(body).success && isForeignOrder(options, modeOf.data.data)) return 'ignored';
  const parsed = event.safeParse(body);
  if (!parsed.success) return 'unreadable';
  const { data, meta } = parsed.data;
  const paidIn = currency.safeParse(data.currency);
  if (!paidIn.success) return 'unreadable';
  const outcome = READERS[eventName](data);
  if (typeof outcome === 'string') return outcome;
  return {
    ...outcome,
    provider: LEMON_SQUEEZY,
    orderId: meta.custom_data.lichtbild_order_id,
    paymentId: data.id,
    currency: paidIn.data,
    variantId: data.variantId,
    invoiceUrl: data.invoiceUrl,
  };
}

/** Looks up own properties only: `in` and an index would also find inherited ones, such as `__proto__`. */
function isKnown(eventName: string): eventName is keyof typeof READERS {
  return Object.hasOwn(READERS, eventName);
}

function readCreated({ id, status, isPaid, amountCents, taxCents, createdAt }: Order): Outcome {
  // A webhook that is sent again later may already show the refund, which has an event of its own.
  if (isPaid) {
    return { kind: 'paid', eventId: `order_created:${id}`, amountCents, taxCents, occurredAt: createdAt };
  }
  if (status === 'failed') {
    return { kind: 'declined', eventId: `order_created:${id}:failed`, amountCents, occurredAt: createdAt };
  }
  // No event reports when a pending order is paid; the reconciliation finds it. Lemon Squeezy refunds fraudulent orders itself.
  return status === 'pending' || status === 'fraudulent' ? 'ignored' : 'unreadable';
}

function readRefunded(refunded: Order): Outcome {
  const { id, amountCents, taxCents, refundedCents, refundedAt, updatedAt } = refunded;
  if (refundedCents === 0 || refundedCents > amountCents) return 'unreadable';
  return {
    kind: 'refunded',
    eventId: `order_refunded:${id}:${refundedCents}`,
    amountCents: refundedCents,
    // The tax within a partial refund is not reported.
    taxCents: refundedCents === amountCents ? taxCents : undefined,
    occurredAt: refundedAt ?? updatedAt,
  };
}
