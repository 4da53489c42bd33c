import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const RECONNECT_FIRST_MS = 100;
const RECONNECT_MOST_MS = 2_000;
/** How long a server may take the connection and then say nothing. */
const ANSWER_WITHIN_MS = 10_000;

export interface ListenOptions {
  readonly url: string;
  /** The connection's `application_name`; default `lichtbild-listen`. */
  readonly applicationName?: string;
  /** Constant names, written into SQL as they are. */
  readonly channels: readonly string[];
  readonly onNotification: (channel: string, payload: string) => void;
  /** Called after every (re)connection. Notifications sent in the meantime are lost, so the caller has to read the state now. */
  readonly onConnected: () => void;
  /** Once an outage, however long it takes to connect again. */
  readonly onLost?: (error: Error) => void;
}

export interface Listener {
  stop(): Promise<void>;
}

/** LISTEN on one connection of its own, which is opened again for as long as it takes whenever it breaks. */
export function listen(options: ListenOptions): Listener {
  const stopped = new AbortController();
  let current: Socket | undefined;

  let connected = true;
  const lost = (error: Error) => {
    if (connected && !stopped.signal.aborted) options.onLost?.(error);
    connected = false;
  };

  const running = (async () => {
    let waitMs = RECONNECT_FIRST_MS;
    while (!stopped.signal.aborted) {
      const socket = new Socket();
      current = socket;
      const client = new pg.Client({
        connectionString: options.url,
        application_name: options.applicationName ?? 'lichtbild-listen',
        stream: () => socket,
        keepAlive: true,
        // A server that vanished without a word is noticed in half a minute, not in the system's two hours.
        keepAliveInitialDelayMillis: 10_000,
        connectionTimeoutMillis: ANSWER_WITHIN_MS,
        query_timeout: ANSWER_WITHIN_MS,
      });
      const broken = new Promise<Error>((resolve) => {
        client.on('error', resolve);
        client.on('end', () => resolve(new Error('the connection was closed')));
      });
      client.on('notification', ({ channel, payload }) => options.onNotification(channel, payload ?? ''));
      try {
        await client.connect();
        for (const channel of options.channels) await client.query(`listen "${channel}"`);
        waitMs = RECONNECT_FIRST_MS;
        connected = true;
        options.onConnected();
        lost(await broken);
      } catch (error) {
        lost(error as Error);
      }
      socket.destroy();
      if (stopped.signal.aborted) return;
      await delay(waitMs, undefined, { signal: stopped.signal }).catch(() => undefined);
      waitMs = Math.min(waitMs * 2, RECONNECT_MOST_MS);
    }
  })();

  return {
    async stop() {
      stopped.abort();
      // Not the client's own `end`, which waits for a connection that is still being made.
      current?.destroy();
      await running;
    },
  };
}
