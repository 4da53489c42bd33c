import { DRESSED_EXAMPLES } from '../catalog/dressed-examples.ts';
import { EXAMPLE_PORTRAITS } from '../catalog/example-portraits.ts';
import { type WantedSet, listWantedSets } from '../features/examples/wanted-sets.ts';
import { readManifest } from '../features/wardrobe/wardrobe-files.server.ts';
import type { WorkerContext } from './context.ts';

/** Lists the example pictures that pages are to show; dressed ones only in garments that are ready now. */
export async function findWantedExamples({
  garmentPhotos,
  storage,
}: Pick<WorkerContext, 'garmentPhotos' | 'storage'>): Promise<readonly WantedSet[]> {
  // Where clothes are turned off, an earlier wardrobe may still be stored.
  const wardrobe = garmentPhotos && (await readManifest(storage));
  return listWantedSets(EXAMPLE_PORTRAITS, DRESSED_EXAMPLES, wardrobe?.garments);
}
