import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { invariant } from '../../base/invariant.ts';
import { JOBS, type JobName, type JobPayload } from '../../jobs.ts';
import { listen } from '../db/listen.ts';
import type { Transaction } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import { handBack, JOBS_CHANNEL } from './hand-back.ts';
import { JobBell } from './job-bell.ts';
import { payloadIds } from './payload-ids.ts';
import { QueueError, type EnqueueOptions, type JobHandlers, type JobQueue } from './queue.ts';
import {
  DEAD_LETTER_POLICY,
  DEAD_LETTERS,
  MONITOR_SECONDS,
  QUEUE_POLICIES,
  type QueuePolicy,
} from './queue-policies.ts';
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

export interface PgBossQueue extends JobQueue {
  /** Runs jobs until stopped. Queues without a handler are left alone. */
  work(handlers: JobHandlers, options: WorkOptions): Promise<Workers>;
  /** Jobs by queue and state (`created`, `retry`, `active`, `failed`), for metrics and tests. */
  counts(): Promise<readonly { readonly name: string; readonly state: string; readonly count: number }[]>;
  /** Resolves when the queue answers and is installed; used by /readyz. @throws {QueueError} */
  check(): Promise<void>;
  close(): Promise<void>;
}

export interface QueueOptions {
  readonly url: string;
  readonly log: Log;
  /** Also looks after lost jobs and schedules. True in workers, false in web processes. */
  readonly supervise: boolean;
}

/** pg-boss on the product's own PostgreSQL. `installQueue` must have run. @throws {QueueError} */
export async function createPgBossQueue(options: QueueOptions): Promise<PgBossQueue> {
  const boss = new PgBoss({
    connectionString: options.url,
    max: options.supervise ? 6 : 2,
    application_name: 'lichtbild-queue',
    migrate: false,
    supervise: options.supervise,
    schedule: options.supervise,
    superviseIntervalSeconds: MONITOR_SECONDS,
    monitorIntervalSeconds: MONITOR_SECONDS,
    cronMonitorIntervalSeconds: 15,
  });
  boss.on('error', (error) => options.log.warn({ error }, 'the queue has trouble'));
  try {
    await boss.start();
  } catch (cause) {
    await boss.stop({ graceful: false });
    // A driver's error has a code or tells of its connection; the other is pg-boss's, about its missing tables.
    const { code, message } = cause as { code?: string; message: string };
    const away = code ? code !== 'ERR_ASSERTION' : /^Connection terminated|timeout/.test(message);
    throw new QueueError(
      away
        ? `The database of the queue does not answer (${code ?? message}).`
        : 'The queue is not ready in the database: run the migrations.',
      { cause },
    );
  }

  async function enqueue<Name extends JobName>(
    tx: Transaction,
    name: Name,
    payload: JobPayload<Name>,
    { singletonKey, startAfter }: EnqueueOptions = {},
  ): Promise<void> {
    const checked = JOBS[name].safeParse(payload);
    invariant(checked.success, `the payload of ${name} does not fit jobs.ts`);
    await boss.send(name, checked.data, {
      db: fromDrizzle(tx, sql),
      singletonKey: singletonKey ?? randomUUID(),
      ...(startAfter ? { startAfter } : {}),
    });
    await tx.execute(sql`select pg_notify(${JOBS_CHANNEL}, ${name})`);
  }

  async function work(handlers: JobHandlers, workOptions: WorkOptions): Promise<Workers> {
    const stopping = new AbortController();
    const bell = new JobBell();
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
      channels: [JOBS_CHANNEL],
      onNotification: (_, name) => bell.ring(name),
      onConnected: () => queues.forEach(({ name }) => bell.ring(name)),
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
        if (stopping.signal.aborted) return await handBack(boss, name, job);
        const run = await runJob(boss, name, job, handler, stopping.signal);
        const attempts = { attempt: job.retryCount + 1, attemptsMost: job.retryLimit + 1 };
        workOptions.onRun?.({ ...about, ...attempts, ...run });
      } catch (error) {
        const { ids, ...rest } = about;
        options.log.warn(
          { ...rest, ...ids, error },
          'the end of a job could not be noted: it runs once more',
        );
      }
    }

    async function loop({ name, handler }: (typeof queues)[number]): Promise<void> {
      while (!stopping.signal.aborted) {
        const rings = bell.rings(name);
        const job = await fetchOne(name);
        if (job) await runOne(name, job, handler);
        else if (!stopping.signal.aborted) await bell.wait(name, rings, POLL_MS);
      }
    }
    const loops = queues.flatMap((queue) =>
      Array.from({ length: queue.policy.concurrency }, () => loop(queue)),
    );

    return {
      async stop() {
        stopping.abort();
        queues.forEach(({ name }) => bell.ring(name));
        await Promise.all([listener.stop(), ...loops]);
      },
    };
  }

  return {
    enqueue,
    work,
    async counts() {
      const { rows } = await boss
        .getDb()
        .executeSql(
          'select name, state::text, count(*)::int as count from pgboss.job group by 1, 2 order by 1, 2',
        );
      return rows as { name: string; state: string; count: number }[];
    },
    async check() {
      const queues = await boss
        .getDb()
        .executeSql('select 1 from pgboss.queue where name = $1', [DEAD_LETTERS]);
      if (queues.rows.length === 0) throw new QueueError('The queue is not installed: run the migrations.');
    },
    close: () => boss.stop({ graceful: false }),
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
