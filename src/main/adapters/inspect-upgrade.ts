import { type BackupRun, latestBackup } from '../../platform/backup/backup-run-store.ts';
import { createDatabase } from '../../platform/db/create-database.ts';
import { findRunningPostgres, startEmbeddedPostgres } from '../../platform/db/embedded/embedded-postgres.ts';
import { listPendingMigrations, type PendingMigration } from '../../platform/db/migrate.ts';
import { queueSchemaOfThisVersion } from '../../platform/queue/install-queue.ts';
import type { Settings } from '../config/load-settings.ts';

export interface Upgrade {
  readonly migrations: readonly PendingMigration[];
  readonly queue: { readonly from: number | undefined; readonly to: number };
  readonly lastBackup: BackupRun | undefined;
}

/** Finds what this version would change in the database. Starts the built-in PostgreSQL for it when none is running. */
export async function inspectUpgrade({ config }: Settings, migrationsDir: string): Promise<Upgrade> {
  const running =
    config.database.kind === 'url' ? config.database.url : await findRunningPostgres(config.dataDir);
  const own = running ? undefined : await startEmbeddedPostgres({ dataDir: config.dataDir });
  try {
    return await inspect(running ?? own!.url, migrationsDir);
  } finally {
    await own?.stop();
  }
}

async function inspect(url: string, migrationsDir: string): Promise<Upgrade> {
  const migrations = await listPendingMigrations(url, migrationsDir);
  const connection = createDatabase(url, { maxConnections: 1 });
  try {
    const { rows } = await connection.pool.query<{ queue: boolean; backups: boolean }>(
      `select to_regclass('pgboss.version') is not null as queue, to_regclass('backup_runs') is not null as backups`,
    );
    const { queue, backups } = rows[0]!;
    const from = queue
      ? (await connection.pool.query<{ version: number }>('select version from pgboss.version')).rows[0]
          ?.version
      : undefined;
    return {
      migrations,
      queue: { from, to: queueSchemaOfThisVersion() },
      lastBackup: backups ? await latestBackup(connection.db) : undefined,
    };
  } finally {
    await connection.close();
  }
}
