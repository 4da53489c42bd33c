import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { CrashPoints, crashingStorage, Killed } from '../../../test/crash-points.ts';
import { createFakeEngine } from '../../../test/fake-engine/fake-engine.ts';
import { fakeSelfie } from '../../../test/fake-engine/fake-selfie.ts';
import { fakeShape } from '../../../test/fake-engine/fake-wardrobe.ts';
import { GARMENTS, WARDROBE_OFFER_KEY, type WardrobeOffer } from '../../catalog/garments.ts';
import {
  type PinnedPhoto,
  type PortraitResult,
  PortraitSourceError,
} from '../../platform/portraits/portrait-source.ts';
import { createDiskStorage } from '../../platform/storage/disk-storage.ts';
import { readJsonFile } from '../../platform/storage/json-file.ts';
import { createMemoryStorage } from '../../platform/storage/memory-storage.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { cutWardrobe } from './cut-wardrobe.server.ts';
import type { StoredHouseGarment } from './house-garment.ts';
import { putHouseGarment } from './house-garments.server.ts';
import { wantedGarments, type WantedGarment } from './wanted-garments.ts';
import { readManifest } from './wardrobe-files.server.ts';
import { wardrobeKeys } from './wardrobe-manifest.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const [BLAZER, SUIT] = GARMENTS as [(typeof GARMENTS)[number], (typeof GARMENTS)[number]];
const SHAPES = { [BLAZER.id]: fakeShape(), [SUIT.id]: fakeShape('whole') };
const LIST = wantedGarments([BLAZER, SUIT], [], SHAPES);
const RESHAPED = wantedGarments([BLAZER, SUIT], [], { ...SHAPES, [SUIT.id]: fakeShape() });

