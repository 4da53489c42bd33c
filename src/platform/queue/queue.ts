import type { JobName, JobPayload } from '../../jobs.ts';
import type { Transaction } from '../db/database.ts';

export class QueueError extends Error {
  override readonly name = 'QueueError';
}

export interface EnqueueOptions {
  /** At most one waiting or running job with this key; a further one is dropped. */
  readonly singletonKey?: string;
  readonly startAfter?: Date;
  /** Jobs with a higher priority start first, among those of one name; default 0. */
  readonly priority?: number;
}

/** Durable background jobs. A job is enqueued in the transaction of the change that causes it. */
export interface JobQueue {
  enqueue<Name extends JobName>(
    tx: Transaction,
    name: Name,
    payload: JobPayload<Name>,
    options?: EnqueueOptions,
  ): Promise<void>;
}

/** Enqueues many jobs at once, for changes of many rows. */
export interface JobBatches {
  /** Enqueues one job for each payload, in the transaction of the change that causes them. */
  enqueueAll<Name extends JobName>(
    tx: Transaction,
    name: Name,
    payloads: readonly JobPayload<Name>[],
  ): Promise<void>;
}

/**
 * Runs at least once per job, so it must be idempotent. A job whose handler throws is retried with back-off; after the last try it
 * goes to the dead letters.
 */
export type JobHandler<Name extends JobName> = (
  payload: JobPayload<Name>,
  signal: AbortSignal,
) => Promise<void>;
export type JobHandlers = { readonly [Name in JobName]?: JobHandler<Name> };
