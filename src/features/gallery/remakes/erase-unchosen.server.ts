import { DERIVED_VARIANTS } from '../../../imaging/headshot-request.ts';
import { derivedKey, pictureFolders } from '../../../platform/storage/derived-key.ts';
import type { GalleryPorts } from '../gallery-ports.ts';
import { lockOpenGallery } from '../gallery-store.server.ts';
import { listPictureKeys } from './remake-store.server.ts';

/**
 * Erases the files of a gallery's pictures that belong to none of its rows: those that an owner has not chosen, and those
 * that a killed worker left. Every writer locks the gallery while it stores a file and its row, so a file without a row is
 * never one that is just being stored. Idempotent. A gallery that is no longer open is erased as a whole.
 */
export async function eraseUnchosen(
  { db, storage, clock }: Pick<GalleryPorts, 'db' | 'storage' | 'clock'>,
  shootId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockOpenGallery(tx, shootId, clock.now()))) return;
    const pictures = await listPictureKeys(tx, shootId);
    const known = new Set(
      pictures.flatMap((key) => [key, ...DERIVED_VARIANTS.map((variant) => derivedKey(key, variant))]),
    );
    for (const folder of pictureFolders(shootId))
      for (const { key } of await storage.list(folder)) if (!known.has(key)) await storage.delete(key);
  });
}
