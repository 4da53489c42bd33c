import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import { LIMITS } from '../../../catalog/limits.ts';
import type { Capabilities } from '../../capability/capabilities.ts';
import type { Transaction } from '../../db/database.ts';
import { sandboxEvents, sandboxPayments } from '../../db/tables/sandbox.ts';
import type { Ids } from '../../ids/ids.ts';
import { type ListedPayment, PaymentError, type Payments } from '../payments.ts';
import { toPaymentEvent, type SandboxEvent, type SandboxEventType } from './sandbox-event.ts';
import { asPaymentError } from './as-payment-error.ts';
import { createEventDelivery, type EventDelivery, type EventDeliveryOptions } from './event-delivery.ts';
import { type SandboxCard, TAKEN_BACK_AFTER_MS } from './sandbox-card.ts';
import { isSignedBy } from './webhook-signature.ts';

export interface SandboxOptions extends Omit<EventDeliveryOptions, 'name'> {
  /** See `Payments.name`; default `sandbox`. */
  readonly name?: string;
  readonly capabilities: Capabilities;
  readonly ids: Ids;
}

export interface SandboxPayments extends Payments, Omit<EventDelivery, 'enqueueDelivery'> {
  /** Pays as the overlay's buttons do. The ledger, the event and its job are written in one transaction. */
  pay(request: {
    readonly orderId: string;
    readonly card: SandboxCard;
  }): Promise<'paid' | 'declined' | 'already-paid' | 'not-open'>;
}

/**
 * A payment provider that takes no money but otherwise behaves like a real one. It has its own ledger, a hosted checkout,
 * refunds that an event confirms, and signed webhooks over HTTP, which arrive late, repeatedly and out of order.
 */
export function createSandboxPayments(options: SandboxOptions): SandboxPayments {
  const { name = 'sandbox', db, capabilities, clock, ids } = options;
  const delivery = createEventDelivery({ ...options, name });

  async function record(
    tx: Transaction,
    payment: Payment,
    type: SandboxEventType,
    delayMs?: number,
  ): Promise<void> {
    const occurredAt = new Date(clock.now().getTime() + (delayMs ?? 0));
    const event: SandboxEvent = {
      id: `evt_${ids.newId()}`,
      type,
      occurredAt: occurredAt.toISOString(),
      data: {
        orderId: payment.orderId,
        paymentId: payment.id,
        amountCents: payment.amountCents,
        taxCents: taxWithin(payment),
        currency: payment.currency,
      },
    };
    await tx.insert(sandboxEvents).values({ id: event.id, body: event, createdAt: clock.now() });
    await delivery.enqueueDelivery(tx, event.id, delayMs === undefined ? undefined : occurredAt);
  }

  async function recordRefund(
    tx: Transaction,
    payment: Payment,
    refundedCents: number,
    delayMs?: number,
  ): Promise<void> {
    const state = refundedCents === payment.amountCents ? 'refunded' : 'paid';
    await tx.update(sandboxPayments).set({ state, refundedCents }).where(eq(sandboxPayments.id, payment.id));
    await record(tx, { ...payment, amountCents: refundedCents }, 'payment.refunded', delayMs);
  }

  const setState = (tx: Transaction, id: string, state: Payment['state']) =>
    tx.update(sandboxPayments).set({ state }).where(eq(sandboxPayments.id, id));

  return {
    name,
    variantId: () => undefined,

    async openCheckout({ orderId, amountCents, currency, language }) {
      await asPaymentError(() =>
        db
          .insert(sandboxPayments)
          .values({
            id: `pay_${ids.newId()}`,
            orderId,
            amountCents,
            currency,
            state: 'open',
            createdAt: clock.now(),
          })
          .onConflictDoUpdate({
            target: sandboxPayments.orderId,
            set: { amountCents, currency, createdAt: clock.now() },
            setWhere: sql`${sandboxPayments.state} in ('open', 'declined')`,
          }),
      );
      const query = new URLSearchParams({ key: capabilities.keyFor('checkout', orderId), language });
      const url = `/sandbox-checkout/${encodeURIComponent(orderId)}?${query.toString()}`;
      return { session: { provider: name, overlay: 'frame', url }, reference: undefined };
    },

    async readWebhook(rawBody, headers) {
      const header = headers.get('x-signature');
      if (!isSignedBy(options.webhookSecret, rawBody, header, clock.now())) return undefined;
      return toPaymentEvent(name, parseJson(rawBody));
    },

    async refund({ paymentId, orderId, totalCents }) {
      await asPaymentError(() =>
        db.transaction(async (tx) => {
          const payment = await lockPayment(tx, orderId);
          if (payment?.id !== paymentId || !isCharged(payment)) {
            throw new PaymentError('The sandbox has no such paid payment of this order.');
          }
          const wantedCents = Math.min(totalCents ?? payment.amountCents, payment.amountCents);
          if (payment.refundedCents < wantedCents) await recordRefund(tx, payment, wantedCents);
        }),
      );
      return undefined; // an event confirms it, as at a provider that reviews refunds
    },

    pay: ({ orderId, card }) =>
      db.transaction(async (tx) => {
        const payment = await lockPayment(tx, orderId);
        if (payment && isCharged(payment)) return 'already-paid';
        if (!payment || isClosed(payment, clock.now())) return 'not-open';
        if (card === 'declined') {
          await setState(tx, payment.id, 'declined');
          await record(tx, payment, 'payment.declined');
          return 'declined';
        }
        await record(tx, payment, 'payment.paid');
        await setState(tx, payment.id, 'paid');
        if (card === 'refunded') await recordRefund(tx, payment, payment.amountCents, TAKEN_BACK_AFTER_MS);
        return 'paid';
      }),

    async *listPayments(since) {
      const rows = await asPaymentError(() =>
        db
          .select()
          .from(sandboxPayments)
          .where(
            and(inArray(sandboxPayments.state, ['paid', 'refunded']), gte(sandboxPayments.createdAt, since)),
          )
          .orderBy(asc(sandboxPayments.createdAt)),
      );
      yield* rows.map(toListedPayment);
    },

    checkSetup: () => Promise.resolve([]),

    deliverEvent: delivery.deliverEvent,
    redeliverEvents: delivery.redeliverEvents,
  };
}

type Payment = typeof sandboxPayments.$inferSelect;

function toListedPayment(payment: Payment): ListedPayment {
  return {
    paymentId: payment.id,
    orderId: payment.orderId,
    email: undefined,
    amountCents: payment.amountCents,
    taxCents: taxWithin(payment),
    refundedCents: payment.refundedCents,
    currency: payment.currency,
    variantId: undefined,
    invoiceUrl: undefined,
    paidAt: payment.createdAt,
    refundedAt: undefined,
  };
}

/** Within euro prices the sandbox reports 19 % VAT, within others none. */
function taxWithin({ amountCents, currency }: Pick<Payment, 'amountCents' | 'currency'>): number {
  return currency === 'EUR' ? Math.round((amountCents * 19) / 119) : 0;
}

function isClosed({ createdAt: openedAt }: Payment, now: Date): boolean {
  return now.getTime() - openedAt.getTime() > LIMITS.checkoutLifetimeMs;
}

function isCharged({ state }: Payment): boolean {
  return state === 'paid' || state === 'refunded';
}

async function lockPayment(tx: Transaction, orderId: string): Promise<Payment | undefined> {
  const [payment] = await tx
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.orderId, orderId))
    .for('update');
  return payment;
}

function parseJson(rawBody: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(rawBody));
  } catch {
    return undefined; // signed, but not JSON
  }
}
