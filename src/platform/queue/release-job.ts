import type { PgBoss } from 'pg-boss';

/** One try of a job: pg-boss settles it only while this try is the current one. */
export interface JobAttempt {
  readonly id: string;
  readonly retryCount: number;
}

/**
 * Puts a running job back as if it had never been fetched: no try used up, no back-off, free for another worker
 * at once. pg-boss itself can only fail a job, which costs both. Fenced to the attempt we hold.
 */
export async function releaseJob(boss: PgBoss, queue: string, attempt: JobAttempt): Promise<void> {
  await boss.getDb().executeSql(
    `update pgboss.job set state = 'created', started_on = null, heartbeat_on = null
     where name = $1 and id = $2 and state = 'active' and retry_count = $3`,
    [queue, attempt.id, attempt.retryCount],
  );
  await boss.getDb().executeSql('select pg_notify($1, $2)', [JOBS_CHANNEL, queue]);
}

/** The NOTIFY channel on which a queue's name says: there is a job. */
export const JOBS_CHANNEL = 'lichtbild_jobs';

/**
 * Puts a running job back until later, without using up a try: what it needs is away for now. Fenced to the
 * attempt we hold.
 */
export async function postpone(
  boss: PgBoss,
  queue: string,
  attempt: JobAttempt,
  delaySeconds: number,
): Promise<void> {
  await boss.getDb().executeSql(
    `update pgboss.job set state = 'created', started_on = null, heartbeat_on = null,
       start_after = now() + make_interval(secs => $4)
     where name = $1 and id = $2 and state = 'active' and retry_count = $3`,
    [queue, attempt.id, attempt.retryCount, delaySeconds],
  );
}
