import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Database, DatabaseError } from './database.ts';
import { addCircuitBreaker } from './circuit-breaker.ts';

export interface DatabaseConnection {
  readonly db: Database;
  readonly pool: pg.Pool;
  /** Waits for running queries, then closes every connection. Safe to call twice. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Default 10. */
  readonly maxConnections?: number;
  /**
   * Timeout of a connection or a statement. After one, everything else fails at once until the
   * server answers again (`circuit-breaker.ts`). Default: no timeout. A statement that timed
   * out may still take effect.
   */
  readonly timeoutMs?: number | undefined;
  /** Told when a connection breaks outside a query, e.g. because the server was restarted. */
  readonly onConnectionLost?: (error: Error) => void;
}

/**
 * A pool of connections to a PostgreSQL of any make. Opens nothing until the first query; a broken connection
 * is dropped and the next query opens a new one, so a restarted server needs no restart here.
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
  const lost = options.onConnectionLost ?? (() => undefined);
  // Without both listeners a killed server ends this process: `pg` emits `error` on idle and on lent clients.
  pool.on('error', lost);
  pool.on('connect', (client) => {
    client.on('error', lost);
  });
  const silence = options.timeoutMs === undefined ? undefined : addCircuitBreaker(pool);
  const db = drizzle(pool);
  // Drizzle 0.45 never gives a connection back when `begin` itself fails, so a restarted server would use up the pool.
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
      silence?.stop();
      return (closing ??= pool.end());
    },
  };
}
