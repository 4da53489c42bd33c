import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Capabilities } from '../../capability/capabilities.ts';
import type { Clock } from '../../clock/clock.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { sandboxEvents, sandboxPayments } from '../../db/tables/orders.ts';
import type { Ids } from '../../ids/ids.ts';
import type { JobQueue } from '../../queue/queue.ts';
import { PaymentError, type Payments } from '../payments.ts';
import { sandboxEvent, toPaymentEvent, type SandboxEvent, type SandboxEventType } from './sandbox-event.ts';
import { isSignedBy, signWebhook } from './webhook-signature.ts';

const WEBHOOK_WITHIN_MS = 10_000;
/** An event younger than this still has a job that is trying. */
const REDELIVER_AFTER_MS = 10 * 60_000;
/** One run takes so many; the next one brings the rest. */
const REDELIVER_BATCH = 500;

export interface SandboxOptions {
  readonly db: Database;
  readonly queue: JobQueue;
  readonly capabilities: Capabilities;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Signs the webhooks. */
  readonly webhookSecret: string;
  /** Where the webhook endpoint is reached from outside, without a slash at the end. */
  readonly publicUrl: string;
  /** Where it is reached on this machine; asked first, as a public address often is out of reach from inside. */
  readonly internalUrl?: string;
}

export type SandboxCard = 'success' | 'declined';

export interface SandboxPayments extends Payments {
  /** What the overlay's buttons do. Books, event and the job that delivers it are one transaction. */
  pay(request: {
    readonly orderId: string;
    readonly card: SandboxCard;
  }): Promise<'paid' | 'declined' | 'already-paid' | 'unknown-order'>;
  /** Body of the job `sandbox.webhook`. @throws {PaymentError} unless the endpoint answered 200: the queue tries again. */
  deliverEvent(eventId: string, signal?: AbortSignal): Promise<void>;
  /**
   * Asks again for the delivery of events whose job gave up, so that no paid order stays open for ever. An event
   * whose job still waits gets no second one. Resolves to how many are undelivered.
   */
  redeliverEvents(): Promise<number>;
}

/**
 * A payment provider that takes no money, but otherwise behaves as one: books of its own, a hosted till, signed
 * webhooks over HTTP that come later, more than once and out of order, refunds that are confirmed by an event.
 */
