import sharp from 'sharp';

import type { EncodedImage } from '../../src/imaging/engine.ts';
import { photosFolder } from '../../test/photos.ts';
import { selfieSet } from '../../test/selfie-set.ts';

/** Number of threads of the engine and of the floor. The documented machine has two cores. */
export const THREADS = 2;

const PORTRAIT = 'male-74.jpg';

/**
 * Makes `count` selfies of one person.
 * @param widthPx enlarges them to the width of a phone's selfie; the test portraits have 1024 pixels
 */
export async function benchSelfies(count: number, widthPx?: number): Promise<readonly EncodedImage[]> {
  const set = await selfieSet(`${photosFolder()}/portraits/${PORTRAIT}`, count);
  return await Promise.all(
    set.map(async ({ name, bytes }) => ({
      fileName: name,
      bytes:
        widthPx === undefined ? bytes : await sharp(bytes).resize(widthPx).jpeg({ quality: 92 }).toBuffer(),
    })),
  );
}

/** Returns the engine thread of the build, as in production. From the sources, every thread would strip types first. */
export function builtThreadEntry(): URL {
  return new URL('../../build/server/engine-thread.js', import.meta.url);
}
