import { sql } from 'drizzle-orm';
import type { JobName } from '../../jobs.ts';
import type { Reader, Transaction } from '../db/database.ts';
import { DEAD_LETTERS } from './queue-policies.ts';
import { JOB_SUBJECT } from './job-subject.ts';
import type { StoredJob } from './stored-job.ts';

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
