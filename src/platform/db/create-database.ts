import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Database, DatabaseError } from './database.ts';
import { addCircuitBreaker } from './circuit-breaker.ts';

export interface DatabaseConnection {
  readonly db: Database;
  readonly pool: pg.Pool;
  /** Waits for running queries, then closes every connection. May be called twice. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Default 10. */
  readonly maxConnections?: number;
  /**
   * Timeout for connecting and for each statement; by default there is none. After a timeout, all other statements fail at once
   * until the server answers again (`circuit-breaker.ts`). A statement that timed out may still take effect.
   */
  readonly timeoutMs?: number | undefined;
  /** Called when a connection breaks outside a query, for example because the server was restarted. */
  readonly onConnectionLost?: (error: Error) => void;
}

/**
 * Creates a pool of connections to any PostgreSQL server. No connection is opened before the first query. A broken connection
 * is dropped and the next query opens a new one, so a restart of the server requires no restart of this process.
 */
export function createDatabase(url: string, options: DatabaseOptions = {}): DatabaseConnection {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: options.timeoutMs ?? 10_000,
    ...(options.timeoutMs === undefined ? {} : { query_timeout: options.timeoutMs }),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'lichtbild',
  });
  const onLost = options.onConnectionLost ?? (() => undefined);
  // Without both listeners a killed server would end this process, because `pg` emits `error` on idle and on borrowed clients.
  pool.on('error', onLost);
  pool.on('connect', (client) => {
    client.on('error', onLost);
  });
  const breaker = options.timeoutMs === undefined ? undefined : addCircuitBreaker(pool);
  const db = drizzle(pool);
  // Drizzle 0.45 never releases a connection when `begin` itself fails, so a restarted server would use up the pool.
  db.transaction = async (work, config) => {
    const client = await pool.connect().catch((cause: unknown) => {
      throw new DatabaseError('There is no connection to the database.', { cause });
    });
    try {
      return await drizzle(client).transaction(work, config);
    } finally {
      client.release();
    }
  };
  let closing: Promise<void> | undefined;
  return {
    db,
    pool,
    close() {
      breaker?.stop();
      return (closing ??= pool.end());
    },
  };
}