/** Hands out a photo for each garment, unless another answer is set for it. */
function tailor(storage: Storage = createMemoryStorage()) {
  const engine = createFakeEngine();
  const house = createMemoryStorage();
  const answers = new Map<string, PortraitResult | Error>();
  const portraits = {
    kind: 'folder' as const,
    async read({ file }: PinnedPhoto): Promise<PortraitResult> {
      const answer = answers.get(file) ?? { ok: true, bytes: fakeSelfie({ name: file }) };
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  const ports = { engine, storage, photos: { portraits, house }, clock: { now: () => NOW } };
  const cuts = () => engine.calls.filter((call) => call.startsWith('cut garment')).length;
  const offer = async () => ((await readJsonFile(storage, WARDROBE_OFFER_KEY)) ?? []) as WardrobeOffer;
  const offered = async () => (await offer()).map(({ id }) => id);
  const files = async () => (await storage.list('wardrobe/')).map(({ key }) => key);
  return { ...ports, ports, answers, cuts, offer, offered, files };
}

/** Records after every write which garments pages are offered and which ones the worker knows. */
function watched({ storage, offered }: ReturnType<typeof tailor>) {
  const seen: string[] = [];
  const put = async (key: string, bytes: Uint8Array): Promise<void> => {
    await storage.put(key, bytes);
    const manifest = await readManifest(storage);
    for (const id of await offered()) expect(manifest?.garments.map((ready) => ready.id)).toContain(id);
    if (key === WARDROBE_OFFER_KEY) seen.push((await offered()).join());
  };
  return { seen, storage: { ...storage, put } };
}

it('offers each garment as soon as it is cut, never before the worker knows it', async () => {
  const world = tailor();
  const { seen, storage } = watched(world);
  expect(await cutWardrobe({ ...world.ports, storage }, LIST)).toEqual({ made: 2, kept: 0, missing: [] });
  expect(seen).toEqual([BLAZER.id, `${BLAZER.id},${SUIT.id}`, `${BLAZER.id},${SUIT.id}`]);
  const [blazer] = await world.offer();
  expect(blazer).toMatchObject({ id: BLAZER.id, dress: BLAZER.dress, cut: BLAZER.cut });
  expect(blazer!.dyes.map(({ id }) => id)).toEqual(BLAZER.dyes.map(({ id }) => id));
  for (const { swatch } of blazer!.dyes) expect(swatch).toMatch(/^#[0-9a-f]{6}$/);
});

it('cuts nothing twice, and only what the list changed', async () => {
  const { ports, cuts, files } = tailor();
  await cutWardrobe(ports, LIST);
  const before = await files();
  expect(await cutWardrobe(ports, LIST)).toEqual({ made: 0, kept: 2, missing: [] });
  expect([cuts(), await files()]).toEqual([2, before]);
  expect(await cutWardrobe(ports, RESHAPED)).toEqual({ made: 1, kept: 1, missing: [] });
  // The old garment may still be worn by a shoot that is being made, so only the next run drops it.
  expect(await files()).toHaveLength(2 + 3 * 3);
  await cutWardrobe(ports, RESHAPED);
  expect(await files()).toHaveLength(2 + 3 * 2);
});

it('offers a garment that has changed as it was until the new one is ready', async () => {
  const world = tailor();
  await cutWardrobe(world.ports, LIST);
  const { seen, storage } = watched(world);
  world.answers.set(SUIT.file, new PortraitSourceError('away'));
  await expect(cutWardrobe({ ...world.ports, storage }, RESHAPED)).rejects.toThrow(PortraitSourceError);
  expect(seen).toEqual([`${BLAZER.id},${SUIT.id}`]);
  const keyOf = async () => (await readManifest(storage))!.garments[1]!.key;
  expect(await keyOf()).toBe(LIST[1]!.key);
  world.answers.clear();
  await cutWardrobe({ ...world.ports, storage }, RESHAPED);
  expect(await keyOf()).toBe(RESHAPED[1]!.key);
});

it('stops offering what is no longer listed, and erases it', async () => {
  const { ports, offered, files } = tailor();
  await cutWardrobe(ports, LIST);
  await cutWardrobe(ports, LIST.slice(1));
  expect(await offered()).toEqual([SUIT.id]);
  await cutWardrobe(ports, LIST.slice(1));
  expect(await files()).toHaveLength(2 + 3);
});

it('cuts a garment again that was lost or damaged', async () => {
  const { ports, storage } = tailor();
  await cutWardrobe(ports, LIST);
  await storage.delete(wardrobeKeys.parts(LIST[0]!.key));
  await storage.put(wardrobeKeys.record(LIST[1]!.key), Buffer.from('{'));
  expect(await cutWardrobe(ports, LIST)).toEqual({ made: 2, kept: 0, missing: [] });
});

it('leaves out a garment whose photo is another or gives none, and says why', async () => {
  const { ports, answers, offered, storage } = tailor();
  answers.set(BLAZER.file, { ok: false, error: 'other-picture', sha256: 'abc' });
  answers.set(SUIT.file, { ok: true, bytes: fakeSelfie({ uncuttable: 'turned-away' }) });
  expect((await cutWardrobe(ports, LIST)).missing).toEqual([
    { id: BLAZER.id, why: 'other-picture, SHA-256 abc' },
    { id: SUIT.id, why: 'refused: turned-away' },
  ]);
  expect(await offered()).toEqual([]);
  expect(await readManifest(storage)).toMatchObject({ finished: true, missing: [{}, {}] });
});

/** Stores a garment of the operator's and returns the wanted garments with it. */
async function withHouse({ photos }: ReturnType<typeof tailor>): Promise<readonly WantedGarment[]> {
  const bytes = fakeSelfie({ name: 'a colleague' });
  const photo = createHash('sha256').update(bytes).digest('hex');
  const garment: StoredHouseGarment = {
    ...{ id: 'house-uniform', name: 'Uniform', dress: 'business', cut: 'tailored', dyes: ['navy'] },
    ...{ shape: fakeShape(), photo },
  };
  await putHouseGarment(photos.house, garment, bytes);
  return wantedGarments([BLAZER, SUIT], [garment], SHAPES);
}

it('without a network the operator’s own garments are offered all the same', async () => {
  const world = tailor();
  const wanted = await withHouse(world);
  for (const { file } of [BLAZER, SUIT]) world.answers.set(file, new PortraitSourceError('away'));
  await expect(cutWardrobe(world.ports, wanted)).rejects.toThrow('away');
  expect(await world.offer()).toEqual([
    {
      ...{ id: 'house-uniform', dress: 'business', cut: 'tailored' },
      dyes: [{ id: 'navy', swatch: '#282e42' }],
      name: { en: 'Uniform', de: 'Uniform', es: 'Uniform' },
    },
  ]);
  expect(await readManifest(world.storage)).toMatchObject({ finished: false });
  world.answers.clear();
  expect(await cutWardrobe(world.ports, wanted)).toEqual({ made: 2, kept: 1, missing: [] });
});

it('a source that is away is asked once in a run', async () => {
  const { ports, answers } = tailor();
  let asked = 0;
  answers.set(BLAZER.file, new PortraitSourceError('away'));
  const portraits = {
    ...ports.photos.portraits,
    read: (photo: PinnedPhoto) => (asked++, ports.photos.portraits.read(photo)),
  };
  const photos = { ...ports.photos, portraits };
  await expect(cutWardrobe({ ...ports, photos }, LIST)).rejects.toThrow('away');
  expect(asked).toBe(1);
});

it('waits before each garment until nobody else needs the machine, and ends when told', async () => {
  const { ports, cuts } = tailor();
  const seen: number[] = [];
  await cutWardrobe(ports, LIST, { untilQuiet: async () => void seen.push(cuts()) });
  expect(seen).toEqual([0, 1]);
  const stop = new AbortController();
  const stopping = { untilQuiet: async () => stop.signal.throwIfAborted(), signal: stop.signal };
  stop.abort(new Error('stop'));
  await expect(cutWardrobe(tailor().ports, LIST, stopping)).rejects.toThrow('stop');
});

it.each([
  ['memory', async () => createMemoryStorage()],
  [
    'disk',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'lichtbild-wardrobe-'));
      onTestFinished(() => rm(folder, { recursive: true, force: true }));
      return createDiskStorage(folder);
    },
  ],
])('killed at any step on %s, it goes on with what was finished and offers nothing half', async (_, open) => {
  const whole = tailor(await open());
  await cutWardrobe(whole.ports, LIST);
  await cutWardrobe(whole.ports, RESHAPED);
  await cutWardrobe(whole.ports, RESHAPED);
  for (let step = 1, isKilled = true; isKilled; step += 1) {
    const world = tailor(await open());
    await cutWardrobe(world.ports, LIST);
    const crash = new CrashPoints();
    crash.dieAtStep(step);
    const storage = crashingStorage(world.storage, crash);
    const work = async () => {
      await cutWardrobe({ ...world.ports, storage }, RESHAPED);
      await cutWardrobe({ ...world.ports, storage }, RESHAPED);
    };
    isKilled = await work().then(
      () => false,
      (error: unknown) => {
        expect(error).toBeInstanceOf(Killed);
        return true;
      },
    );
    // Every garment that pages offer now is stored as a whole.
    const stored = await world.files();
    expect(await world.offered(), `step ${step}`).toHaveLength(2);
    for (const { key } of (await readManifest(world.storage))!.garments)
      for (const file of [wardrobeKeys.record(key), wardrobeKeys.cutout(key), wardrobeKeys.parts(key)])
        expect(stored, `step ${step}`).toContain(file);
    const before = world.cuts();
    crash.revive();
    await work();
    expect(world.cuts() - before).toBeLessThanOrEqual(1);
    expect(await world.files()).toEqual(await whole.files());
    expect(await world.offer()).toEqual(await whole.offer());
  }
});
