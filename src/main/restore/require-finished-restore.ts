import type { DatabaseConnection } from '../../platform/db/create-database.ts';
import { DatabaseError } from '../../platform/db/database.ts';
import { findUnfinishedRestore } from '../../platform/backup/restore-store.ts';

/** @throws {DatabaseError} when the database is being restored, on whatever machine */
export async function requireFinishedRestore({
  db,
  pool,
}: Pick<DatabaseConnection, 'db' | 'pool'>): Promise<void> {
  const { rows } = await pool
    .query<{ exists: boolean }>(`select to_regclass('restores') is not null as exists`)
    .catch((cause: unknown) => {
      throw new DatabaseError('The database does not answer.', { cause });
    });
  const restore = rows[0]?.exists ? await findUnfinishedRestore(db) : undefined;
  if (!restore) return;
  throw new DatabaseError(
    `A restore of the backup ${restore.backupId} is not finished: run the same \`lichtbild restore\` again.`,
  );
}
