import { expect, it } from 'vitest';
import {
  type ConnectionEvent,
  connectionNotice,
  FIRST_CONNECTION,
  nextConnection,
  retryDelayMs,
} from './connection.ts';

const after = (...events: ConnectionEvent[]) => events.reduce(nextConnection, FIRST_CONNECTION);

it.each<[string, ConnectionEvent[], string | undefined]>([
  ['a new page shows nothing', [], undefined],
  ['an open stream shows nothing', ['stream-open'], undefined],
  ['a break is shown at once', ['stream-open', 'stream-broken'], 'lost'],
  ['still lost while reconnecting', ['stream-open', 'stream-broken', 'stream-connecting'], 'lost'],
  ['one break with an answer is a restart, not a blocked stream', ['stream-broken', 'answered'], 'lost'],
  [
    'a stream that breaks repeatedly while polling works',
    ['stream-broken', 'answered', 'stream-connecting', 'stream-broken'],
    'polling',
  ],
  ['a poll without an answer', ['stream-broken', 'stream-broken', 'answered', 'unanswered'], 'lost'],
  ['the stream came back', ['stream-broken', 'stream-open'], 'restored'],
  ['the notice about that is hidden later', ['stream-broken', 'stream-open', 'settled'], undefined],
  ['no network at all', ['stream-open', 'offline', 'stream-broken'], 'offline'],
  ['network again, stream not yet', ['offline', 'stream-broken', 'online'], 'lost'],
])('%s', (_, events, notice) => {
  expect(connectionNotice(after(...events))).toBe(notice);
});

it('waits longer with every failure, but never more than 15 s', () => {
  expect([1, 2, 3, 4, 5, 60].map(retryDelayMs)).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000]);
});
