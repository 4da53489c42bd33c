import { expect, it } from 'vitest';
import type { SelfieView } from '../../shoot-view.ts';
import { countUsable, isUsable, markOf, selfieTiles } from './selfie-tiles.ts';
import type { QueuedSelfie } from '../../uploading/upload-queue.ts';

const nothingHidden = new Set<string>();
const selfie = (id: string, uploadId: string, state: SelfieView['state'] = 'accepted'): SelfieView => ({
  id,
  uploadId,
  state,
  reasons: [],
  cautions: [],
  isWantedAnyway: false,
  thumbnailUrl: `/t/${id}`,
});
const queued = (key: string, patch: Partial<QueuedSelfie> = {}): QueuedSelfie => ({
  key,
  phase: 'sending',
  sentShare: 0.5,
  uploadId: undefined,
  wasListed: false,
  error: undefined,
  reason: undefined,
  message: undefined,
  holdsAll: false,
  ...patch,
});

it('lists selfies from before the reload first, then those being uploaded', () => {
  const tiles = selfieTiles([selfie('s1', 'u1')], [queued('a')], nothingHidden);
  expect(tiles.map(({ key, state }) => [key, state])).toEqual([
    ['s1', 'accepted'],
    ['a', 'sending'],
  ]);
});

it('merges the queue’s and the server’s selfie into one tile under the same key', () => {
  const tiles = selfieTiles(
    [selfie('s1', 'u1', 'rejected')],
    [queued('a', { phase: 'sent', uploadId: 'u1' })],
    nothingHidden,
  );
  expect(tiles).toHaveLength(1);
  expect(tiles[0]).toMatchObject({ key: 'a', selfieId: 's1', state: 'rejected' });
});

it('keeps the order in which photos were added, however the uploads overtake each other', () => {
  const tiles = selfieTiles(
    [selfie('s2', 'u2'), selfie('s1', 'u1')],
    [queued('a', { uploadId: 'u1' }), queued('b', { uploadId: 'u2' })],
    nothingHidden,
  );
  expect(tiles.map(({ key }) => key)).toEqual(['a', 'b']);
});

it('shows "checking" between the last byte and the first answer of the server', () => {
  const [tile] = selfieTiles([], [queued('a', { phase: 'sent', uploadId: 'u9' })], nothingHidden);
  expect(tile?.state).toBe('checking');
});

it('shows why the server cannot take a photo now', () => {
  const [tile] = selfieTiles([], [queued('a', { phase: 'held', message: 'No room.' })], nothingHidden);
  expect(tile).toMatchObject({ state: 'held', message: 'No room.', reasons: [] });
});

it('shows a photo that never left the browser as refused', () => {
  const [tile] = selfieTiles([], [queued('a', { phase: 'turned-down', reason: 'no-face' })], nothingHidden);
  expect(tile).toMatchObject({ state: 'rejected', reasons: ['no-face'], neverSent: true });
  const [judged] = selfieTiles([selfie('s1', 'u1', 'rejected')], [], nothingHidden);
  expect(judged?.neverSent).toBe(false);
});

it('hides what is about to be removed', () => {
  expect(selfieTiles([selfie('s1', 'u1')], [], new Set(['s1']))).toEqual([]);
});

it('keeps a removed selfie hidden when the server has erased it', () => {
  const sent = queued('a', { phase: 'sent', uploadId: 'u1' });
  expect(selfieTiles([selfie('u1', 'u1')], [sent], new Set(['u1']))).toEqual([]);
  expect(selfieTiles([], [sent], new Set(['u1']))).toEqual([]);
});

it('names the selfie as soon as all of it has arrived, and not before', () => {
  const items = [queued('a', { phase: 'sent', uploadId: 'u1' }), queued('b', { uploadId: 'u2' })];
  expect(selfieTiles([], items, nothingHidden).map(({ selfieId }) => selfieId)).toEqual(['u1', undefined]);
});

it('counts and marks good, wanted and cautioned selfies', () => {
  const hat = { ...selfie('s2', 'u2'), cautions: ['hat' as const] };
  const known = [selfie('s1', 'u1'), hat, { ...hat, id: 's3', uploadId: 'u3', isWantedAnyway: true }];
  const tiles = selfieTiles([...known, selfie('s4', 'u4', 'rejected')], [], nothingHidden);
  expect(countUsable(tiles)).toEqual({ good: 1, wanted: 1, cautioned: 1 });
  expect(tiles.map(markOf)).toEqual(['tick', 'query', 'tick', undefined]);
});

it('shows an override before the server has answered, and the server’s state afterwards', () => {
  const hat = { ...selfie('s1', 'u1'), cautions: ['hat' as const] };
  const [asked] = selfieTiles([hat], [], nothingHidden, new Map([['s1', true]]));
  expect(asked).toMatchObject({ isWantedAnyway: true, isOverridePending: true });
  const wanted = { ...hat, isWantedAnyway: true };
  const [takenBack] = selfieTiles([wanted], [], nothingHidden, new Map([['s1', false]]));
  expect(takenBack).toMatchObject({ isWantedAnyway: false, isOverridePending: true });
  const [refused] = selfieTiles([hat], [], nothingHidden);
  expect(refused).toMatchObject({ isWantedAnyway: false, isOverridePending: false });
});

it('counts a photo that ends at the shoulders only when other clothes are wished for', () => {
  const selfies = [
    { ...selfie('s1', 'u1'), dressing: 'hair-over-collar' as const },
    { ...selfie('s2', 'u2'), cautions: ['needs-clothes' as const] },
  ];
  const tiles = (clothes: 'own' | 'mix') => selfieTiles(selfies, [], nothingHidden, new Map(), clothes);
  expect(countUsable(tiles('mix'))).toEqual({ good: 2, wanted: 0, cautioned: 0 });
  expect(tiles('mix').map(markOf)).toEqual(['tick', 'tick']);
  expect(countUsable(tiles('own'))).toEqual({ good: 1, wanted: 0, cautioned: 0 });
  expect(tiles('own').map(isUsable)).toEqual([true, false]);
  expect(tiles('own').map(markOf)).toEqual(['tick', 'query']);
  expect(tiles('mix').map(({ dressing }) => dressing)).toEqual(['hair-over-collar', undefined]);
  expect(
    tiles('own').map(({ dressing }) => dressing),
    'nobody asked',
  ).toEqual([undefined, undefined]);
});
