import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { invariant } from '../../base/invariant.ts';
import { type Database, DatabaseError } from './database.ts';

const TRY_EVERY_MS = 200;

/**
 * Does `work` while this process alone, of all that share the database, holds the lock of this name. `work` gets the connection that
 * holds it: statements on it fail once the lock is lost, so nothing is done over it that another holder might do as well. The
 * server frees the lock when the connection ends, also that of a killed process.
 *
 * @returns undefined when somebody else held the lock for all of `waitMs`
 * @throws {DatabaseError} without a connection
 */
export async function withSessionLock<Outcome>(
  db: Database,
  { name, waitMs, signal }: { readonly name: string; readonly waitMs: number; readonly signal: AbortSignal },
  work: (session: Database) => Promise<Outcome>,
): Promise<Outcome | undefined> {
  const { $client: pool } = db as Database & { readonly $client?: pg.Pool };
  invariant(pool, 'the database has a pool');
  const client = await pool.connect().catch((cause: unknown) => {
    throw new DatabaseError('There is no connection to the database.', { cause });
  });
  const session = drizzle(client);
  let isLost = false;
  const onError = () => (isLost = true);
  client.on('error', onError);
  try {
    // A machine that vanishes does not close its connection; the server notices after a minute instead of hours.
    await session.execute(
      sql`set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3`,
    );
    if (!(await lock(session, name, waitMs, signal))) return undefined;
    return await work(session);
  } finally {
    client.removeListener('error', onError);
    // A connection that may still hold the lock is never used for anything else.
    const isFree = !isLost && (await unlock(session));
    client.release(!isFree);
  }
}

async function lock(session: Database, name: string, waitMs: number, signal: AbortSignal): Promise<boolean> {
  const startedAt = performance.now();
  for (;;) {
    const { rows } = await session.execute<{ locked: boolean }>(
      sql`select pg_try_advisory_lock(hashtextextended(${name}, 0)) as locked`,
    );
    if (rows[0]?.locked) return true;
    if (signal.aborted || performance.now() - startedAt >= waitMs) return false;
    await delay(TRY_EVERY_MS);
  }
}

/** Returns false when the connection does not answer. */
async function unlock(session: Database): Promise<boolean> {
  try {
    await session.execute(sql`select pg_advisory_unlock_all()`);
    return true;
  } catch {
    return false; // the caller closes the connection
  }
}
