import type { EncodedImage } from '../../../imaging/engine.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { storageKeys } from '../storage-keys.ts';

/** Loads the clean copies of selfies in the given order; undefined when one of them does not exist. */
export async function loadSelfieImages(
  storage: Storage,
  shootId: string,
  selfies: readonly { readonly id: string }[],
): Promise<readonly EncodedImage[] | undefined> {
  const images: EncodedImage[] = [];
  for (const { id } of selfies) {
    const bytes = await storage.get(storageKeys.selfieClean(shootId, id));
    if (!bytes) return undefined;
    images.push({ bytes, fileName: id });
  }
  return images;
}
