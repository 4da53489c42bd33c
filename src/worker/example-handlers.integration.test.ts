import { expect, it } from 'vitest';
import { createPortraitWorld } from '../../test/portrait-world.ts';
import { EXAMPLE_PORTRAITS } from '../catalog/example-portraits.ts';
import { exampleKeys } from '../features/examples/example-set.ts';
import { readManifest } from '../features/examples/example-files.server.ts';
import { planExample } from '../features/examples/added-example.ts';
import { deleteAddedExample, insertAddedExample } from '../features/examples/added-examples-store.server.ts';
import {
  renderAddedExamples,
  requestExamples,
  retryExamples,
} from '../features/examples/request-examples.server.ts';
import { listWantedSets } from '../features/examples/wanted-sets.ts';
import type { JobQueue } from '../platform/queue/queue.ts';
import { createJobHandlers } from './job-handlers.ts';

async function createWorker() {
  const made = await createPortraitWorld();
  const { world, source, portraits, lines, log } = made;
  const context = { ...world.context, portraits, log };
  const handlers = createJobHandlers(context);
  return {
    ...{ world, source, context, lines },
    ask: () => requestExamples(context, listWantedSets(EXAMPLE_PORTRAITS)),
    drain: () => made.count('examples.render', handlers),
    [Symbol.asyncDispose]: made[Symbol.asyncDispose],
  };
}

it('several workers that start at once enqueue one job, and none when the pictures exist', async () => {
  await using worker = await createWorker();
  await Promise.all([worker.ask(), worker.ask(), worker.ask()]);
  expect(await worker.drain()).toBe(1);
  const manifest = (await readManifest(worker.context.storage))!;
  expect(manifest.sets).toHaveLength(14);
  await worker.ask();
  expect(await worker.drain()).toBe(0);
  expect(worker.lines).toEqual([]);
});

it('makes a pair that an operator has added, and none again that exists, until it is removed', async () => {
  await using worker = await createWorker();
  const { db, storage } = worker.context;
  await worker.ask();
  await worker.drain();
  const renders = () => worker.world.engine.calls.filter((call) => call === 'render').length;
  const before = renders();
  const plan = planExample({ portrait: 'grey-blazer', style: 'warm', clothes: null }, []);
  if (!plan.ok) throw new Error(plan.error);
  await db.transaction(async (tx) => {
    await insertAddedExample(tx, plan.value, worker.context.clock.now());
    await renderAddedExamples(worker.context, tx, 'added');
  });
  expect(await worker.drain()).toBe(1);
  const ids = async () => (await readManifest(storage))!.sets.map(({ id }) => id);
  expect(await ids()).toHaveLength(15);
  expect(await ids()).toContain('grey-blazer-warm');
  expect(renders()).toBe(before + 1);
  await db.transaction(async (tx) => {
    await deleteAddedExample(tx, 'grey-blazer-warm');
    await renderAddedExamples(worker.context, tx, 'removed');
  });
  await worker.drain();
  expect(await ids()).toHaveLength(14);
  expect(renders()).toBe(before + 1);
});

it('renders again for another list, and when the manifest is lost', async () => {
  await using worker = await createWorker();
  await worker.ask();
  await worker.drain();
  await requestExamples(worker.context, listWantedSets(EXAMPLE_PORTRAITS.slice(1)));
  expect(await worker.drain()).toBe(1);
  await worker.context.storage.delete(exampleKeys.manifest);
  await worker.ask();
  const renders = worker.world.engine.calls.filter((call) => call === 'render').length;
  expect(await worker.drain()).toBe(1);
  expect((await readManifest(worker.context.storage))!.sets).toHaveLength(14);
  expect(worker.world.engine.calls.filter((call) => call === 'render')).toHaveLength(renders);
});

it('while offline it logs one line per start, and retries until the source answers, without a restart', async () => {
  await using worker = await createWorker();
  worker.source.failuresLeft = 25;
  await worker.ask();
  expect(await worker.drain()).toBe(26);
  expect(worker.lines).toEqual([
    'no example pictures yet: pages show the scenes alone until their source answers',
  ]);
  expect((await readManifest(worker.context.storage))!.sets).toHaveLength(14);
});

it('waits longer after each try, an hour at most', async () => {
  await using worker = await createWorker();
  const [waitsMs, keys]: [number[], unknown[]] = [[], []];
  let attempt = 1;
  const queue: JobQueue = {
    async enqueue(_tx, _name, payload, options) {
      ({ attempt } = payload as { attempt: number });
      waitsMs.push(options!.startAfter!.getTime() - worker.world.time.now.getTime());
      keys.push(options!.singletonKey);
    },
  };
  for (let count = 0; count < 12; count += 1) await retryExamples({ ...worker.context, queue }, attempt);
  const seconds = waitsMs.map((ms) => ms / 1_000);
  expect(seconds).toEqual([15, 30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600, 3600]);
  // However often the service restarts, the singleton keys limit the number of concurrent retry series.
  expect(new Set(keys).size).toBeLessThanOrEqual(10);
});

it('does not retry at every start when portraits differ from those of the list', async () => {
  await using worker = await createWorker();
  worker.source.missing = true;
  await worker.ask();
  expect(await worker.drain()).toBe(1);
  expect(worker.lines).toEqual(['some example pictures could not be made']);
  await worker.ask();
  expect(await worker.drain()).toBe(0);
  // Another source may have them, and after a week the same one may.
  await requestExamples(
    { ...worker.context, portraits: { kind: 'folder' } },
    listWantedSets(EXAMPLE_PORTRAITS),
  );
  expect(await worker.drain()).toBe(1);
  worker.world.time.now = new Date('2026-11-28T10:00:00Z');
  await worker.ask();
  expect(await worker.drain()).toBe(1);
});

it('a worker without a source does not take the job', async () => {
  await using worker = await createWorker();
  await worker.ask();
  expect(await worker.world.drain({ ignoreStartAfter: true })).toEqual([]);
});
