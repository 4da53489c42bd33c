import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

/** Drizzle on a `pg` pool. Every change of state uses `transaction`. */
export type Database = NodePgDatabase;

/** The argument of the callback in `db.transaction(async (tx) => …)`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** A function that only reads takes the database, or a transaction to see its uncommitted changes. */
export type Reader = Database | Transaction;
