import pg from 'pg';
import { DatabaseError } from '../db/database.ts';
import { BackupError } from './backup-target.ts';

/** An arbitrary constant, the same in every process of every version. */
const BACKUP_LOCK = 1_819_042_917;

/**
 * Runs `work` with a connection of its own while no other process backs up or prunes. If this process dies, the lock ends with its
 * connection.
 *
 * @throws {BackupError} when another process has the lock
 */
export async function withBackupLock<Answer>(
  url: string,
  work: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'lichtbild-backup',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  client.on('error', () => undefined); // the query in flight rejects with the same error
  await client.connect().catch((cause: unknown) => {
    throw new DatabaseError('The database does not answer.', { cause });
  });
  try {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      BACKUP_LOCK,
    ]);
    if (!rows[0]?.locked) throw new BackupError('Another backup is being made: try again later.');
    return await work(client);
  } finally {
    await client.end();
  }
}
