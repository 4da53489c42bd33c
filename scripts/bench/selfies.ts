import sharp from 'sharp';

import type { EncodedImage } from '../../src/imaging/engine.ts';
import { photosFolder } from '../../test/photos.ts';
import { selfieSet } from '../../test/selfie-set.ts';

/** Threads of the engine and of the floor: the machine sizes are quoted for has two cores. */
export const THREADS = 2;

const PORTRAIT = 'male-74.jpg';

/**
 * So many selfies of one person.
 * @param widthPx enlarged to it, as wide as a telephone's: the portraits at hand have 1024 pixels
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

/** What customers' shoots run in: threads of the build. From the sources every one of them would strip types first. */
export function builtThreadEntry(): URL {
  return new URL('../../build/server/engine-thread.js', import.meta.url);
}
