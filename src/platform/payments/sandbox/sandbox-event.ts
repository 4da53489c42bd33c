import { z } from 'zod';
import type { PaymentEvent } from '../payments.ts';

const id = z.string().regex(/^[\w-]{1,64}$/);

/** What the sandbox posts to the webhook. */
export const sandboxEvent = z.object({
  id,
  type: z.string().max(64),
  occurredAt: z.iso.datetime(),
  data: z.object({
    orderId: id,
    paymentId: id,
    amountCents: z.int().min(0),
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

export function toPaymentEvent(event: SandboxEvent): PaymentEvent | 'ignored' {
  const kind = (KINDS as Readonly<Record<string, PaymentEvent['kind'] | undefined>>)[event.type];
  if (!kind) return 'ignored';
  return {
    provider: 'sandbox',
    eventId: event.id,
    kind,
    ...event.data,
    occurredAt: new Date(event.occurredAt),
  };
}
