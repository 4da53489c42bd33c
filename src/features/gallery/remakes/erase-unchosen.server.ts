import { DERIVED_VARIANTS } from '../../../imaging/headshot-request.ts';
import { derivedKey, headshotFolders } from '../../../platform/storage/derived-key.ts';
import type { GalleryPorts } from '../gallery-ports.ts';
import { lockOpenGallery } from '../gallery-store.server.ts';
import { listPictureKeys } from './remake-store.server.ts';

/**
 * Erases the headshot files of a gallery that no row names: versions that the owner did not choose, and files that a killed
 * worker has left. Every writer locks the gallery while it stores a file and its row, so a file without a row is
 * never one that is just being stored. Does nothing in a gallery that is no longer open, because that is erased as a whole.
 * Idempotent.
 */
export async function eraseUnchosen(
  { db, storage, clock }: Pick<GalleryPorts, 'db' | 'storage' | 'clock'>,
  shootId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockOpenGallery(tx, shootId, clock.now()))) return;
    const keys = await listPictureKeys(tx, shootId);
    const known = new Set(
      keys.flatMap((key) => [key, ...DERIVED_VARIANTS.map((variant) => derivedKey(key, variant))]),
    );
    for (const folder of headshotFolders(shootId))
      for (const { key } of await storage.list(folder)) if (!known.has(key)) await storage.delete(key);
  });
}
