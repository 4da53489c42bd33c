import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const RECONNECT_FIRST_MS = 100;
const RECONNECT_MAX_MS = 2_000;
/** Timeout for a server that accepts the connection but does not answer. */
const RESPONSE_TIMEOUT_MS = 10_000;

export interface ListenOptions {
  readonly url: string;
  /** Must be constants, because they are written into SQL unescaped. */
  readonly channels: readonly string[];
  readonly onNotification: (channel: string, payload: string) => void;
  /** Called after every (re)connection. Notifications sent in the meantime are lost, so the caller has to read the state now. */
  readonly onConnected: () => void;
  /** Called once per outage, however long it takes to reconnect. */
  readonly onLost?: (error: Error) => void;
}

export interface Listener {
  stop(): Promise<void>;
}

/** Listens for notifications on a dedicated connection, and reconnects until stopped whenever it breaks. */
export function listen(options: ListenOptions): Listener {
  const stopped = new AbortController();
  let current: Socket | undefined;

  let connected = true;
  const reportLoss = (error: Error) => {
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
        application_name: 'lichtbild-listen',
        stream: () => socket,
        keepAlive: true,
        // A server that vanished without closing the connection is noticed in half a minute instead of the system's two hours.
        keepAliveInitialDelayMillis: 10_000,
        connectionTimeoutMillis: RESPONSE_TIMEOUT_MS,
        query_timeout: RESPONSE_TIMEOUT_MS,
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
        reportLoss(await broken);
      } catch (error) {
        reportLoss(error as Error);
      }
      socket.destroy();
      if (stopped.signal.aborted) return;
      await delay(waitMs, undefined, { signal: stopped.signal }).catch(() => undefined);
      waitMs = Math.min(waitMs * 2, RECONNECT_MAX_MS);
    }
  })();

  return {
    async stop() {
      stopped.abort();
      // The client's own `end` would wait for a connection that is still being established.
      current?.destroy();
      await running;
    },
  };
}
