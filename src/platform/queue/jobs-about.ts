import { sql } from 'drizzle-orm';
import type { JobName } from '../../jobs.ts';
import type { Reader, Transaction } from '../db/database.ts';
import { DEAD_LETTERS } from './queue-policies.ts';
import { JOB_SUBJECT } from './job-subject.ts';

/** A job as its row in the queue stores it. pg-boss deletes the row a week after the job has ended. */
export interface StoredJob {
  readonly id: string;
  /** For a dead letter, the name of the job that failed. */
  readonly name: JobName;
  readonly isDeadLetter: boolean;
  readonly state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';
  /** The ids in its payload. */
  readonly payload: Readonly<Record<string, string | number | boolean>>;
  /** Number of tries that have started. */
  readonly tries: number;
  readonly triesMost: number;
  readonly createdAt: Date;
  /** A job that waits does not start before. */
  readonly startAfter: Date;
  /** The start of the latest try. */
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  /** The error of the latest try that failed, without personal data (`storableError`). */
  readonly error: string | undefined;
}

const LIVE_STATES: ReadonlySet<StoredJob['state']> = new Set(['created', 'retry', 'active']);

/** Returns whether the job still waits or runs. */
export function isLive({ state }: Pick<StoredJob, 'state'>): boolean {
  return LIVE_STATES.has(state);
}

/** Lists the jobs whose payload is about one of these shoots, orders or mails, oldest first. */
export async function listJobsAbout(db: Reader, ids: readonly string[]): Promise<readonly StoredJob[]> {
  if (ids.length === 0) return [];
  const subjects = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  const { rows } = await db.execute<JobRow>(
    sql`select id, name, source_name, state, data, retry_count, retry_limit, created_on, start_after, started_on, completed_on,
        coalesce(output ->> 'message', output ->> 'value') as error
      from pgboss.job where ${sql.raw(JOB_SUBJECT)} in (${subjects}) order by created_on, id`,
  );
  return rows.map(toJob);
}

/** Lets jobs that wait for a later time start now. Resolves to their number. */
export async function startJobsNow(tx: Transaction, jobs: readonly Pick<StoredJob, 'id'>[]): Promise<number> {
  if (jobs.length === 0) return 0;
  const ids = sql.join(
    jobs.map(({ id }) => sql`${id}::uuid`),
    sql`, `,
  );
  const { rowCount } = await tx.execute(
    sql`update pgboss.job set start_after = now()
      where id in (${ids}) and state in ('created', 'retry') and start_after > now()`,
  );
  return rowCount ?? 0;
}

interface JobRow extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly source_name: string | null;
  readonly state: StoredJob['state'];
  readonly data: StoredJob['payload'] | null;
  readonly retry_count: number;
  readonly retry_limit: number;
  readonly created_on: string;
  readonly start_after: string;
  readonly started_on: string | null;
  readonly completed_on: string | null;
  readonly error: string | null;
}

function toJob(row: JobRow): StoredJob {
  const isDeadLetter = row.name === DEAD_LETTERS;
  const moment = (text: string | null) => (text === null ? null : new Date(text));
  return {
    ...{ id: row.id, state: row.state, payload: row.data ?? {}, isDeadLetter },
    name: (isDeadLetter ? (row.source_name ?? row.name) : row.name) as JobName,
    // pg-boss counts the tries after the first, and adds one as each of them starts.
    tries: row.started_on === null ? 0 : row.retry_count + 1,
    triesMost: row.retry_limit + 1,
    ...{ createdAt: new Date(row.created_on), startAfter: new Date(row.start_after) },
    ...{ startedAt: moment(row.started_on), endedAt: moment(row.completed_on) },
    error: row.state === 'completed' ? undefined : (row.error ?? undefined),
  };
}
