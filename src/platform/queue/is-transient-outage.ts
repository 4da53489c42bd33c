import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from '../db/database.ts';
import { StorageError } from '../storage/storage.ts';

/** Maximum number of nested causes that are examined. */
const DEPTH_MAX = 5;
/** SQLSTATE codes for a lost connection, a lack of disk, memory or connections, and a server that stops or starts. */
const DATABASE_DOWN = /^(08...|53...|57P0[1-3])$/;
const UNANSWERED =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|The database does not answer)/;
const CONNECTION_LOST = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'];

/**
 * Returns whether the disk or the database was unavailable, so that a retry succeeds as soon as it is back. A storage error
 * without a cause is a wrong key or folder, which is permanent.
 */
export function isTransientOutage(error: unknown): boolean {
  let queried = false;
  let current = error;
  for (let depth = 0; depth < DEPTH_MAX && current instanceof Error; depth += 1) {
    if (current instanceof StorageError && current.cause !== undefined) return true;
    queried ||= current instanceof DrizzleQueryError || current instanceof DatabaseError;
    const { code } = current as { code?: unknown };
    if (typeof code === 'string' && DATABASE_DOWN.test(code)) return true;
    // Mail servers refuse connections too; only below a failed query is it the database.
    if (queried && typeof code === 'string' && CONNECTION_LOST.includes(code)) return true;
    if (queried && UNANSWERED.test(current.message)) return true;
    current = current.cause;
  }
  return false;
}
