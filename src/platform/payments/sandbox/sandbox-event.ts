import { z } from 'zod';
import { AMOUNT_MAX_CENTS, type PaymentEvent } from '../payments.ts';

const id = z.string().regex(/^[\w-]{1,64}$/);

/** An event as the sandbox posts it to the webhook. */
export const sandboxEvent = z.object({
  id,
  type: z.string().max(64),
  // The format allows years that neither mails nor the database can represent, and that no payment has.
  occurredAt: z.iso.datetime().regex(/^20/),
  data: z.object({
    orderId: id,
    paymentId: id,
    amountCents: z.int().min(0).max(AMOUNT_MAX_CENTS),
    taxCents: z.int().min(0).max(AMOUNT_MAX_CENTS).optional(),
    currency: z.enum(['USD', 'EUR']),
  }),
});
export type SandboxEvent = z.infer<typeof sandboxEvent>;

export type SandboxEventType = 'payment.paid' | 'payment.declined' | 'payment.refunded';

const KINDS: Readonly<Record<SandboxEventType, PaymentEvent['kind']>> = {
  'payment.paid': 'paid',
  'payment.declined': 'declined',
  'payment.refunded': 'refunded',
};

const anyEvent = z.object({ type: sandboxEvent.shape.type });

/** Parses a signed body. The type is read first, because the content of other event types is unknown. */
export function toPaymentEvent(provider: string, body: unknown): PaymentEvent | 'ignored' | 'unreadable' {
  const any = anyEvent.safeParse(body);
  if (!any.success) return 'unreadable';
  if (!isKnownType(any.data.type)) return 'ignored';
  const event = sandboxEvent.safeParse(body);
  if (!event.success) return 'unreadable';
  const { id, data, occurredAt } = event.data;
  return { provider, eventId: id, kind: KINDS[any.data.type], ...data, occurredAt: new Date(occurredAt) };
}

/** Looks up own properties only: `in` and an index would also find inherited ones, such as `__proto__`. */
function isKnownType(type: string): type is SandboxEventType {
  return Object.hasOwn(KINDS, type);
}
