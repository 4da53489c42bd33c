import { hostname } from 'node:os';
import type { PgBoss } from 'pg-boss';

/** The connections of each worker process have this name and a suffix. They close with the process, however that ends. */
export const WORKER_CONNECTION = `lichtbild-worker ${hostname().slice(0, 30)}`;

/** Reads whether any worker renders for a paid shoot, and how many workers there are. */
export interface WorkersAtWork {
  readonly paid: boolean;
  readonly workers: number;
}

/** @throws the driver's error while the database is unavailable */
export async function findWorkersAtWork(boss: PgBoss): Promise<WorkersAtWork> {
  const { rows } = await boss.getDb().executeSql(
    `select exists (select 1 from pgboss.job where name in ('shoots.render', 'headshots.remake') and state = 'active') as paid,
       (select count(distinct application_name)::int from pg_stat_activity
        where datname = current_database() and starts_with(application_name, $1)) as workers`,
    [WORKER_CONNECTION],
  );
  const [{ paid, workers }] = rows as [{ paid: boolean; workers: number }];
  // This worker's own connection may be reconnecting at this moment.
  return { paid, workers: Math.max(1, workers) };
}
