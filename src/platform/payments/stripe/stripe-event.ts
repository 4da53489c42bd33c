import { z } from 'zod';

/**
 * The events that have an effect here.
 *
 * Refunds are read from `charge.refunded`, the only one of Stripe's refund events that is about the whole payment, not about one
 * refund of it. Of disputes only the final one counts: money that is withdrawn when a dispute begins may still come back.
 */
export const HANDLED_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'payment_intent.payment_failed',
  'charge.refunded',
  'charge.dispute.closed',
] as const;
type HandledType = (typeof HANDLED_EVENTS)[number];

/** The parts of an event that are the same in all versions of Stripe's API. */
export interface StripeEvent {
  readonly id: string;
  readonly type: HandledType;
  readonly isLive: boolean;
  readonly occurredAt: Date;
  readonly object: unknown;
}

const anyEvent = z.object({ type: z.string().max(200) });

const handledEvent = z.object({
  id: z.string().regex(/^[\w-]{1,255}$/),
  // Bounds keep the date within years that mails and the database can represent.
  created: z.int().min(946_684_800).max(4_102_444_800),
  livemode: z.boolean(),
  data: z.object({ object: z.unknown() }),
});

/** Parses a signed body. The type is read first, because the content of other types is unknown. */
export function parseStripeEvent(rawBody: Uint8Array): StripeEvent | 'ignored' | 'unreadable' {
  const body = parseJson(rawBody);
  const any = anyEvent.safeParse(body);
  if (!any.success) return 'unreadable';
  const type = HANDLED_EVENTS.find((handled) => handled === any.data.type);
  if (!type) return 'ignored';
  const event = handledEvent.safeParse(body);
  if (!event.success) return 'unreadable';
  const { id, created, livemode, data } = event.data;
  return { id, type, isLive: livemode, occurredAt: new Date(created * 1_000), object: data.object };
}

function parseJson(rawBody: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(rawBody));
  } catch {
    return undefined; // signed, but not JSON
  }
}
