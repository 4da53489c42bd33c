import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { fakeSelfie } from '../../test/fake-engine/fake-selfie.ts';
import { fakeShape } from '../../test/fake-engine/fake-wardrobe.ts';
import { killableWorker } from '../../test/kill-at-every-step.ts';
import { Killed } from '../../test/crash-points.ts';
import { createPortraitWorld } from '../../test/portrait-world.ts';
import { WARDROBE_OFFER_KEY } from '../catalog/garments.ts';
import type { StoredHouseGarment } from '../features/wardrobe/house-garment.ts';
import { putHouseGarment, removeHouseGarment } from '../features/wardrobe/house-garments.server.ts';
import {
  loadWantedGarments,
  requestChangedWardrobe,
  requestWardrobe,
} from '../features/wardrobe/request-wardrobe.server.ts';
import { readManifest } from '../features/wardrobe/wardrobe-files.server.ts';
import { createMemoryStorage } from '../platform/storage/memory-storage.ts';
import { createJobHandlers } from './job-handlers.ts';

const PHOTO = fakeSelfie({ name: 'a colleague' });
const UNIFORM: StoredHouseGarment = {
  ...{ id: 'house-uniform', name: 'Uniform', dress: 'business', cut: 'straight', dyes: ['own'] },
  ...{ shape: fakeShape(), photo: createHash('sha256').update(PHOTO).digest('hex') },
};

async function createWorker() {
  const made = await createPortraitWorld();
  const { world, source, portraits, lines, log } = made;
  const house = createMemoryStorage();
  const photos = { portraits, house };
  const context = { ...world.context, garmentPhotos: photos, log };
  const ports = { ...context, photos };
  return {
    ...{ world, source, house, context, lines },
    run: () => made.count('wardrobe.cut', createJobHandlers(context)),
    all: (await loadWantedGarments(house)).length,
    ask: () => requestWardrobe(ports),
    look: () => requestChangedWardrobe(ports),
    cuts: () => world.engine.calls.filter((call) => call.startsWith('cut garment')).length,
    offered: async () => {
      world.time.now = new Date(world.time.now.getTime() + 5_000);
      return (await world.context.loadWardrobeOffer()).map(({ id }) => id);
    },
    [Symbol.asyncDispose]: made[Symbol.asyncDispose],
  };
}

it('several workers that start at once enqueue one job, and none when everything is cut', async () => {
  await using worker = await createWorker();
  expect(await worker.offered()).toEqual([]);
  await Promise.all([worker.ask(), worker.ask(), worker.ask()]);
  expect(await worker.run()).toBe(1);
  expect(await worker.offered()).toHaveLength(worker.all);
  await worker.ask();
  await worker.look();
  expect(await worker.run()).toBe(0);
  expect(worker.cuts()).toBe(worker.all);
  expect(worker.lines).toEqual([]);
});

it('offers an operator’s garment without a restart, and withdraws it', async () => {
  await using worker = await createWorker();
  // A change found before the first run enqueues nothing, because the worker's start has done so.
  await worker.look();
  expect(await worker.run()).toBe(0);
  await worker.ask();
  await worker.run();
  await putHouseGarment(worker.house, UNIFORM, PHOTO);
  await Promise.all([worker.look(), worker.look()]);
  expect(await worker.run()).toBe(1);
  expect((await worker.offered())[0]).toBe('house-uniform');
  expect(worker.cuts()).toBe(worker.all + 1);
  await removeHouseGarment(worker.house, 'house-uniform');
  await worker.look();
  expect(await worker.run()).toBe(1);
  expect(await worker.offered()).toHaveLength(worker.all);
});

it('while offline it logs one line per start, and retries until the source answers, without a restart', async () => {
  await using worker = await createWorker();
  worker.source.failuresLeft = 12;
  await worker.ask();
  expect(await worker.run()).toBe(13);
  expect(worker.lines).toEqual([
    'some garments are not ready yet: they are offered once the source of their photos answers',
  ]);
  expect(await worker.offered()).toHaveLength(worker.all);
});

it('does not retry at every start when photos differ from those of the list', async () => {
  await using worker = await createWorker();
  worker.source.missing = true;
  await worker.ask();
  await worker.run();
  expect(worker.lines).toEqual(['some garments could not be cut']);
  expect(await worker.offered()).toEqual([]);
  await worker.ask();
  expect(await worker.run()).toBe(0);
  worker.world.time.now = new Date('2026-11-28T10:01:00Z');
  worker.source.missing = false;
  await worker.ask();
  expect(await worker.run()).toBe(1);
  expect(await worker.offered()).toHaveLength(worker.all);
});

it('restores a lost list from the garments that are stored', async () => {
  await using worker = await createWorker();
  await worker.ask();
  await worker.run();
  await worker.context.storage.delete('wardrobe/manifest.json');
  await worker.context.storage.delete(WARDROBE_OFFER_KEY);
  await worker.ask();
  expect(await worker.run()).toBe(1);
  expect(worker.cuts()).toBe(worker.all);
  expect(await worker.offered()).toHaveLength(worker.all);
});

it('after a kill between any two changes, the next worker continues and cuts no stored garment twice', async () => {
  await using worker = await createWorker();
  const dying = killableWorker(worker.world);
  const { crash } = dying;
  const handlers = createJobHandlers({ ...dying.context, garmentPhotos: worker.context.garmentPhotos });
  const signal = new AbortController().signal;
  let died = 0;
  for (let step = 7; ; step += 31) {
    crash.dieAtStep(step);
    try {
      await handlers['wardrobe.cut']!({ attempt: 1 }, signal);
      break;
    } catch (error) {
      expect(error).toBeInstanceOf(Killed);
      died += 1;
    }
    const stored = (await readManifest(worker.context.storage))?.garments.map(({ id }) => id) ?? [];
    for (const id of await worker.offered()) expect(stored).toContain(id);
  }
  expect(died).toBeGreaterThan(2);
  expect(await worker.offered()).toHaveLength(worker.all);
  expect(worker.cuts()).toBeLessThanOrEqual(worker.all + died);
});

it('the engine gets the garments that are ready before it renders', async () => {
  await using worker = await createWorker();
  await worker.ask();
  await worker.run();
  const { engine } = worker.world;
  const outcome = await engine.prepare({ bytes: fakeSelfie({ name: 'a' }), fileName: 'a' });
  if (!outcome.ok) throw new Error('not prepared');
  expect(await engine.tryGarments(outcome.selfie)).toEqual([]);
  // This shoot does not exist, so the job ends at once, but only after the wardrobe was refreshed.
  await worker.world.handlers['shoots.render']!({ shootId: 'none' }, new AbortController().signal).catch(
    () => undefined,
  );
  expect(await engine.tryGarments(outcome.selfie)).toHaveLength(worker.all);
  await engine.release([outcome.selfie]);
});

it('a worker without clothes does not take the job', async () => {
  await using worker = await createWorker();
  await worker.ask();
  expect(await worker.world.drain({ ignoreStartAfter: true })).toEqual([]);
});
