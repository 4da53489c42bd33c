import { hostname } from 'node:os';
import type { PgBoss } from 'pg-boss';

/** The connection that each worker process listens on: one a process, gone when it ends, however it ends. */
export const WORKER_CONNECTION = `lichtbild-worker ${hostname().slice(0, 40)}`;

/** Whether a shoot that is paid for is being rendered by any worker, and how many workers this machine has. */
export interface WorkersAtWork {
  readonly paid: boolean;
  readonly workers: number;
}

/** @throws what the driver throws while the database is away */
export async function findWorkersAtWork(boss: PgBoss): Promise<WorkersAtWork> {
  const { rows } = await boss.getDb().executeSql(
    `select exists (select 1 from pgboss.job where name = 'shoots.render' and state = 'active') as paid,
       (select count(*)::int from pg_stat_activity
        where datname = current_database() and application_name = $1) as workers`,
    [WORKER_CONNECTION],
  );
  const [{ paid, workers }] = rows as [{ paid: boolean; workers: number }];
  // Its own connection may be about to be opened again.
  return { paid, workers: Math.max(1, workers) };
}
