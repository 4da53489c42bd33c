import { join } from 'node:path';
import { DatabaseError } from '../../platform/db/database.ts';
import { findRunningPostgres } from '../../platform/db/embedded/embedded-postgres.ts';
import { migrate, type MigrationReport } from '../../platform/db/migrate.ts';
import { installQueue } from '../../platform/queue/install-queue.ts';
import type { Settings } from '../config/load-settings.ts';

/** Finds the database of a program that does not start one itself. @throws {DatabaseError} when none is running */
export async function findDatabaseUrl({ config }: Settings): Promise<string> {
  if (config.database.kind === 'url') return config.database.url;
  const url = await findRunningPostgres(config.dataDir);
  if (url) return url;
  throw new DatabaseError(
    'No database is running: set DATABASE_URL, or run `npm start`, which starts the built-in one.',
  );
}

/** Applies our migrations, then installs the queue's tables. Several processes may call this at once. */
export async function migrateDatabase(url: string, root: string): Promise<MigrationReport> {
  const report = await migrate(url, join(root, 'db/migrations'));
  await installQueue(url);
  return report;
}
