/** A page's connection to its shoot: an event stream, and polling while the stream is down. */
export interface Connection {
  readonly stream: 'connecting' | 'open' | 'broken';
  /** The number of times in a row that the stream broke. */
  readonly failures: number;
  /** True when the server answered the last request; undefined before the first, and again once the stream is open. */
  readonly answered: boolean | undefined;
  readonly online: boolean;
  /** True after the stream has come back, until the event `settled` hides the notice about it. */
  readonly restored: boolean;
}

export type ConnectionEvent =
  | 'stream-connecting'
  | 'stream-open'
  | 'stream-broken'
  | 'answered'
  | 'unanswered'
  | 'online'
  | 'offline'
  | 'settled';

export type ConnectionNotice = 'offline' | 'lost' | 'polling' | 'restored';

const RETRY_MAX_MS = 15_000;

export const FIRST_CONNECTION: Connection = {
  stream: 'connecting',
  failures: 0,
  answered: undefined,
  online: true,
  restored: false,
};

export function nextConnection(connection: Connection, event: ConnectionEvent): Connection {
  switch (event) {
    case 'stream-connecting':
      return { ...connection, stream: 'connecting' };
    case 'stream-open':
      return {
        stream: 'open',
        failures: 0,
        answered: undefined,
        online: true,
        restored: connection.failures > 0,
      };
    case 'stream-broken':
      return { ...connection, stream: 'broken', failures: connection.failures + 1, restored: false };
    case 'answered':
      return { ...connection, answered: true };
    case 'unanswered':
      return { ...connection, answered: false };
    case 'online':
      return { ...connection, online: true };
    case 'offline':
      return { ...connection, online: false, restored: false };
    case 'settled':
      return { ...connection, restored: false };
  }
}

/** Returns the notice to show to the visitor; undefined while the stream works. */
export function connectionNotice(connection: Connection): ConnectionNotice | undefined {
  if (!connection.online) return 'offline';
  if (connection.restored) return 'restored';
  if (connection.failures === 0) return undefined;
  return connection.answered && connection.failures > 1 ? 'polling' : 'lost';
}

/** Returns the wait before the stream is reopened: 1, 2, 4, 8, 15 s. */
export function retryDelayMs(failures: number): number {
  return Math.min(RETRY_MAX_MS, 1000 * 2 ** Math.max(0, failures - 1));
}
