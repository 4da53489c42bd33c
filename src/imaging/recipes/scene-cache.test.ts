import { expect, test } from 'vitest';

import { scenesOf } from '../scenes/all-scenes.ts';
import type { Scene } from '../scenes/scene.ts';
import { SceneCache } from './scene-cache.ts';

type Threads = ConstructorParameters<typeof SceneCache>[0];

const WARM = scenesOf('warm').map(({ id }) => id);
const CASUAL = scenesOf('casual').map(({ id }) => id);

/** A cache whose threads record the developed scenes and the task options; scenes in `failing` fail. */
function scenes(failing = new Set<string>()) {
  const developed: string[] = [];
  const options: unknown[] = [];
  const run = async (_kind: string, { id }: Scene, taskOptions: unknown) => {
    developed.push(id);
    options.push(taskOptions);
    await Promise.resolve();
    if (failing.has(id)) throw new Error(`${id} failed`);
    return `picture of ${id}`;
  };
  return { scenes: new SceneCache({ run } as unknown as Threads), developed, options };
}

test('develops a scene once, as urgently as its first caller asks', async () => {
  const { scenes: all, developed, options } = scenes();
  const [scene] = scenesOf('warm');
  const pictures = await Promise.all([all.picture(scene!, { urgent: true }), all.picture(scene!)]);
  pictures.push(await all.picture(scene!));
  expect(pictures).toEqual(Array(3).fill(`picture of ${scene!.id}`));
  expect(developed).toEqual([scene!.id]);
  expect(options).toEqual([{ urgent: true }]);
});

test('announced styles are prefetched on request, and once', () => {
  const { scenes: all, developed } = scenes();
  all.announce(['warm', 'casual', 'warm']);
  expect(developed).toEqual([]);
  all.prefetchAnnounced();
  expect(developed).toEqual([...WARM, ...CASUAL]);
  all.prefetchAnnounced();
  expect(developed).toHaveLength(WARM.length + CASUAL.length);
});

test('a style that was prefetched meanwhile is not announced any more', async () => {
  const failing = new Set(WARM);
  const { scenes: all, developed } = scenes(failing);
  all.announce(['warm', 'casual']);
  all.prefetch(['warm']);
  await new Promise((resolve) => setImmediate(resolve));
  developed.length = 0;
  // Failed scenes would be developed again if their style were still announced.
  all.prefetchAnnounced();
  expect(developed).toEqual(CASUAL);
});

test('a scene that failed in advance is developed again for a picture, which reports the error', async () => {
  const [scene] = scenesOf('warm');
  const failing = new Set([scene!.id]);
  const { scenes: all } = scenes(failing);
  all.prefetch(['warm']);
  await new Promise((resolve) => setImmediate(resolve));
  await expect(all.picture(scene!)).rejects.toThrow(`${scene!.id} failed`);
  failing.clear();
  expect(await all.picture(scene!)).toBe(`picture of ${scene!.id}`);
});
