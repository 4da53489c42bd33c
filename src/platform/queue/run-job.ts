import { setTimeout as delay } from 'node:timers/promises';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { JOBS, type JobName } from '../../jobs.ts';
import { redact, withoutParameters } from '../log/redact.ts';
import { HEARTBEAT_SECONDS } from './queue-policies.ts';
import { releaseJob, postpone } from './release-job.ts';
import { isTransientOutage } from './is-transient-outage.ts';

const HEARTBEAT_EVERY_MS = (HEARTBEAT_SECONDS * 1_000) / 3;
/** How long an interrupted handler may take to notice. */
const NOTICE_WITHIN_MS = 5_000;
const SETTLE_TRIES = 20;
/** Who stops has no time to wait for a database that is away: the heartbeat's silence hands the job on. */
const SETTLE_TRIES_STOPPING = 4;
/** How soon a job looks again whether the disk or the database is back. */
const POSTPONE_SECONDS = 30;
/** A job older than this uses up its tries after all: what does not come back in a day ends as a refund. */
const PATIENCE_MS = 24 * 3_600_000;

export type FetchedJob = JobWithMetadata<unknown>;
export type RawHandler = (payload: unknown, signal: AbortSignal, job: FetchedJob) => Promise<void>;

/**
 * `postponed`: the disk or the database was away, the job waits without using up a try.
 * `lost`: somebody else has the job meanwhile (we were silent for too long); nothing was settled.
 */
export type JobOutcome = 'completed' | 'failed' | 'postponed' | 'handed-back' | 'lost';

export interface JobRun {
  readonly outcome: JobOutcome;
  readonly error?: unknown;
  readonly elapsedMs: number;
}

/**
 * Runs one fetched job and settles it: heartbeat while it runs, its signal aborted when the process stops, when
 * its time is over or when the claim is lost. Never rejects on the handler's account.
 */
export async function runJob(
  boss: PgBoss,
  queue: string,
  job: FetchedJob,
  handler: RawHandler,
  stopping: AbortSignal,
): Promise<JobRun> {
  const startedAt = performance.now();
  const claim = new AbortController();
  const expiry = AbortSignal.timeout(job.expireInSeconds * 1_000);
  const signal = AbortSignal.any([claim.signal, stopping, expiry]);
  const attempt = { id: job.id, retryCount: job.retryCount };
  const heartbeat = setInterval(() => {
    boss.touch(queue, attempt).then(
      (answer) => {
        // pg-boss answers with the count, but its types do not say so.
        if ((answer as { affected?: number }).affected === 0)
          claim.abort(new Error('the claim on this job is lost'));
      },
      // A database that is away says nothing about the claim.
      () => undefined,
    );
  }, HEARTBEAT_EVERY_MS);

  let error: unknown;
  let outcome: JobOutcome = 'completed';
  try {
    const handling = handler(job.data, signal, job);
    const interrupted = once(signal).then(async () => {
      await delay(NOTICE_WITHIN_MS, undefined, { ref: false });
      throw new Error('the handler did not stop when told to');
    });
    interrupted.catch(() => undefined); // loses the race against a handler that noticed
    await Promise.race([handling, interrupted]);
  } catch (thrown) {
    error = thrown;
    outcome = claim.signal.aborted ? 'lost' : stopping.aborted ? 'handed-back' : outcomeOf(job, thrown);
  } finally {
    clearInterval(heartbeat);
  }
  if (outcome === 'completed') await settle(() => boss.complete(queue, attempt), stopping);
  if (outcome === 'failed') await settle(() => boss.fail(queue, attempt, describe(error)), stopping);
  if (outcome === 'postponed') await settle(() => postpone(boss, queue, attempt, POSTPONE_SECONDS), stopping);
  if (outcome === 'handed-back') await settle(() => releaseJob(boss, queue, attempt), stopping);
  return {
    outcome,
    elapsedMs: Math.round(performance.now() - startedAt),
    ...(error === undefined ? {} : { error }),
  };
}

function outcomeOf(job: FetchedJob, error: unknown): 'failed' | 'postponed' {
  const ageMs = job.startedOn.getTime() - job.createdOn.getTime(); // both by the database's clock
  return isTransientOutage(error) && ageMs < PATIENCE_MS ? 'postponed' : 'failed';
}

/** The payload as jobs.ts promises it. @throws {ZodError} for a job of another version or somebody else's hand. */
export function readPayload(name: JobName, data: unknown): unknown {
  return JOBS[name].parse(data ?? {});
}

/** The database may be restarting right now; a job that cannot be settled in time runs again, which is allowed. */
async function settle(work: () => Promise<unknown>, stopping: AbortSignal): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (attempt >= (stopping.aborted ? SETTLE_TRIES_STOPPING : SETTLE_TRIES)) throw error;
      await delay(Math.min(100 * attempt, 1_000));
    }
  }
}

/** What the job's row keeps of a failure: for the operator, without addresses and keys. */
function describe(error: unknown): { name: string; message: string } {
  if (!(error instanceof Error))
    return { name: 'unknown', message: redact(withoutParameters(String(error))) };
  return { name: error.name, message: redact(withoutParameters(error.message)).slice(0, 1_000) };
}

function once(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
