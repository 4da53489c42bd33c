import { err, ok, type Result } from '../../../base/result.ts';
import type { Claim } from '../../../platform/db/claim.ts';
import type { Database } from '../../../platform/db/database.ts';
import { writeGalleryLink } from '../find/write-gallery-link.server.ts';
import { lockOpenGallery } from '../gallery-store.server.ts';
import type { GalleryMailPorts } from '../write-gallery-ready.server.ts';

/** Mails the owner's link of an open gallery once more, in the language of the order. */
export async function sendGalleryLink(
  ports: GalleryMailPorts & { readonly db: Database },
  galleryId: string,
  claim: Claim,
): Promise<Result<void, 'gallery-closed' | 'changed-meanwhile'>> {
  return ports.db.transaction(async (tx) => {
    const gallery = await lockOpenGallery(tx, galleryId, ports.clock.now());
    if (!gallery) return err('gallery-closed');
    if (!(await claim(tx, { mail: 'gallery-link' }))) return err('changed-meanwhile');
    const request = `operator-${ports.ids.newId()}`;
    await writeGalleryLink(tx, ports, { gallery, language: gallery.language, request });
    return ok(undefined);
  });
}
