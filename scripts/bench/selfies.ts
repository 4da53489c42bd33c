import type { EncodedImage } from '../../src/imaging/engine.ts';
import { photosFolder } from '../../test/photos.ts';
import { selfieSet } from '../../test/selfie-set.ts';

/** Threads of the engine and of the floor: the machine sizes are quoted for has two cores. */
export const THREADS = 2;

const PORTRAIT = 'male-74.jpg';

/** So many selfies of one person. */
export async function benchSelfies(count: number): Promise<readonly EncodedImage[]> {
  const set = await selfieSet(`${photosFolder()}/portraits/${PORTRAIT}`, count);
  return set.map(({ name, bytes }) => ({ fileName: name, bytes }));
}

/** What customers' shoots run in: threads of the build. From the sources every one of them would strip types first. */
export function builtThreadEntry(): URL {
  return new URL('../../build/server/engine-thread.js', import.meta.url);
}
