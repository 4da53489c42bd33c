import type { PgBoss } from 'pg-boss';
import { invariant } from '../../base/invariant.ts';
import type { JobName, JobPayload } from '../../jobs.ts';
import { payloadIds } from './payload-ids.ts';
import type { JobHandlers } from './queue.ts';
import {
  DEAD_LETTER_POLICY,
  DEAD_LETTERS,
  HEARTBEAT_SECONDS,
  QUEUE_POLICIES,
  type QueuePolicy,
} from './queue-policies.ts';
import {
  type FetchedJob,
  type JobRun,
  type RawHandler,
  readPayload,
  runJob,
  storableError,
} from './run-job.ts';

/** Retries and postponed jobs become due without a notification, so every queue is also polled this often. */
const POLL_SECONDS = 1;

export type DeadLetterHandler = <Name extends JobName>(
  name: Name,
  payload: JobPayload<Name>,
  signal: AbortSignal,
) => Promise<void>;

export interface WorkOptions {
  /** Called when the last try of a job has failed. Throwing means that it is called again later. */
  readonly onDeadLetter: DeadLetterHandler;
  /** Called after every run; for logs and metrics. */
  readonly onRun?: (run: FinishedRun) => void;
}

export interface FinishedRun extends JobRun {
  readonly job: JobName | typeof DEAD_LETTERS;
  readonly jobId: string;
  /** The ids of its payload. */
  readonly ids: Readonly<Record<string, string>>;
  /** Counts from 1. */
  readonly attempt: number;
  readonly attemptsMost: number;
}

export interface Workers {
  /**
   * Takes no further job, aborts the signals of running ones and releases them; resolves when the last handler has returned
   * (after 5 s at most).
   */
  stop(): Promise<void>;
}

interface WorkedQueue {
  readonly name: JobName | typeof DEAD_LETTERS;
  readonly policy: QueuePolicy;
  readonly handler: RawHandler;
}

/** Runs the jobs of every queue that has a handler, and dead letters, until stopped. */
export async function workQueues(
  boss: PgBoss,
  handlers: JobHandlers,
  workOptions: WorkOptions,
): Promise<Workers> {
  const stopping = new AbortController();
  const queues = [
    ...(Object.keys(handlers) as JobName[]).map((name) => ({
      name,
      policy: QUEUE_POLICIES[name],
      handler: rawHandler(name, handlers),
    })),
    {
      name: DEAD_LETTERS,
      policy: DEAD_LETTER_POLICY,
      handler: deadLetterHandler(workOptions.onDeadLetter),
    },
  ] satisfies readonly WorkedQueue[];

  async function runOne({ name, handler }: WorkedQueue, job: FetchedJob): Promise<void> {
    const run = await runJob(boss, name, job, handler, stopping.signal);
    workOptions.onRun?.({
      job: name,
      jobId: job.id,
      ids: payloadIds(job.data),
      attempt: job.retryCount + 1,
      attemptsMost: job.retryLimit + 1,
      ...run,
    });
    if (run.outcome === 'failed') throw storableError(run.error);
  }

  /** Starts one of pg-boss's workers, which takes the next job as soon as it has finished one. */
  async function startWorker(queue: WorkedQueue): Promise<void> {
    const id = await boss.work(
      queue.name,
      {
        includeMetadata: true,
        heartbeatRefreshSeconds: HEARTBEAT_SECONDS / 3,
        pollingIntervalSeconds: POLL_SECONDS,
        notifyPollingIntervalSeconds: POLL_SECONDS,
      },
      async ([job]: FetchedJob[]) => {
        invariant(job, 'a batch has one job');
        try {
          await runOne(queue, job);
        } finally {
          boss.notifyWorker(id);
        }
      },
    );
  }

  await Promise.all(
    queues.flatMap((queue) => Array.from({ length: queue.policy.concurrency }, () => startWorker(queue))),
  );
  return {
    async stop() {
      stopping.abort();
      await Promise.all(queues.map(({ name }) => boss.offWork(name, { wait: true })));
    },
  };
}

function rawHandler(name: JobName, handlers: JobHandlers): RawHandler {
  const handler = handlers[name] as ((payload: unknown, signal: AbortSignal) => Promise<void>) | undefined;
  invariant(handler, `there is a handler of ${name}`);
  return (payload, signal) => handler(readPayload(name, payload), signal);
}

function deadLetterHandler(onDeadLetter: DeadLetterHandler): RawHandler {
  return (payload, signal, job) => {
    const name = job.sourceName as JobName;
    return onDeadLetter(name, readPayload(name, payload) as JobPayload<JobName>, signal);
  };
}
