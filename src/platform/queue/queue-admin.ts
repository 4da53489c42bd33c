import { DrizzleQueryError, sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Transaction } from '../db/database.ts';
import { payloadIds } from './payload-ids.ts';

/** The jobs of one name by their state. */
export interface QueueSummary {
  readonly name: string;
  /** Jobs that may start now, first tries and repeated ones. */
  readonly waiting: number;
  /** Jobs that start later, such as those that are retried. */
  readonly deferred: number;
  readonly running: number;
  readonly failed: number;
}

/** A job whose last try has failed. It is stored for a week. */
export interface FailedJob {
  readonly id: string;
  /** The name of its queue; `dead-letters` when the handling of a failed job has failed. */
  readonly queue: string;
  /** The job that failed in the first place. */
  readonly job: string;
  readonly ids: Readonly<Record<string, string>>;
  /** Without addresses and secrets. */
  readonly error: string;
  readonly tries: number;
  readonly failedAt: Date;
}

/** Identifies a failed job. */
export interface FailedJobId {
  readonly queue: string;
  readonly id: string;
}

/** The sort values of a failed job. */
export interface FailedJobPlace {
  readonly failedAt: Date;
  readonly id: string;
}

/** Looks into the queue and decides about failed jobs, for operators. */
export interface QueueAdmin {
  summarize(): Promise<readonly QueueSummary[]>;
  /** Lists failed jobs, the latest first. */
  listFailed(page: {
    readonly after: FailedJobPlace | undefined;
    readonly limit: number;
  }): Promise<readonly FailedJob[]>;
  /**
   * Gives a failed job another try. `gone`: it was retried or dropped meanwhile. `waits-already`: a job with the same key waits, so
   * that it would do the same work.
   */
  retryFailed(tx: Transaction, job: FailedJobId): Promise<'retried' | 'gone' | 'waits-already'>;
  /** Returns false when the job was retried or dropped meanwhile. */
  dropFailed(tx: Transaction, job: FailedJobId): Promise<boolean>;
}

const UNIQUE_VIOLATION = '23505';

export function createQueueAdmin(boss: PgBoss): QueueAdmin {
  const query = async <Row>(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> =>
    (await boss.getDb().executeSql(text, [...values])).rows as Row[];

  return {
    async summarize() {
      // Completed jobs are most of those that are stored, and the index of install-queue.ts leaves them out.
      return query<QueueSummary>(
        `select name,
           count(*) filter (where state in ('created', 'retry') and start_after <= now())::int as waiting,
           count(*) filter (where state in ('created', 'retry') and start_after > now())::int as deferred,
           count(*) filter (where state = 'active')::int as running,
           count(*) filter (where state = 'failed')::int as failed
         from pgboss.job where state <> 'completed' group by name order by name`,
      );
    },

    async listFailed({ after, limit }) {
      const rows = await query<FailedRow>(
        `select id, name, source_name, data, output, retry_count, completed_on
         from pgboss.job
         where state = 'failed' and state <> 'completed'
           and ($1::timestamptz is null or (date_trunc('milliseconds', completed_on), id) < ($1, $2::uuid))
         order by date_trunc('milliseconds', completed_on) desc, id desc limit $3`,
        [after?.failedAt ?? null, after?.id ?? null, limit],
      );
      return rows.map(toFailedJob);
    },

    async retryFailed(tx, job) {
      if (!(await lockFailed(tx, job))) return 'gone';
      try {
        // In a savepoint, because the failure of a statement would end the caller's transaction.
        await tx.transaction(async (part) => {
          const db = fromDrizzle(part, sql);
          await boss.retry(job.queue, job.id, { db });
          // It starts now instead of after the last back-off, and the update notifies the workers.
          await boss.update(job.queue, undefined, { id: job.id, startAfter: 0, db });
        });
        return 'retried';
      } catch (error) {
        if (isUniqueViolation(error)) return 'waits-already';
        throw error;
      }
    },

    async dropFailed(tx, job) {
      if (!(await lockFailed(tx, job))) return false;
      await boss.deleteJob(job.queue, job.id, { db: fromDrizzle(tx, sql) });
      return true;
    },
  };
}

interface FailedRow {
  readonly id: string;
  readonly name: string;
  readonly source_name: string | null;
  readonly data: unknown;
  readonly output: { readonly name?: unknown; readonly message?: unknown } | null;
  readonly retry_count: number;
  readonly completed_on: Date;
}

function toFailedJob({
  id,
  name,
  source_name,
  data,
  output,
  retry_count,
  completed_on,
}: FailedRow): FailedJob {
  const parts = [output?.name, output?.message].filter((part) => typeof part === 'string');
  return {
    ...{ id, queue: name, job: source_name ?? name, ids: payloadIds(data), failedAt: completed_on },
    error: parts.join(': ') || 'unknown',
    tries: retry_count + 1,
  };
}

/** pg-boss deletes jobs in any state, so the row is locked to be sure that it has failed. */
async function lockFailed(tx: Transaction, { queue, id }: FailedJobId): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from pgboss.job where name = ${queue} and id::text = ${id} and state = 'failed' for update`,
  );
  return rows.length === 1;
}

function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return (cause as { code?: unknown } | undefined)?.code === UNIQUE_VIOLATION;
}
