import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseError } from './database.ts';

const PROBE_INTERVAL_MS = 500;
/** Error messages of `pg` and `pg-pool`, whose timeouts have no error code. */
const TIMEOUT =
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated due to connection timeout)$/;

type Callback = (error: Error | undefined, ...rest: unknown[]) => void;

/**
 * Makes a pool fail fast on a server that accepts connections but never answers, as a frozen one does. After the first timeout
 * of a statement or connection, the pool rejects at once with a `DatabaseError` until a probe connection gets an answer. The
 * pool must have timeouts of its own. Call `stop` before the pool ends.
 */
export function addCircuitBreaker(pool: pg.Pool): { stop(): void } {
  const stopped = new AbortController();
  let isOpen = false;

  const onError = (error: unknown) => {
    if (isOpen || stopped.signal.aborted || !isTimeout(error)) return;
    isOpen = true;
    void waitForAnswer(pool.options, stopped.signal).then(() => {
      isOpen = false;
    });
  };

  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    // Later statements on this connection, such as a rollback, would wait behind the unanswered one.
    const onQueryError = (error: unknown) => {
      if (isTimeout(error)) (client as unknown as { connection: pg.Connection }).connection.stream.destroy();
      onError(error);
    };
    Object.assign(client, { query: (...args: unknown[]) => observed(query, args, onQueryError) });
  });

  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown;
  Object.assign(pool, {
    connect: (...args: unknown[]) => {
      if (!isOpen) return observed(connect, args, onError);
      const refusal = new DatabaseError('The database does not answer.');
      const callback = args.at(-1);
      if (typeof callback !== 'function') return Promise.reject(refusal);
      process.nextTick(callback as Callback, refusal);
      return undefined;
    },
  });
  return { stop: () => stopped.abort() };
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && TIMEOUT.test(error.message);
}

/** Runs `call`, which takes a callback as its last argument or returns a promise, and reports its error. */
function observed(
  call: (...args: unknown[]) => unknown,
  args: readonly unknown[],
  onError: (error: unknown) => void,
): unknown {
  const callback = args.at(-1);
  if (typeof callback === 'function') {
    const reporting: Callback = (error, ...rest) => {
      if (error) onError(error);
      (callback as Callback)(error, ...rest);
    };
    return call(...args.slice(0, -1), reporting);
  }
  const result = call(...args);
  if (result instanceof Promise) result.catch(onError);
  return result;
}

async function waitForAnswer(options: pg.ClientConfig, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const client = new pg.Client(options);
    client.on('error', () => undefined); // the pending call rejects with the same error
    try {
      await client.connect();
      await client.query('select 1');
      return;
    } catch {
      // The server still does not answer. The rejected requests log the failure.
    } finally {
      // Not awaited, because a server that does not answer never confirms the end.
      client.end().catch(() => undefined);
    }
    await delay(PROBE_INTERVAL_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
