import { describe, expect, it } from 'vitest';
import {
  EMPTY_QUEUE,
  nextToSend,
  type UploadEvent,
  type UploadQueue,
  uploadQueueReducer,
} from './upload-queue.ts';

const run = (...events: UploadEvent[]): UploadQueue => events.reduce(uploadQueueReducer, EMPTY_QUEUE);
const added = (...keys: string[]): UploadEvent => ({ type: 'added', keys });
const phases = (queue: UploadQueue) => queue.items.map(({ phase }) => phase);

it('sends three at a time, oldest first', () => {
  const queue = run(added('a', 'b', 'c', 'd', 'e'));
  expect(nextToSend(queue)).toEqual(['a', 'b', 'c']);
  const busy = run(added('a', 'b', 'c', 'd'), { type: 'started', key: 'a' }, { type: 'started', key: 'b' });
  expect(nextToSend(busy)).toEqual(['c']);
});

it('does not take the same file twice', () => {
  expect(run(added('a'), added('a', 'b')).items.map(({ key }) => key)).toEqual(['a', 'b']);
});

it('goes from waiting to sent', () => {
  const queue = run(
    added('a'),
    { type: 'started', key: 'a' },
    { type: 'shrunk', key: 'a' },
    { type: 'addressed', key: 'a', uploadId: 'u1' },
    { type: 'progressed', key: 'a', share: 0.4 },
    { type: 'sent', key: 'a' },
  );
  expect(queue.items[0]).toMatchObject({ key: 'a', phase: 'sent', sentShare: 1, uploadId: 'u1' });
});

it('starts nothing while offline and resumes what was lost when the connection is back', () => {
  const lost = run(
    added('a', 'b'),
    { type: 'started', key: 'a' },
    { type: 'shrunk', key: 'a' },
    { type: 'progressed', key: 'a', share: 0.5 },
    { type: 'lost', key: 'a' },
    { type: 'disconnected' },
  );
  expect(phases(lost)).toEqual(['lost', 'waiting']);
  expect(nextToSend(lost)).toEqual([]);
  const back = uploadQueueReducer(lost, { type: 'connected' });
  expect(nextToSend(back)).toEqual(['a', 'b']);
  expect(back.items[0]?.sentShare).toBe(0.5);
});

it('leaves a failed selfie alone until the visitor asks again', () => {
  const failed = run(
    added('a'),
    { type: 'started', key: 'a' },
    { type: 'failed', key: 'a', error: 'too-many-bytes', message: undefined },
  );
  expect(nextToSend(uploadQueueReducer(failed, { type: 'connected' }))).toEqual([]);
  expect(nextToSend(uploadQueueReducer(failed, { type: 'retried', key: 'a' }))).toEqual(['a']);
});

it('does not upload what the quick check refused until the visitor asks for it', () => {
  const queue = run(added('a', 'b'), ...started('a'), { type: 'turned-down', key: 'a', reason: 'no-face' });
  expect(queue.items[0]).toMatchObject({ phase: 'turned-down', reason: 'no-face' });
  expect(nextToSend(queue)).toEqual(['b']);
  expect(nextToSend(uploadQueueReducer(queue, { type: 'connected' }))).toEqual(['b']);
  const anyway = uploadQueueReducer(queue, { type: 'retried', key: 'a' });
  expect(anyway.items[0]?.reason).toBeUndefined();
  expect(nextToSend(anyway)).toEqual(['a', 'b']);
});

const held = (key: string, appliesToAll: boolean): UploadEvent => ({
  type: 'held',
  key,
  hold: { message: `${key} waits.`, waitMs: 10, appliesToAll },
});
const started = (...keys: string[]): UploadEvent[] => keys.map((key) => ({ type: 'started', key }));

it('starts nothing else while the server can take none, and retries all when the wait is over', () => {
  const full = run(added('a', 'b', 'c', 'd'), ...started('a', 'b', 'c'), held('a', true), held('b', true), {
    type: 'sent',
    key: 'c',
  });
  expect(phases(full)).toEqual(['held', 'held', 'shrinking', 'waiting']);
  expect(full.items[0]?.message).toBe('a waits.');
  expect(nextToSend(full)).toEqual([]);
  expect(nextToSend(uploadQueueReducer(full, { type: 'connected' }))).toEqual([]);
  const over = uploadQueueReducer(full, { type: 'hold-ended', key: 'a' });
  expect(phases(over)).toEqual(['waiting', 'waiting', 'shrinking', 'waiting']);
  expect(over.items[0]?.message).toBeUndefined();
  expect(nextToSend(over)).toEqual(['a', 'b']);
  // A retry by the visitor ends the wait early.
  expect(uploadQueueReducer(full, { type: 'retried', key: 'b' })).toEqual(over);
});

it('continues with the others when the server failed on one', () => {
  const queue = run(added('a', 'b'), ...started('a'), held('a', false));
  expect(nextToSend(queue)).toEqual(['b']);
  expect(nextToSend(uploadQueueReducer(queue, { type: 'hold-ended', key: 'a' }))).toEqual(['a', 'b']);
});

it('does not wait for a held selfie that was removed', () => {
  const queue = run(added('a', 'b'), ...started('a'), held('a', true), { type: 'removed', key: 'a' });
  expect(nextToSend(queue)).toEqual(['b']);
});

it.each<UploadEvent>([
  { type: 'progressed', key: 'a', share: 0.2 },
  { type: 'lost', key: 'a' },
  { type: 'failed', key: 'a', error: 'refused', message: 'No.' },
  { type: 'held', key: 'a', hold: { message: 'Later.', waitMs: 10, appliesToAll: true } },
  { type: 'hold-ended', key: 'a' },
])('a late $type does not bring a sent selfie back', (late) => {
  const sent = run(
    added('a'),
    { type: 'started', key: 'a' },
    { type: 'shrunk', key: 'a' },
    { type: 'sent', key: 'a' },
  );
  expect(uploadQueueReducer(sent, late)).toEqual(sent);
});

describe('compared with the list of the server', () => {
  const sent = run(
    added('a', 'b'),
    ...started('a', 'b'),
    { type: 'shrunk', key: 'a' },
    { type: 'addressed', key: 'a', uploadId: 'u1' },
    { type: 'sent', key: 'a' },
  );
  const keysAfter = (...lists: (readonly string[] | undefined)[]) =>
    lists
      .reduce<UploadQueue>(
        (queue, uploadIds) => uploadQueueReducer(queue, { type: 'listed', uploadIds }),
        sent,
      )
      .items.map(({ key }) => key);

  it('waits for a sent selfie that the list does not name yet', () => {
    expect(keysAfter([], ['u1'])).toEqual(['a', 'b']);
  });

  it('drops a sent selfie that the list named and names no longer', () => {
    expect(keysAfter(['u1'], [])).toEqual(['b']);
  });

  it('drops every sent selfie with the draft, and sends the others', () => {
    expect(keysAfter(undefined)).toEqual(['b']);
  });
});

it('forgets a removed selfie, whatever still arrives for it', () => {
  const queue = run(added('a', 'b'), { type: 'removed', key: 'a' }, { type: 'sent', key: 'a' });
  expect(queue.items.map(({ key }) => key)).toEqual(['b']);
});
