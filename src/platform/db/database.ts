import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

/** Drizzle on a `pg` pool. Every change of state goes through `transaction`. */
export type Database = NodePgDatabase;

/** What a use case receives inside `db.transaction(async (tx) => …)`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