export function createSandboxPayments(options: SandboxOptions): SandboxPayments {
  const { db, queue, capabilities, clock, ids } = options;

  const enqueueDelivery = (tx: Transaction, eventId: string) =>
    queue.enqueue(tx, 'sandbox.webhook', { eventId }, { singletonKey: eventId });

  async function record(tx: Transaction, payment: Payment, type: SandboxEventType): Promise<void> {
    const event: SandboxEvent = {
      id: `evt_${ids.newId()}`,
      type,
      occurredAt: clock.now().toISOString(),
      data: {
        orderId: payment.orderId,
        paymentId: payment.id,
        amountCents: payment.amountCents,
        currency: payment.currency,
      },
    };
    await tx.insert(sandboxEvents).values({ id: event.id, body: event, createdAt: clock.now() });
    await enqueueDelivery(tx, event.id);
  }

  const setState = (tx: Transaction, id: string, state: Payment['state']) =>
    tx.update(sandboxPayments).set({ state }).where(eq(sandboxPayments.id, id));

  return {
    name: 'sandbox',

    async openCheckout({ orderId, amountCents, currency }) {
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
            set: { amountCents, currency },
            setWhere: sql`${sandboxPayments.state} in ('open', 'declined')`,
          }),
      );
      const key = capabilities.keyFor('checkout', orderId);
      return {
        provider: 'sandbox',
        url: `/sandbox-checkout/${encodeURIComponent(orderId)}?key=${encodeURIComponent(key)}`,
      };
    },

    readWebhook(rawBody, headers) {
      const header = headers.get('x-signature');
      if (!isSignedBy(options.webhookSecret, rawBody, header, clock.now())) return undefined;
      const read = sandboxEvent.safeParse(parseJson(rawBody));
      return read.success ? toPaymentEvent(read.data) : 'ignored';
    },

    async refund(paymentId, orderId) {
      await asPaymentError(() =>
        db.transaction(async (tx) => {
          const payment = await lockPayment(tx, orderId);
          if (payment?.state === 'refunded') return;
          if (payment?.id !== paymentId || payment.state !== 'paid') {
            throw new PaymentError('The sandbox knows no paid payment of this order.');
          }
          await setState(tx, payment.id, 'refunded');
          await record(tx, payment, 'payment.refunded');
        }),
      );
    },

    pay: ({ orderId, card }) =>
      db.transaction(async (tx) => {
        const payment = await lockPayment(tx, orderId);
        if (!payment) return 'unknown-order';
        if (payment.state === 'paid' || payment.state === 'refunded') return 'already-paid';
        const state = card === 'success' ? 'paid' : 'declined';
        await setState(tx, payment.id, state);
        await record(tx, payment, `payment.${state}`);
        return state;
      }),

    async deliverEvent(eventId, signal) {
      const [event] = await db
        .select()
        .from(sandboxEvents)
        .where(and(eq(sandboxEvents.id, eventId), isNull(sandboxEvents.deliveredAt)));
      if (!event) return; // delivered before, by a run that was killed after
      await postWebhook(
        new Set([options.internalUrl ?? options.publicUrl, options.publicUrl]),
        new TextEncoder().encode(JSON.stringify(event.body)),
        options.webhookSecret,
        clock.now(),
        signal,
      );
      await db.update(sandboxEvents).set({ deliveredAt: clock.now() }).where(eq(sandboxEvents.id, eventId));
    },

    async redeliverEvents() {
      const before = new Date(clock.now().getTime() - REDELIVER_AFTER_MS);
      const undelivered = await db
        .select({ id: sandboxEvents.id })
        .from(sandboxEvents)
        .where(and(isNull(sandboxEvents.deliveredAt), lt(sandboxEvents.createdAt, before)))
        .orderBy(asc(sandboxEvents.createdAt))
        .limit(REDELIVER_BATCH);
      await db.transaction(async (tx) => {
        for (const { id } of undelivered) await enqueueDelivery(tx, id);
      });
      return undelivered.length;
    },
  };
}

type Payment = typeof sandboxPayments.$inferSelect;

async function lockPayment(tx: Transaction, orderId: string): Promise<Payment | undefined> {
  const [payment] = await tx
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.orderId, orderId))
    .for('update');
  return payment;
}

/** To the first address that takes it. @throws {PaymentError} the last one's complaint when none does. */
async function postWebhook(
  origins: ReadonlySet<string>,
  rawBody: Uint8Array<ArrayBuffer>,
  secret: string,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  let refusal: unknown;
  for (const origin of origins) {
    try {
      return await postTo(`${origin}/api/payments/sandbox/webhook`, rawBody, secret, now, signal);
    } catch (error) {
      if (signal?.aborted) throw error;
      refusal = error;
    }
  }
  throw refusal;
}

async function postTo(
  url: string,
  rawBody: Uint8Array<ArrayBuffer>,
  secret: string,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const answer = await asPaymentError(() =>
    fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Signature': signWebhook(secret, rawBody, now) },
      body: rawBody,
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(WEBHOOK_WITHIN_MS), ...(signal ? [signal] : [])]),
    }),
  );
  await answer.body?.cancel();
  if (answer.status !== 200) throw new PaymentError(`The webhook answered ${answer.status} instead of 200.`);
}

async function asPaymentError<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof PaymentError) throw cause;
    throw new PaymentError('The sandbox provider did not answer.', { cause });
  }
}

function parseJson(rawBody: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(rawBody));
  } catch {
    return undefined; // signed, but no JSON: not an event we act on
  }
}
