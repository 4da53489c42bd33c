import { expect, it } from 'vitest';
import { EMPTY_QUEUE, nextToSend, type UploadEvent, type UploadQueue, uploadQueue } from './upload-queue.ts';

const run = (...events: UploadEvent[]): UploadQueue => events.reduce(uploadQueue, EMPTY_QUEUE);
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
  expect(queue.items[0]).toEqual({ key: 'a', phase: 'sent', sentShare: 1, uploadId: 'u1', error: undefined });
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
  const back = uploadQueue(lost, { type: 'connected' });
  expect(nextToSend(back)).toEqual(['a', 'b']);
  expect(back.items[0]?.sentShare).toBe(0.5);
});

it('leaves a failed selfie alone until the visitor asks again', () => {
  const failed = run(
    added('a'),
    { type: 'started', key: 'a' },
    { type: 'failed', key: 'a', error: 'too-many-bytes' },
  );
  expect(nextToSend(uploadQueue(failed, { type: 'connected' }))).toEqual([]);
  expect(nextToSend(uploadQueue(failed, { type: 'retried', key: 'a' }))).toEqual(['a']);
});

it.each<UploadEvent>([
  { type: 'progressed', key: 'a', share: 0.2 },
  { type: 'lost', key: 'a' },
  { type: 'failed', key: 'a', error: 'refused' },
])('a late $type does not bring a sent selfie back', (late) => {
  const sent = run(
    added('a'),
    { type: 'started', key: 'a' },
    { type: 'shrunk', key: 'a' },
    { type: 'sent', key: 'a' },
  );
  expect(uploadQueue(sent, late)).toEqual(sent);
});

it('forgets a removed selfie, whatever still arrives for it', () => {
  const queue = run(added('a', 'b'), { type: 'removed', key: 'a' }, { type: 'sent', key: 'a' });
  expect(queue.items.map(({ key }) => key)).toEqual(['b']);
});
