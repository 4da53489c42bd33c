import { expect, it } from 'vitest';
import { writeJsonFile } from '../../platform/storage/json-file.ts';
import { createMemoryStorage } from '../../platform/storage/memory-storage.ts';
import { StorageError } from '../../platform/storage/storage.ts';
import { exampleKeys, type Manifest, type PictureFile } from './example-set.ts';
import { createExampleLoader } from './load-examples.server.ts';

const file = (name: string, type: PictureFile['type'], widthPx: number): PictureFile => ({
  name: `${name.padEnd(16, '0')}.${type}`,
  type,
  widthPx,
  heightPx: widthPx * 1.25,
  bytes: 9,
});
const MANIFEST: Manifest = {
  version: 'v',
  from: 'folder',
  madeAt: '2026-11-21T10:00:00.000Z',
  finished: true,
  sets: [
    {
      id: 'red-coat-warm',
      style: 'warm',
      scene: 'hearth-room',
      view: { x: 0.05, y: 0.1, width: 0.9, height: 0.9 },
      before: [
        file('a', 'avif', 320),
        file('b', 'avif', 480),
        file('c', 'webp', 320),
        file('d', 'webp', 480),
      ],
      after: [file('e', 'avif', 320), file('f', 'webp', 320)],
    },
  ],
  missing: [],
};

function bench() {
  const storage = createMemoryStorage();
  const time = { ms: 0 };
  const warnings: string[] = [];
  const reads = { count: 0, failing: false };
  const hidden = new Set<string>();
  const load = createExampleLoader({
    listHidden: async () => hidden,
    clock: { now: () => new Date(time.ms) },
    log: { warn: (_, message) => void warnings.push(message) },
    storage: {
      async get(key) {
        reads.count++;
        if (reads.failing) throw new StorageError('no disk');
        return storage.get(key);
      },
    },
  });
  return { load, storage, time, reads, warnings, hidden };
}

it('is empty while there are no examples', async () => {
  expect(await bench().load()).toEqual([]);
});

it('returns pairs with srcset and size for img elements', async () => {
  const { load, storage } = bench();
  await writeJsonFile(storage, exampleKeys.manifest, MANIFEST);
  expect(await load()).toEqual([
    {
      id: 'red-coat-warm',
      style: 'warm',
      scene: 'hearth-room',
      before: {
        avif: '/examples-media/a000000000000000.avif 320w, /examples-media/b000000000000000.avif 480w',
        webp: '/examples-media/c000000000000000.webp 320w, /examples-media/d000000000000000.webp 480w',
        src: '/examples-media/d000000000000000.webp',
        widthPx: 480,
        heightPx: 600,
      },
      after: {
        avif: '/examples-media/e000000000000000.avif 320w',
        webp: '/examples-media/f000000000000000.webp 320w',
        src: '/examples-media/f000000000000000.webp',
        widthPx: 320,
        heightPx: 400,
      },
      afterView: { x: 0.05, y: 0.1, width: 0.9, height: 0.9 },
    },
  ]);
});

it('reads again after five seconds, once for many pages', async () => {
  const { load, storage, time, reads } = bench();
  await Promise.all([load(), load()]);
  expect(reads.count).toBe(1);
  await writeJsonFile(storage, exampleKeys.manifest, MANIFEST);
  time.ms = 4_999;
  expect(await load()).toEqual([]);
  time.ms = 5_000;
  expect(await load()).toHaveLength(1);
  expect(reads.count).toBe(2);
});

it('returns the cached pairs while the disk fails, and none for an invalid manifest', async () => {
  const { load, storage, time, reads, warnings } = bench();
  await writeJsonFile(storage, exampleKeys.manifest, MANIFEST);
  await load();
  reads.failing = true;
  time.ms = 30_000;
  expect(await load()).toHaveLength(1);
  expect(warnings).toHaveLength(1);
  reads.failing = false;
  for (const broken of ['{', '{"sets":[]}', JSON.stringify({ ...MANIFEST, sets: [{ id: 'x' }] })]) {
    await storage.put(exampleKeys.manifest, Buffer.from(broken));
    time.ms += 30_000;
    expect(await load()).toEqual([]);
  }
});

it('leaves out hidden pairs, and shows them again, within five seconds', async () => {
  const { load, storage, time, hidden } = bench();
  await writeJsonFile(storage, exampleKeys.manifest, MANIFEST);
  hidden.add('red-coat-warm');
  expect(await load()).toEqual([]);
  hidden.clear();
  time.ms = 5_000;
  expect(await load()).toHaveLength(1);
});
