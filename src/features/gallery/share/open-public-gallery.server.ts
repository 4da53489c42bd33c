import type { GalleryPorts } from '../gallery-ports.ts';
import { listPublicHeadshots } from './share-store.server.ts';
import type { SharedGalleryView } from '../gallery-view.ts';
import { toSharedView } from './shared-view.ts';

/**
 * Returns the headshots that a gallery's owner currently shares, each once, for visitors who have only the gallery id.
 * Undefined when nothing is shared, the gallery is not open or the id is unknown; each case takes one query.
 */
export async function openPublicGallery(
  { db, clock }: Pick<GalleryPorts, 'db' | 'clock'>,
  galleryId: string,
): Promise<Pick<SharedGalleryView, 'headshots'> | undefined> {
  const rows = await listPublicHeadshots(db, galleryId, clock.now());
  return rows.length === 0 ? undefined : { headshots: rows.map(toSharedView) };
}
