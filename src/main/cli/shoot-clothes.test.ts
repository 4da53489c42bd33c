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

/** Stores whose photos come from memory. Reading a file for which `isDown` returns true fails. */
function bench(isDown: (file: string) => boolean = () => false) {
  const house = createMemoryStorage();
  const portraits = {
    kind: 'folder' as const,
    async read({ file }: PinnedPhoto): Promise<PortraitResult> {
      if (isDown(file)) throw new PortraitSourceError('no network.');
      return { ok: true, bytes: fakeSelfie({ name: file }) };
    },
  };
  const stores: GarmentStores = { storage: createMemoryStorage(), house, photos: { portraits, house } };
  const engine = createFakeEngine();
  const used: WardrobeItem[] = [];
  const phases: string[] = [];
  const progress: Progress = {
    begin: (phase, total) => void phases.push(`${phase} ${total}`),
    step: () => void phases.push('step'),
    end: () => undefined,
  };
  const watched = { ...engine, useWardrobe: (items: readonly WardrobeItem[]) => void used.push(...items) };
  const load = async (typed: string): Promise<readonly string[]> => {
    used.length = 0;
    const clothes = await chooseClothes(typed, () => stores);
    await clothes.loadGarments(watched, progress, signal);
    return used.map(({ garment }) => garment.id);
  };
  return { load, phases, stores, cuts: () => engine.calls.length };
}

test('own clothes need neither settings nor garments', async () => {
  const refuse = () => {
    throw new Error('opened');
  };
  const { wish, loadGarments } = await chooseClothes('own', refuse);
  await loadGarments({ ...createFakeEngine(), useWardrobe: refuse }, QUIET, signal);
  expect(wish).toBe('own');
});

test('cuts only the wished garments, stores them, and offers nothing on pages', async () => {
  const { load, phases, stores, cuts } = bench();
  expect(await load('suit-jacket:navy')).toEqual(['suit-jacket']);
  expect(phases).toEqual(['cutting garments 1', 'step']);
  expect(cuts()).toBe(1);
  const business = await load('business');
  const known = GARMENTS.filter(({ dress }) => dress === 'business').map(({ id }) => id as string);
  expect(known).toEqual(expect.arrayContaining([...business]));
  expect(cuts()).toBe(business.length);
  await load('business');
  expect(cuts()).toBe(business.length);
  expect(
    (await stores.storage.list('wardrobe/')).every(({ key }) => key.startsWith('wardrobe/garments/')),
  ).toBe(true);
});

test('uses the garments that are available, but fails without a chosen one or without any', async () => {
  const jacket = GARMENTS.find(({ id }) => id === 'suit-jacket')!;
  const { load } = bench((file) => file === jacket.file);
  const casual = await load('mix');
  expect(casual).not.toContain('suit-jacket');
  expect(casual.length).toBeGreaterThan(3);
  await expect(load('suit-jacket')).rejects.toThrow('There are no such clothes: suit-jacket (no network.).');
  await expect(bench(() => true).load('business')).rejects.toThrow('WARDROBE_FROM');
});

test('unknown clothes are refused before anything is cut', async () => {
  const { load, cuts } = bench();
  await expect(load('tuxedo')).rejects.toThrow('There are no clothes "tuxedo"');
  expect(cuts()).toBe(0);
});
