import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { invariant } from '../../base/invariant.ts';
import { JOBS, type JobName, type JobPayload } from '../../jobs.ts';
import type { Transaction } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import { findWorkersAtWork, WORKER_CONNECTION, type WorkersAtWork } from './other-work.ts';
import {
  QueueError,
  type EnqueueOptions,
  type JobBatches,
  type JobHandlers,
  type JobQueue,
} from './queue.ts';
import { createQueueAdmin, type QueueAdmin } from './queue-admin.ts';
import { DEAD_LETTERS, MONITOR_SECONDS } from './queue-policies.ts';
import { watchOutages } from './watch-outages.ts';
import { workQueues, type WorkOptions, type Workers } from './work-queues.ts';

export interface PgBossQueue extends JobQueue, JobBatches {
  /** Runs the jobs of all queues that have a handler, until stopped. */
  work(handlers: JobHandlers, options: WorkOptions): Promise<Workers>;
  /**
   * Returns the number of jobs by queue and state: `created` is due, `deferred` has a start time in the future; further `retry`,
   * `active`, `failed`. For metrics, tests and jobs that let others go first.
   */
  counts(): Promise<readonly { readonly name: string; readonly state: string; readonly count: number }[]>;
  /** Reads the current load of all workers, so that free work leaves paid work its half of the machine. */
  workersAtWork(): Promise<WorkersAtWork>;
  /** Resolves when the queue answers and is installed; used by /readyz. @throws {QueueError} */
  check(): Promise<void>;
  readonly admin: QueueAdmin;
  close(): Promise<void>;
}

export interface QueueOptions {
  readonly url: string;
  readonly log: Log;
  /**
   * True lets this process run jobs: it listens for new jobs, retries lost ones and starts scheduled ones. Other processes, such
   * as web processes, only enqueue.
   */
  readonly runsJobs: boolean;
}

/** pg-boss on the product's own PostgreSQL. `installQueue` must have run. @throws {QueueError} */
export async function createPgBossQueue({ url, log, runsJobs }: QueueOptions): Promise<PgBossQueue> {
  const closed = new AbortController();
  const boss = new PgBoss({
    connectionString: url,
    max: runsJobs ? 6 : 2,
    // Unique, so that a worker with several connections counts once.
    application_name: runsJobs ? `${WORKER_CONNECTION} ${randomUUID().slice(0, 8)}` : 'lichtbild-queue',
    migrate: false,
    supervise: runsJobs,
    schedule: runsJobs,
    useListenNotify: runsJobs,
    superviseIntervalSeconds: MONITOR_SECONDS,
    monitorIntervalSeconds: MONITOR_SECONDS,
    cronMonitorIntervalSeconds: 15,
  });
  watchOutages(boss, log, closed.signal);
  boss.on('warning', ({ message }) => log.warn({}, `the queue warns: ${message}`));
  try {
    await boss.start();
  } catch (cause) {
    closed.abort();
    await boss.stop({ graceful: false });
    // A driver's error has a code or mentions its connection; any other error is pg-boss's, about its missing tables.
    const { code, message } = cause as { code?: string; message: string };
    const isUnavailable = code ? code !== 'ERR_ASSERTION' : /^Connection terminated|timeout/.test(message);
    throw new QueueError(
      isUnavailable
        ? `The database of the queue does not answer (${code ?? message}).`
        : 'The queue is not ready in the database: run the migrations.',
      { cause },
    );
  }

  async function enqueue<Name extends JobName>(
    tx: Transaction,
    name: Name,
    payload: JobPayload<Name>,
    { singletonKey, startAfter, priority }: EnqueueOptions = {},
  ): Promise<void> {
    await boss.send(name, checkPayload(name, payload), {
      db: fromDrizzle(tx, sql),
      singletonKey: singletonKey ?? randomUUID(),
      ...(startAfter ? { startAfter } : {}),
      ...(priority === undefined ? {} : { priority }),
    });
  }

  return {
    enqueue,
    async enqueueAll(tx, name, payloads) {
      if (payloads.length === 0) return;
      const jobs = payloads.map((payload) => ({
        data: checkPayload(name, payload),
        singletonKey: randomUUID(),
      }));
      await boss.insert(name, jobs, { db: fromDrizzle(tx, sql) });
    },
    work(handlers, workOptions) {
      invariant(runsJobs, 'the queue was created to run jobs');
      return workQueues(boss, handlers, workOptions);
    },
    async counts() {
      const { rows } = await boss.getDb().executeSql(
        `select name, case when state = 'created' and start_after > now() then 'deferred' else state::text end as state,
             count(*)::int as count
           from pgboss.job group by 1, 2 order by 1, 2`,
      );
      return rows as { name: string; state: string; count: number }[];
    },
    workersAtWork: () => findWorkersAtWork(boss),
    admin: createQueueAdmin(boss),
    async check() {
      const queues = await boss
        .getDb()
        .executeSql('select 1 from pgboss.queue where name = $1', [DEAD_LETTERS]);
      if (queues.rows.length === 0) throw new QueueError('The queue is not installed: run the migrations.');
    },
    async close() {
      closed.abort();
      await boss.stop({ graceful: false });
    },
  };
}

function checkPayload<Name extends JobName>(name: Name, payload: JobPayload<Name>): object {
  const checked = JOBS[name].safeParse(payload);
  invariant(checked.success, `the payload of ${name} does not fit jobs.ts`);
  return checked.data;
}
