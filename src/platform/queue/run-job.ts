import { setTimeout as delay } from 'node:timers/promises';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { JOBS, type JobName } from '../../jobs.ts';
import { redact, withoutParameters } from '../log/redact.ts';
import { isTransientOutage } from './is-transient-outage.ts';
import { releaseJob } from './release-job.ts';

/** Time for an interrupted handler to return. */
const INTERRUPTED_HANDLER_MS = 5_000;
const RELEASE_TRIES = 20;
/** During a shutdown there is no time to wait for the database: the missing heartbeat frees the job. */
const RELEASE_TRIES_STOPPING = 4;
/** Delay before a job tries again whether the disk or the database is back. */
const POSTPONE_SECONDS = 30;
/** A job older than this uses up its tries after all, so that an outage of a day ends as a refund. */
const POSTPONE_MAX_AGE_MS = 24 * 3_600_000;

export type FetchedJob = JobWithMetadata<unknown>;
export type RawHandler = (payload: unknown, signal: AbortSignal, job: FetchedJob) => Promise<void>;

/**
 * - `completed` and `failed`: pg-boss settles the job.
 * - `postponed`: the disk or the database was unavailable; the job waits without using up a try.
 * - `released`: this process is shutting down; another worker may start the job at once.
 * - `lost`: another attempt has the job, because this one was silent for too long; nothing was settled.
 */
export type JobOutcome = 'completed' | 'failed' | 'postponed' | 'released' | 'lost';

export interface JobRun {
  readonly outcome: JobOutcome;
  readonly error?: unknown;
  readonly elapsedMs: number;
}

/**
 * Runs one attempt at a job, and releases the job when this process is `stopping` or something it needs is unavailable. Returns
 * the outcome; the caller settles what has completed or failed. The handler's signal is aborted when the process stops, when
 * the job's time is over and when its claim is lost. @throws when the job cannot be released
 */
export async function runJob(
  boss: PgBoss,
  queue: string,
  job: FetchedJob,
  handler: RawHandler,
  stopping: AbortSignal,
): Promise<JobRun> {
  const startedAt = performance.now();
  const signal = AbortSignal.any([job.signal, stopping]);
  const finish = (outcome: JobOutcome, error?: unknown): JobRun => ({
    outcome,
    elapsedMs: Math.round(performance.now() - startedAt),
    ...(error === undefined ? {} : { error }),
  });

  try {
    signal.throwIfAborted();
    await Promise.race([handler(job.data, signal, job), rejectAfterInterruption(signal)]);
    return finish('completed');
  } catch (error) {
    if (stopping.aborted) {
      await retry(() => releaseJob(boss, queue, job), stopping);
      return finish('released', error);
    }
    const isOverdue = performance.now() - startedAt >= job.expireInSeconds * 1_000;
    if (job.signal.aborted && !isOverdue) return finish('lost', error);
    if (!isWorthPostponing(job, error)) return finish('failed', error);
    await retry(() => releaseJob(boss, queue, job, POSTPONE_SECONDS), stopping);
    return finish('postponed', error);
  }
}

/** Rejects when the handler has not returned in time after `signal`; until then it stays pending. */
async function rejectAfterInterruption(signal: AbortSignal): Promise<never> {
  if (!signal.aborted)
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  await delay(INTERRUPTED_HANDLER_MS, undefined, { ref: false });
  throw new Error('the handler did not stop when its signal was aborted');
}

function isWorthPostponing(job: FetchedJob, error: unknown): boolean {
  const ageMs = job.startedOn.getTime() - job.createdOn.getTime(); // both by the database's clock
  return isTransientOutage(error) && ageMs < POSTPONE_MAX_AGE_MS;
}

/** Returns the payload in the shape of jobs.ts. @throws {ZodError} for a job of another version or another program */
export function readPayload(name: JobName, data: unknown): unknown {
  return JOBS[name].parse(data ?? {});
}

/** Repeats `work` while the database restarts. A job that cannot be released in time runs again and uses up a try. */
async function retry(work: () => Promise<void>, stopping: AbortSignal): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= (stopping.aborted ? RELEASE_TRIES_STOPPING : RELEASE_TRIES)) throw error;
      await delay(Math.min(100 * attempt, 1_000));
    }
  }
}

/** Returns the error that the job's row keeps for the operator: without email addresses, secrets and query parameters. */
export function storableError(error: unknown): Error {
  const { name, message } = error instanceof Error ? error : { name: 'unknown', message: String(error) };
  const storable = new Error(redact(withoutParameters(message)).slice(0, 1_000));
  storable.name = name;
  delete storable.stack;
  return storable;
}
