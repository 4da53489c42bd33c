import pg from 'pg';
import { type Database, DatabaseError } from '../db/database.ts';
import { migrate, verifyKnownMigrations } from '../db/migrate.ts';
import { installQueue, queueSchemaOfThisVersion } from '../queue/install-queue.ts';
import { finishRun } from './backup-run-store.ts';
import { BackupError, type BackupTarget } from './backup-target.ts';
import type { OpenedBackup } from './list-backups.ts';
import type { Manifest } from './manifest.ts';
import { findFilledTable, restoreTables } from './restore-tables.ts';

export interface DatabaseRestore {
  readonly target: BackupTarget;
  readonly backup: OpenedBackup;
  readonly migrationsDir: string;
  readonly startedAt: Date;
  readonly onTable: (count: number) => void;
}

/**
 * Restores the tables into an empty database: applies exactly the backup's migrations, then fills the tables in one transaction, which
 * also records that the restore is not finished. Killed before its commit, it begins again; after it, it does nothing.
 *
 * @throws {BackupError} when the database is not empty, or the backup is of a newer version or damaged
 */
export async function restoreDatabase(
  url: string,
  db: Database,
  { target, backup, migrationsDir, startedAt, onTable }: DatabaseRestore,
): Promise<void> {
  const { manifest } = backup;
  await requireKnownVersion(manifest, migrationsDir);
  const client = new pg.Client({ connectionString: url, application_name: 'lichtbild-restore' });
  client.on('error', () => undefined); // the query in flight rejects with the same error
  await client.connect();
  try {
    if (await isRestoring(client, manifest.id)) return;
    await requireEmpty(client, manifest);
    await migrate(url, migrationsDir, new Set(manifest.migrations.map(({ name }) => name)));
    await installQueue(url);
    await client.query('begin');
    try {
      await restoreTables(client, target, backup, onTable);
      await client.query('insert into restores (backup_id, snapshot_at, started_at) values ($1, $2, $3)', [
        manifest.id,
        manifest.snapshotAt,
        startedAt,
      ]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => undefined); // the first error is the one to report
      throw error;
    }
  } finally {
    await client.end();
  }
  // Its own row was written while it was being made.
  await finishRun(db, manifest);
}

/** @throws {BackupError} when this version lacks a migration of the backup, or has an older queue */
export async function requireKnownVersion(manifest: Manifest, migrationsDir: string): Promise<void> {
  try {
    await verifyKnownMigrations(manifest.migrations, migrationsDir);
  } catch (cause) {
    if (!(cause instanceof DatabaseError)) throw cause;
    throw new BackupError(
      'The backup was made by another version, which has migrations that are missing here: restore it with that version.',
      { cause },
    );
  }
  if (manifest.queueSchema > queueSchemaOfThisVersion()) {
    throw new BackupError('The backup was made by a newer version: restore it with that version.');
  }
}

async function isRestoring(client: pg.Client, backupId: string): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('restores') is not null as exists`,
  );
  if (!rows[0]?.exists) return false;
  const unfinished = await client.query<{ id: string }>(
    'select backup_id as id from restores where finished_at is null',
  );
  const other = unfinished.rows.find(({ id }) => id !== backupId);
  if (other) {
    throw new BackupError(
      `A restore of the backup ${other.id} into this database was interrupted: finish it, or empty the database.`,
    );
  }
  return unfinished.rows.length > 0;
}

/** @throws {BackupError} when there are rows, or tables of another version */
async function requireEmpty(client: pg.Client, manifest: Manifest): Promise<void> {
  const filled = await findFilledTable(client).catch((cause: unknown) => {
    throw new BackupError('The database holds tables of another program: name an empty one.', { cause });
  });
  if (filled !== undefined) {
    throw new BackupError(
      `The database is not empty: its table ${filled} has rows. A backup is restored into an empty one.`,
    );
  }
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('schema_migrations') is not null as exists`,
  );
  if (!rows[0]?.exists) return;
  const applied = await client.query<{ name: string }>('select name from schema_migrations');
  const known = new Set(manifest.migrations.map(({ name }) => name));
  const extra = applied.rows.find(({ name }) => !known.has(name));
  if (extra) {
    throw new BackupError(
      `The database has a later version than the backup (${extra.name}): restore into an empty one.`,
    );
  }
}
