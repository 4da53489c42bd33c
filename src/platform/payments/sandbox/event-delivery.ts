import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import type { Clock } from '../../clock/clock.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { sandboxEvents } from '../../db/tables/sandbox.ts';
import type { JobQueue } from '../../queue/queue.ts';
import { postWebhook } from './post-webhook.ts';

/** An event younger than this still has an active job. */
const REDELIVER_AFTER_MS = 10 * 60_000;
/** Maximum number of events per run; the next run takes the rest. */
const REDELIVER_BATCH_SIZE = 500;

export interface EventDeliveryOptions {
  /** The name that the webhook endpoint finds the provider by. */
  readonly name: string;
  readonly db: Database;
  readonly queue: JobQueue;
  readonly clock: Clock;
  /** Signs the webhooks. */
  readonly webhookSecret: string;
  /** The public origin of the webhook endpoint, without a trailing slash. */
  readonly publicUrl: string;
  /** The endpoint's origin on this machine. It is tried first, because a public one is often unreachable from inside. */
  readonly internalUrl?: string;
}

export interface EventDelivery {
  /** Enqueues the job that delivers an event, at once or later. */
  enqueueDelivery(tx: Transaction, eventId: string, startAfter?: Date): Promise<void>;
  /** Body of the job `sandbox.webhook`. @throws {PaymentError} unless the endpoint answered 200; the queue retries */
  deliverEvent(eventId: string, signal?: AbortSignal): Promise<void>;
  /**
   * Enqueues events again whose job gave up, so that no paid order stays open for ever. An event whose job is still waiting
   * gets no second one.
   * @returns the number of undelivered events
   */
  redeliverEvents(): Promise<number>;
}

/** Delivers the sandbox's stored events as webhooks. */
export function createEventDelivery(options: EventDeliveryOptions): EventDelivery {
  const { name, db, queue, clock } = options;

  const enqueueDelivery = (tx: Transaction, eventId: string, startAfter?: Date) =>
    queue.enqueue(
      tx,
      'sandbox.webhook',
      { eventId },
      { singletonKey: eventId, ...(startAfter && { startAfter }) },
    );

  return {
    enqueueDelivery,

    async deliverEvent(eventId, signal) {
      const [event] = await db
        .select()
        .from(sandboxEvents)
        .where(and(eq(sandboxEvents.id, eventId), isNull(sandboxEvents.deliveredAt)));
      if (!event) return; // delivered by an earlier run that was killed afterwards
      await postWebhook(
        name,
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
        .limit(REDELIVER_BATCH_SIZE);
      await db.transaction(async (tx) => {
        for (const { id } of undelivered) await enqueueDelivery(tx, id);
      });
      return undelivered.length;
    },
  };
}
