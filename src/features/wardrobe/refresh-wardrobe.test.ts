import { expect, it } from 'vitest';
import { createFakeEngine } from '../../../test/fake-engine/fake-engine.ts';
import { fakeSelfie } from '../../../test/fake-engine/fake-selfie.ts';
import { fakeShape } from '../../../test/fake-engine/fake-wardrobe.ts';
import { GARMENTS } from '../../catalog/garments.ts';
import type { WardrobeItem } from '../../imaging/garment.ts';
import { createMemoryStorage } from '../../platform/storage/memory-storage.ts';
import { cutWardrobe } from './cut-wardrobe.server.ts';
import { createWardrobeRefresher } from './refresh-wardrobe.server.ts';
import { listWantedGarments } from './wanted-garments.ts';
import { wardrobeKeys } from './wardrobe-manifest.ts';

const SHAPES = Object.fromEntries(GARMENTS.slice(0, 3).map(({ id }) => [id, fakeShape()]));
const WANTED = listWantedGarments(GARMENTS, [], SHAPES);

function bench() {
  const storage = createMemoryStorage();
  const portraits = {
    kind: 'folder' as const,
    read: async ({ file }: { file: string }) => ({ ok: true as const, bytes: fakeSelfie({ name: file }) }),
  };
  const photos = { portraits, house: createMemoryStorage() };
  const cut = (count: number) =>
    cutWardrobe(
      { engine: createFakeEngine(), storage, photos, clock: { now: () => new Date(0) } },
      WANTED.slice(0, count),
    );
  const used: (readonly WardrobeItem[])[] = [];
  const read: string[] = [];
  const get = async (key: string) => (read.push(key), storage.get(key));
  const hidden = new Set<string>();
  const refresh = createWardrobeRefresher({
    listHidden: async () => hidden,
    storage: { get },
    engine: { useWardrobe: (items) => void used.push(items) },
  });
  return { storage, cut, used, read, refresh, hidden };
}

it('passes the ready garments with their dyes to the engine, and only when they have changed', async () => {
  const { cut, used, read, refresh } = bench();
  await refresh();
  expect(used).toEqual([]);
  await cut(2);
  await Promise.all([refresh(), refresh()]);
  expect(used).toHaveLength(1);
  expect(used[0]!.map(({ garment, dress, dyes }) => ({ id: garment.id, dress, dyes }))).toEqual(
    WANTED.slice(0, 2).map(({ id, dress, dyes }) => ({ id, dress, dyes })),
  );
  read.length = 0;
  await cut(3);
  await refresh();
  expect(used[1]!.map(({ garment }) => garment.id)).toEqual(WANTED.map(({ id }) => id));
  // The garments read before are not read again.
  expect(read.filter((key) => key.endsWith('.png'))).toHaveLength(2);
  await cut(1);
  await refresh();
  expect(used[2]!.map(({ garment }) => garment.id)).toEqual([WANTED[0]!.id]);
});

it('leaves out a garment that was lost, until it is cut again', async () => {
  const { storage, cut, used, refresh } = bench();
  await cut(2);
  await storage.delete(wardrobeKeys.cutout(WANTED[1]!.key));
  await refresh();
  expect(used.at(-1)).toHaveLength(1);
  await cut(2);
  await refresh();
  expect(used.at(-1)).toHaveLength(2);
});

it('an outage leaves the engine unchanged, and the next call succeeds', async () => {
  const { storage, cut, used } = bench();
  await cut(1);
  let isAway = true;
  const get = async (key: string) => {
    if (isAway) throw new Error('away');
    return storage.get(key);
  };
  const refresh = createWardrobeRefresher({
    listHidden: async () => new Set(),
    storage: { get },
    engine: { useWardrobe: (items) => void used.push(items) },
  });
  await expect(refresh()).rejects.toThrow('away');
  isAway = false;
  await refresh();
  expect(used).toHaveLength(1);
});

it('keeps a hidden garment for those who have chosen it by name, until it is shown again', async () => {
  const { cut, used, refresh, hidden } = bench();
  await cut(2);
  await refresh();
  hidden.add(WANTED[1]!.id);
  await refresh();
  await refresh();
  hidden.clear();
  await refresh();
  expect(used.map((items) => items.map(({ onlyByName }) => onlyByName))).toEqual([
    [false, false],
    [false, true],
    [false, false],
  ]);
});
