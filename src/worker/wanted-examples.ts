import { type AddedExample, withAddedExamples } from '../features/examples/added-example.ts';
import { type WantedSet, listWantedSets } from '../features/examples/wanted-sets.ts';
import { readManifest } from '../features/wardrobe/wardrobe-files.server.ts';
import type { WorkerContext } from './context.ts';

/** Lists the example pictures that pages should show. Pictures in our clothes are included only for garments that are ready. */
export async function findWantedExamples(
  { garmentPhotos, storage }: Pick<WorkerContext, 'garmentPhotos' | 'storage'>,
  added: readonly AddedExample[],
): Promise<readonly WantedSet[]> {
  // While clothes are turned off, an earlier wardrobe may still be stored, and is ignored.
  const wardrobe = garmentPhotos && (await readManifest(storage));
  const { portraits, dressed } = withAddedExamples(added);
  return listWantedSets(portraits, dressed, wardrobe?.garments);
}
