import { join } from 'node:path';
import { DatabaseError } from '../../platform/db/database.ts';
import { findRunningPostgres } from '../../platform/db/embedded/embedded-postgres.ts';
import { migrate, type MigrationReport } from '../../platform/db/migrate.ts';
import { installQueue } from '../../platform/queue/install-queue.ts';
import type { Settings } from '../config/load-settings.ts';

/** The database of a program that starts none itself. @throws {DatabaseError} when there is none to use. */
export async function findDatabaseUrl({ config }: Settings): Promise<string> {
  if (config.database.kind === 'url') return config.database.url;
  const url = await findRunningPostgres(config.dataDir);
  if (url) return url;
  throw new DatabaseError(
    'No database is running: set DATABASE_URL, or let `npm start` run the built-in one beside this.',
  );
}

/** Tables, then the queue's own. Safe with several processes at once. */
export async function migrateDatabase(url: string, root: string): Promise<MigrationReport> {
  const report = await migrate(url, join(root, 'db/migrations'));
  await installQueue(url);
  return report;
}
