import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseError } from './database.ts';

const PROBE_EVERY_MS = 500;
/** Error messages of `pg` and `pg-pool`, whose timeouts have no error code. */
const TIMEOUT =
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated due to connection timeout)$/;

type Callback = (error: Error | undefined, ...rest: unknown[]) => void;

/**
 * Makes a pool fail fast on a server that accepts connections but never answers, as a frozen one does. After the first
 * statement or connection that timed out, the pool rejects at once, with a `DatabaseError`, until a
 * probe connection has got an answer. The pool itself must have its timeouts set. Call `stop` before
 * the pool ends.
 */
export function addCircuitBreaker(pool: pg.Pool): { stop(): void } {
  const stopped = new AbortController();
  let isSilent = false;

  const onError = (error: unknown) => {
    if (isSilent || stopped.signal.aborted || !isTimeout(error)) return;
    isSilent = true;
    void untilAnswered(pool.options, stopped.signal).then(() => {
      isSilent = false;
    });
  };

  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
    // Later statements on this connection, such as a rollback, would wait behind the unanswered one.
    const onQueryError = (error: unknown) => {
      if (isTimeout(error)) (client as unknown as { connection: pg.Connection }).connection.stream.destroy();
      onError(error);
    };
    Object.assign(client, { query: (...asked: unknown[]) => observed(query, asked, onQueryError) });
  });

  const connect = pool.connect.bind(pool) as (...asked: unknown[]) => unknown;
  Object.assign(pool, {
    connect: (...asked: unknown[]) => {
      if (!isSilent) return observed(connect, asked, onError);
      const refusal = new DatabaseError('The database does not answer.');
      const callback = asked.at(-1);
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

/** Calls `ask`, which takes a callback as its last argument or returns a promise, and reports its error. */
function observed(
  ask: (...asked: unknown[]) => unknown,
  asked: readonly unknown[],
  onError: (error: unknown) => void,
): unknown {
  const callback = asked.at(-1);
  if (typeof callback === 'function') {
    const reporting: Callback = (error, ...rest) => {
      if (error) onError(error);
      (callback as Callback)(error, ...rest);
    };
    return ask(...asked.slice(0, -1), reporting);
  }
  const answer = ask(...asked);
  if (answer instanceof Promise) answer.catch(onError);
  return answer;
}

async function untilAnswered(options: pg.ClientConfig, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const client = new pg.Client(options);
    client.on('error', () => undefined); // the pending call rejects with the same error
    try {
      await client.connect();
      await client.query('select 1');
      return;
    } catch {
      // The server is still silent. The refused requests log the failure.
    } finally {
      // Not awaited, because a silent server never confirms the end.
      client.end().catch(() => undefined);
    }
    await delay(PROBE_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
