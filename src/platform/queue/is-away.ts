import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from '../db/database.ts';
import { StorageError } from '../storage/storage.ts';

/** How many causes of causes are looked at. */
const DEPTH_MAX = 5;
/** SQLSTATE: connection lost, out of disk, memory or connections, shutting down or starting. */
const DATABASE_AWAY = /^(08...|53...|57P0[1-3])$/;
const UNANSWERED =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|The database does not answer)/;
const CONNECTION_LOST = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'];

/**
 * Whether the disk or the database did not serve: nothing is wrong with the job, and it goes through as soon as
 * they are back. A storage error without a cause is none of these but a key or folder that is wrong for good.
 */
export function isAway(error: unknown): boolean {
  let queried = false;
  let current = error;
  for (let depth = 0; depth < DEPTH_MAX && current instanceof Error; depth += 1) {
    if (current instanceof StorageError && current.cause !== undefined) return true;
    queried ||= current instanceof DrizzleQueryError || current instanceof DatabaseError;
    const { code } = current as { code?: unknown };
    if (typeof code === 'string' && DATABASE_AWAY.test(code)) return true;
    // Mail servers refuse connections too; only under a query is it the database.
    if (queried && typeof code === 'string' && CONNECTION_LOST.includes(code)) return true;
    if (queried && UNANSWERED.test(current.message)) return true;
    current = current.cause;
  }
  return false;
}
