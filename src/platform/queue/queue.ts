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

/** Work that survives a crash. A job is enqueued in the transaction of the change that causes it. */
export interface JobQueue {
  enqueue<Name extends JobName>(
    tx: Transaction,
    name: Name,
    payload: JobPayload<Name>,
    options?: EnqueueOptions,
  ): Promise<void>;
}

/**
 * Runs at least once, so it must be safe to repeat. Throwing means: try again later with back-off; after the
 * last try the job goes to the dead letters.
 */
export type JobHandler<Name extends JobName> = (
  payload: JobPayload<Name>,
  signal: AbortSignal,
) => Promise<void>;
export type JobHandlers = { readonly [Name in JobName]?: JobHandler<Name> };
