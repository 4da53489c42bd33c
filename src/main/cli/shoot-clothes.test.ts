import { expect, test } from 'vitest';
import { createFakeEngine } from '../../../test/fake-engine/fake-engine.ts';
import { fakeSelfie } from '../../../test/fake-engine/fake-selfie.ts';
import { GARMENTS } from '../../catalog/garments.ts';
import type { WardrobeItem } from '../../imaging/garment.ts';
import {
  type PinnedPhoto,
  type PortraitResult,
  PortraitSourceError,
} from '../../platform/portraits/portrait-source.ts';
import { createMemoryStorage } from '../../platform/storage/memory-storage.ts';
import type { GarmentStores } from './garment-stores.ts';
import { chooseClothes } from './shoot-clothes.ts';
import type { Progress } from './show-progress.ts';

const { signal } = new AbortController();
const QUIET: Progress = { begin: () => undefined, step: () => undefined, end: () => undefined };

/** Stores whose photos come from memory; those of the files in `away` do not come. */
function bench(away: (file: string) => boolean = () => false) {
  const house = createMemoryStorage();
  const portraits = {
    kind: 'folder' as const,
    async read({ file }: PinnedPhoto): Promise<PortraitResult> {
      if (away(file)) throw new PortraitSourceError('no network.');
      return { ok: true, bytes: fakeSelfie({ name: file }) };
    },
  };
  const stores: GarmentStores = { storage: createMemoryStorage(), house, photos: { portraits, house } };
  const engine = createFakeEngine();
  const used: WardrobeItem[] = [];
  const said: string[] = [];
  const progress: Progress = {
    begin: (phase, total) => void said.push(`${phase} ${total}`),
    step: () => void said.push('step'),
    end: () => undefined,
  };
  const watched = { ...engine, useWardrobe: (items: readonly WardrobeItem[]) => void used.push(...items) };
  const hang = async (typed: string): Promise<readonly string[]> => {
    used.length = 0;
    const clothes = await chooseClothes(typed, () => stores);
    await clothes.loadGarments(watched, progress, signal);
    return used.map(({ garment }) => garment.id);
  };
  return { hang, said, stores, cuts: () => engine.calls.length };
}

test('own clothes need neither settings nor garments', async () => {
  const refuse = () => {
    throw new Error('opened');
  };
  const { wish, loadGarments: hang } = await chooseClothes('own', refuse);
  await hang({ ...createFakeEngine(), useWardrobe: refuse }, QUIET, signal);
  expect(wish).toBe('own');
});

test('cuts the wished garments alone, keeps them, and offers nothing on pages', async () => {
  const { hang, said, stores, cuts } = bench();
  expect(await hang('suit-jacket:navy')).toEqual(['suit-jacket']);
  expect(said).toEqual(['cutting garments 1', 'step']);
  expect(cuts()).toBe(1);
  const business = await hang('business');
  const known = GARMENTS.filter(({ dress }) => dress === 'business').map(({ id }) => id as string);
  expect(known).toEqual(expect.arrayContaining([...business]));
  expect(cuts()).toBe(business.length);
  await hang('business');
  expect(cuts()).toBe(business.length);
  expect(
    (await stores.storage.list('wardrobe/')).every(({ key }) => key.startsWith('wardrobe/garments/')),
  ).toBe(true);
});

test('gets along with the garments that are there, but not without a chosen one or without any', async () => {
  const jacket = GARMENTS.find(({ id }) => id === 'suit-jacket')!;
  const { hang } = bench((file) => file === jacket.file);
  const casual = await hang('mix');
  expect(casual).not.toContain('suit-jacket');
  expect(casual.length).toBeGreaterThan(3);
  await expect(hang('suit-jacket')).rejects.toThrow('There are no such clothes: suit-jacket (no network.).');
  await expect(bench(() => true).hang('business')).rejects.toThrow('WARDROBE_FROM');
});

test('unknown clothes are refused before anything is cut', async () => {
  const { hang, cuts } = bench();
  await expect(hang('tuxedo')).rejects.toThrow('There are no clothes "tuxedo"');
  expect(cuts()).toBe(0);
});
