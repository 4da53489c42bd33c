import type { GalleryPorts } from '../gallery-ports.ts';
import { listPublicHeadshots } from '../gallery-store.server.ts';
import type { SharedGalleryView } from '../gallery-view.ts';
import { toSharedView } from './shared-view.ts';

/**
 * What a visitor with the bare gallery id sees: the pictures its owner shares at the moment, each once. Undefined
 * when there are none, and for every id that opens nothing: one query each.
 */
export async function openPublicGallery(
  { db, clock }: Pick<GalleryPorts, 'db' | 'clock'>,
  galleryId: string,
): Promise<Pick<SharedGalleryView, 'headshots'> | undefined> {
  const rows = await listPublicHeadshots(db, galleryId, clock.now());
  return rows.length === 0 ? undefined : { headshots: rows.map(toSharedView) };
}
