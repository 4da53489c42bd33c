import { expect, it } from 'vitest';
import { drainQueue } from '../../test/drain-queue.ts';
import { fakeSelfie } from '../../test/fake-engine/fake-selfie.ts';
import { createShootWorld } from '../../test/shoot-world.ts';
import { DRESSED_EXAMPLES } from '../catalog/dressed-examples.ts';
import { EXAMPLE_PORTRAITS } from '../catalog/example-portraits.ts';
import { readManifest } from '../features/examples/example-files.server.ts';
import { requestExamples } from '../features/examples/request-examples.server.ts';
import { requestWardrobe } from '../features/wardrobe/request-wardrobe.server.ts';
import type { PortraitSource } from '../platform/portraits/portrait-source.ts';
import { createMemoryStorage } from '../platform/storage/memory-storage.ts';
import type { WorkerContext } from './context.ts';
import { createJobHandlers } from './job-handlers.ts';
import { findWantedExamples } from './wanted-examples.ts';

const OWN = EXAMPLE_PORTRAITS.flatMap(({ looks }) => looks).length;

/** A worker that renders examples and cuts garments, with portraits from memory. */
async function createWorker() {
  const world = await createShootWorld();
  const portraits: PortraitSource = {
    kind: 'download',
    read: async ({ file }) => ({ ok: true, bytes: fakeSelfie({ name: file }) }),
  };
  const photos = { portraits, house: createMemoryStorage() };
  const context = { ...world.context, portraits, garmentPhotos: photos };
  return {
    world,
    context,
    photos,
    askForWardrobe: () => requestWardrobe({ ...context, photos }),
    askForExamples: async (by: WorkerContext = context) =>
      requestExamples({ ...by, portraits }, await findWantedExamples(by, [])),
    run: (by: WorkerContext = context) =>
      drainQueue(world.database.url, createJobHandlers(by), { ignoreStartAfter: true }),
    shown: async () => {
      const { sets = [] } = (await readManifest(context.storage)) ?? {};
      const dressed = sets.flatMap(({ clothes }) => clothes ?? []);
      return { own: sets.length - dressed.length, dressed };
    },
    rendered: () => world.engine.calls.filter((call) => call === 'render').length,
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  };
}

it('adds people in our clothes once the wardrobe is ready, without a restart and without rendering the others again', async () => {
  await using worker = await createWorker();
  await worker.askForExamples();
  await worker.run();
  expect(await worker.shown()).toEqual({ own: OWN, dressed: [] });
  await worker.askForWardrobe();
  expect(await worker.run()).toEqual(['wardrobe.cut', 'examples.render']);
  const dressed = DRESSED_EXAMPLES.map(({ clothes }) => clothes);
  expect(await worker.shown()).toEqual({ own: OWN, dressed });
  expect(worker.rendered()).toBe(OWN + dressed.length);
  // The next start has nothing to do.
  await worker.askForExamples();
  await worker.askForWardrobe();
  expect(await worker.run()).toEqual([]);
});

it('notices a wardrobe that becomes ready while the pictures are being rendered', async () => {
  await using worker = await createWorker();
  const { storage } = worker.context;
  await worker.askForWardrobe();
  await worker.run();
  const cut = (await storage.get('wardrobe/manifest.json'))!;
  await storage.delete('wardrobe/manifest.json');
  const { prepare } = worker.world.engine;
  let prepared = 0;
  worker.world.engine.prepare = async (...order) => {
    if (++prepared === EXAMPLE_PORTRAITS.length) await storage.put('wardrobe/manifest.json', cut);
    return prepare(...order);
  };
  await worker.askForExamples();
  expect(await worker.run()).toEqual(['examples.render']);
  expect(await worker.shown()).toMatchObject({ own: OWN, dressed: { length: DRESSED_EXAMPLES.length } });
});

it('shows nobody in our clothes while clothes are turned off, even if garments were cut before', async () => {
  await using worker = await createWorker();
  await worker.askForWardrobe();
  await worker.askForExamples();
  await worker.run();
  expect((await worker.shown()).dressed).toHaveLength(DRESSED_EXAMPLES.length);
  const off = { ...worker.context, garmentPhotos: undefined };
  await worker.askForExamples(off);
  expect(await worker.run(off)).toEqual(['examples.render']);
  expect(await worker.shown()).toEqual({ own: OWN, dressed: [] });
});
