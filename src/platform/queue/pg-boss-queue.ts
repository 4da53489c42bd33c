import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { invariant } from '../../base/invariant.ts';
import { JOBS, type JobName, type JobPayload } from '../../jobs.ts';
import type { Transaction } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import { JOBS_CHANNEL } from './release-job.ts';
import { findWorkersAtWork, type WorkersAtWork } from './other-work.ts';
import { QueueError, type EnqueueOptions, type JobHandlers, type JobQueue } from './queue.ts';
import { DEAD_LETTERS, MONITOR_SECONDS } from './queue-policies.ts';
import { workQueues, type WorkOptions, type Workers } from './work-queues.ts';

export interface PgBossQueue extends JobQueue {
  /** Runs jobs until stopped. Queues without a handler are left alone. */
  work(handlers: JobHandlers, options: WorkOptions): Promise<Workers>;
  /**
   * Jobs by queue and state, for metrics, tests and whoever lets others go first: `created` is due, `deferred` has a
   * time that lies ahead, further `retry`, `active`, `failed`.
   */
  counts(): Promise<readonly { readonly name: string; readonly state: string; readonly count: number }[]>;
  /** Reads the current load of all workers, so that free work leaves paid work its half of the machine. */
  workersAtWork(): Promise<WorkersAtWork>;
  /** Resolves when the queue answers and is installed; used by /readyz. @throws {QueueError} */
  check(): Promise<void>;
  close(): Promise<void>;
}

export interface QueueOptions {
  readonly url: string;
  readonly log: Log;
  /** Whether this process also looks after lost jobs and schedules: true in workers, false in web processes. */
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
    { singletonKey, startAfter, priority }: EnqueueOptions = {},
  ): Promise<void> {
    const checked = JOBS[name].safeParse(payload);
    invariant(checked.success, `the payload of ${name} does not fit jobs.ts`);
    await boss.send(name, checked.data, {
      db: fromDrizzle(tx, sql),
      singletonKey: singletonKey ?? randomUUID(),
      ...(startAfter ? { startAfter } : {}),
      ...(priority === undefined ? {} : { priority }),
    });
    await tx.execute(sql`select pg_notify(${JOBS_CHANNEL}, ${name})`);
  }

  return {
    enqueue,
    work: (handlers, workOptions) => workQueues({ boss, ...options }, handlers, workOptions),
    async counts() {
      const { rows } = await boss.getDb().executeSql(
        `select name, case when state = 'created' and start_after > now() then 'deferred' else state::text end as state,
             count(*)::int as count
           from pgboss.job group by 1, 2 order by 1, 2`,
      );
      return rows as { name: string; state: string; count: number }[];
    },
    workersAtWork: () => findWorkersAtWork(boss),
    async check() {
      const queues = await boss
        .getDb()
        .executeSql('select 1 from pgboss.queue where name = $1', [DEAD_LETTERS]);
      if (queues.rows.length === 0) throw new QueueError('The queue is not installed: run the migrations.');
    },
    close: () => boss.stop({ graceful: false }),
  };
}
