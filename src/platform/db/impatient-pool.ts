import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseError } from './database.ts';

const PROBE_EVERY_MS = 500;
/** The words of `pg` and `pg-pool`, whose timeouts have no code. */
const TIMEOUT =
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated due to connection timeout)$/;

type Callback = (error: Error | undefined, ...rest: unknown[]) => void;

/**
 * Makes a pool give up on a server that takes connections and says nothing, as a frozen one does. After the first
 * statement or connection that got no answer in time, the pool refuses at once, with a `DatabaseError`, until a
 * connection of its own has heard from the server again. The pool itself must have its timeouts set. Call `stop` before
 * the pool ends.
 */
export function refuseWhileSilent(pool: pg.Pool): { stop(): void } {
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
    // What follows on this connection, a rollback first of all, would only wait behind the unanswered statement.
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

/** Calls `ask`, which answers by a callback as its last argument or by a promise, and reports its error. */
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
    client.on('error', () => undefined); // the call in flight rejects with the same error
    try {
      await client.connect();
      await client.query('select 1');
      return;
    } catch {
      // Still silent: what failed is told by the requests that were refused.
    } finally {
      // Not awaited: a silent server does not say goodbye either.
      client.end().catch(() => undefined);
    }
    await delay(PROBE_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
