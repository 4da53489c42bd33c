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
import { listWantedGarments, type WantedGarment } from './wanted-garments.ts';
import { readManifest } from './wardrobe-files.server.ts';
import { wardrobeKeys } from './wardrobe-manifest.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const [BLAZER, SUIT] = GARMENTS as [(typeof GARMENTS)[number], (typeof GARMENTS)[number]];
const SHAPES = { [BLAZER.id]: fakeShape(), [SUIT.id]: fakeShape('whole') };
const LIST = listWantedGarments([BLAZER, SUIT], [], SHAPES);
const RESHAPED = listWantedGarments([BLAZER, SUIT], [], { ...SHAPES, [SUIT.id]: fakeShape() });

/** The source has a photo of each garment, unless another answer is set for it. */
function setUp(storage: Storage = createMemoryStorage()) {
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

/** Records the offered garments after every change of the offer, and checks that the worker has all of them. */
function watchOffers({ storage, offered }: ReturnType<typeof setUp>) {
  const seen: string[] = [];
  const put = async (key: string, bytes: Uint8Array): Promise<void> => {
    await storage.put(key, bytes);
    const manifest = await readManifest(storage);
    for (const id of await offered()) expect(manifest?.garments.map((ready) => ready.id)).toContain(id);
    if (key === WARDROBE_OFFER_KEY) seen.push((await offered()).join());
  };
  return { seen, storage: { ...storage, put } };
}

it('offers each garment as soon as it is cut, never before the worker has it', async () => {
  const world = setUp();
  const { seen, storage } = watchOffers(world);
  expect(await cutWardrobe({ ...world.ports, storage }, LIST)).toEqual({ made: 2, kept: 0, missing: [] });
  expect(seen).toEqual([BLAZER.id, `${BLAZER.id},${SUIT.id}`, `${BLAZER.id},${SUIT.id}`]);
  const [blazer] = await world.offer();
  expect(blazer).toMatchObject({ id: BLAZER.id, dress: BLAZER.dress, cut: BLAZER.cut });
  expect(blazer!.dyes.map(({ id }) => id)).toEqual(BLAZER.dyes.map(({ id }) => id));
  for (const { swatch } of blazer!.dyes) expect(swatch).toMatch(/^#[0-9a-f]{6}$/);
});

it('cuts nothing twice, and after a change only the changed garments', async () => {
  const { ports, cuts, files } = setUp();
  await cutWardrobe(ports, LIST);
  const before = await files();
  expect(await cutWardrobe(ports, LIST)).toEqual({ made: 0, kept: 2, missing: [] });
  expect([cuts(), await files()]).toEqual([2, before]);
  expect(await cutWardrobe(ports, RESHAPED)).toEqual({ made: 1, kept: 1, missing: [] });
  // A shoot that is being rendered may still use the old garment, so only the next run deletes it.
  expect(await files()).toHaveLength(2 + 3 * 3);
  await cutWardrobe(ports, RESHAPED);
  expect(await files()).toHaveLength(2 + 3 * 2);
});

it('offers the previous form of a changed garment until the new one is ready', async () => {
  const world = setUp();
  await cutWardrobe(world.ports, LIST);
  const { seen, storage } = watchOffers(world);
  world.answers.set(SUIT.file, new PortraitSourceError('away'));
  await expect(cutWardrobe({ ...world.ports, storage }, RESHAPED)).rejects.toThrow(PortraitSourceError);
  expect(seen).toEqual([`${BLAZER.id},${SUIT.id}`]);
  const keyOf = async () => (await readManifest(storage))!.garments[1]!.key;
  expect(await keyOf()).toBe(LIST[1]!.key);
  world.answers.clear();
  await cutWardrobe({ ...world.ports, storage }, RESHAPED);
  expect(await keyOf()).toBe(RESHAPED[1]!.key);
});

it('stops offering garments that are no longer listed, and deletes them', async () => {
  const { ports, offered, files } = setUp();
  await cutWardrobe(ports, LIST);
  await cutWardrobe(ports, LIST.slice(1));
  expect(await offered()).toEqual([SUIT.id]);
  await cutWardrobe(ports, LIST.slice(1));
  expect(await files()).toHaveLength(2 + 3);
});

it('cuts a garment again that was lost or damaged', async () => {
  const { ports, storage } = setUp();
  await cutWardrobe(ports, LIST);
  await storage.delete(wardrobeKeys.parts(LIST[0]!.key));
  await storage.put(wardrobeKeys.record(LIST[1]!.key), Buffer.from('{'));
  expect(await cutWardrobe(ports, LIST)).toEqual({ made: 2, kept: 0, missing: [] });
});

it('leaves out a garment whose photo has another hash or is refused, and reports why', async () => {
  const { ports, answers, offered, storage } = setUp();
  answers.set(BLAZER.file, { ok: false, error: 'other-picture', sha256: 'abc' });
  answers.set(SUIT.file, { ok: true, bytes: fakeSelfie({ uncuttable: 'turned-away' }) });
  expect((await cutWardrobe(ports, LIST)).missing).toEqual([
    { id: BLAZER.id, why: 'other-picture, SHA-256 abc' },
    { id: SUIT.id, why: 'refused: turned-away' },
  ]);
  expect(await offered()).toEqual([]);
  expect(await readManifest(storage)).toMatchObject({ finished: true, missing: [{}, {}] });
});

/** Stores a garment of the operator and returns the wanted garments including it. */
async function addHouseGarment({ photos }: ReturnType<typeof setUp>): Promise<readonly WantedGarment[]> {
  const bytes = fakeSelfie({ name: 'a colleague' });
  const photo = createHash('sha256').update(bytes).digest('hex');
  const garment: StoredHouseGarment = {
    ...{ id: 'house-uniform', name: 'Uniform', dress: 'business', cut: 'tailored', dyes: ['navy'] },
    ...{ shape: fakeShape(), photo },
  };
  await putHouseGarment(photos.house, garment, bytes);
  return listWantedGarments([BLAZER, SUIT], [garment], SHAPES);
}

it('without a network the operator’s own garments are still offered', async () => {
  const world = setUp();
  const wanted = await addHouseGarment(world);
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

it('a failing source is asked only once per run', async () => {
  const { ports, answers } = setUp();
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

it('waits before each garment until the machine is idle, and stops when aborted', async () => {
  const { ports, cuts } = setUp();
  const seen: number[] = [];
  await cutWardrobe(ports, LIST, { waitUntilIdle: async () => void seen.push(cuts()) });
  expect(seen).toEqual([0, 1]);
  const stop = new AbortController();
  const stopping = { waitUntilIdle: async () => stop.signal.throwIfAborted(), signal: stop.signal };
  stop.abort(new Error('stop'));
  await expect(cutWardrobe(setUp().ports, LIST, stopping)).rejects.toThrow('stop');
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
])(
  'killed at any step on %s, it continues with the finished garments and offers no partial one',
  async (_, open) => {
    const whole = setUp(await open());
    await cutWardrobe(whole.ports, LIST);
    await cutWardrobe(whole.ports, RESHAPED);
    await cutWardrobe(whole.ports, RESHAPED);
    for (let step = 1, isKilled = true; isKilled; step += 1) {
      const world = setUp(await open());
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
      // Every garment that pages offer now is stored completely.
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
  },
);
