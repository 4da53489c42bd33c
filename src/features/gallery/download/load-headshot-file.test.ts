import { expect, it } from 'vitest';
import { createMemoryStorage } from '../../../platform/storage/memory-storage.ts';
import type { HeadshotRow } from '../gallery-store.server.ts';
import { createHeadshotFileLoader } from './load-headshot-file.server.ts';

const headshot = (number: number) => ({
  ...{ shootId: 'g', number, storageKey: `shoots/g/headshots/00${number}.jpg`, measures: {} },
  ...{ position: null, style: 'warm', scene: 'canvas', treatment: 'colour' },
});

it('derives two sizes at a time in the order of the requests, also after a failure', async () => {
  const storage = createMemoryStorage();
  const numbers = [1, 2, 3, 4, 5, 6, 7];
  for (const number of numbers) await storage.put(headshot(number).storageKey, new Uint8Array([number]));
  let running = 0;
  let mostRunning = 0;
  const started: number[] = [];
  const load = createHeadshotFileLoader({
    storage,
    clock: { now: () => new Date('2026-11-25T10:00:00Z') },
    // Storing the derived sizes is tested with a real database; here nothing is stored.
    db: { transaction: async () => undefined } as never,
    engine: {
      async derive({ jpeg }) {
        started.push(jpeg[0]!);
        running += 1;
        mostRunning = Math.max(mostRunning, running);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        if (jpeg[0] === 3) throw new Error('broken');
        return jpeg;
      },
    },
  });
  const loadSquare = (number: number) => load(headshot(number) as unknown as HeadshotRow, 'square');
  const results = await Promise.allSettled(numbers.map(loadSquare));
  expect(mostRunning).toBe(2);
  expect(started).toEqual(numbers);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  // A failed derivation releases its slot, and can be requested again.
  await expect(loadSquare(3)).rejects.toThrow('broken');
  expect(await loadSquare(1)).toMatchObject({ sizeBytes: 1 });
});
