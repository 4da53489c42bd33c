import type { PgBoss } from 'pg-boss';
import { invariant } from '../../base/invariant.ts';
import type { JobName, JobPayload } from '../../jobs.ts';
import { listen } from '../db/listen.ts';
import type { Log } from '../log/log.ts';
import { releaseJob, JOBS_CHANNEL } from './release-job.ts';
import { JobNotifier } from './job-notifier.ts';
import { WORKER_CONNECTION } from './other-work.ts';
import { payloadIds } from './payload-ids.ts';
import type { JobHandlers } from './queue.ts';
import { DEAD_LETTER_POLICY, DEAD_LETTERS, QUEUE_POLICIES, type QueuePolicy } from './queue-policies.ts';
import { type FetchedJob, readPayload, runJob, type JobRun, type RawHandler } from './run-job.ts';

/** Retries and schedules come without a notification, so every queue is looked at this often. */
const POLL_MS = 1_000;

export type DeadLetterHandler = <Name extends JobName>(
  name: Name,
  payload: JobPayload<Name>,
  signal: AbortSignal,
) => Promise<void>;

export interface WorkOptions {
  /** The last try of a job failed. Throwing means: try again later. */
  readonly onDeadLetter: DeadLetterHandler;
  /** Told after every run; for logs and metrics. */
  readonly onRun?: (run: FinishedRun) => void;
}

export interface FinishedRun extends JobRun {
  readonly job: JobName | typeof DEAD_LETTERS;
  readonly jobId: string;
  /** The ids of its payload. */
  readonly ids: Readonly<Record<string, string>>;
  /** Which try it was, from 1. */
  readonly attempt: number;
  readonly attemptsMost: number;
}

export interface Workers {
  /**
   * Takes no further job, aborts the signals of running ones and hands those back at once to whoever is next;
   * resolves when the last handler has noticed (5 s at most).
   */
  stop(): Promise<void>;
}

/** Takes jobs of every queue that has a handler, and dead letters, until stopped. */
export async function workQueues(
  { boss, ...options }: { readonly boss: PgBoss; readonly url: string; readonly log: Log },
  handlers: JobHandlers,
  workOptions: WorkOptions,
): Promise<Workers> {
  const stopping = new AbortController();
  const notifier = new JobNotifier();
  const queues: readonly {
    name: JobName | typeof DEAD_LETTERS;
    policy: QueuePolicy;
    handler: RawHandler;
  }[] = [
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
  ];
  const listener = listen({
    url: options.url,
    applicationName: WORKER_CONNECTION,
    channels: [JOBS_CHANNEL],
    onNotification: (_, name) => notifier.notify(name),
    onConnected: () => queues.forEach(({ name }) => notifier.notify(name)),
    onLost: (error) => options.log.warn({ error }, 'the queue lost its notifications and connects again'),
  });

  // One line an outage, not one a second of every loop.
  let answering = true;
  const answered = () => {
    if (!answering) options.log.info({}, 'the queue answers again');
    answering = true;
  };
  const silent = (error: unknown) => {
    if (answering) options.log.warn({ error }, 'the queue does not answer: is the database running?');
    answering = false;
  };

  async function fetchOne(name: JobName | typeof DEAD_LETTERS): Promise<FetchedJob | undefined> {
    try {
      const [job] = await boss.fetch<unknown>(name, { includeMetadata: true });
      answered();
      return job;
    } catch (error) {
      silent(error);
      return undefined;
    }
  }

  async function runOne(name: JobName | typeof DEAD_LETTERS, job: FetchedJob, handler: RawHandler) {
    const about = { job: name, jobId: job.id, ids: payloadIds(job.data) };
    try {
      if (stopping.signal.aborted) return await releaseJob(boss, name, job);
      const run = await runJob(boss, name, job, handler, stopping.signal);
      const attempts = { attempt: job.retryCount + 1, attemptsMost: job.retryLimit + 1 };
      workOptions.onRun?.({ ...about, ...attempts, ...run });
    } catch (error) {
      const { ids, ...rest } = about;
      options.log.warn({ ...rest, ...ids, error }, 'the end of a job could not be noted: it runs once more');
    }
  }

  async function loop({ name, handler }: (typeof queues)[number]): Promise<void> {
    while (!stopping.signal.aborted) {
      const count = notifier.count(name);
      const job = await fetchOne(name);
      if (job) await runOne(name, job, handler);
      else if (!stopping.signal.aborted) await notifier.wait(name, count, POLL_MS);
    }
  }
  const loops = queues.flatMap((queue) =>
    Array.from({ length: queue.policy.concurrency }, () => loop(queue)),
  );

  return {
    async stop() {
      stopping.abort();
      queues.forEach(({ name }) => notifier.notify(name));
      await Promise.all([listener.stop(), ...loops]);
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
