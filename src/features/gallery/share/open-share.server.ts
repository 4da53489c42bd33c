import type { GalleryPorts } from '../gallery-ports.ts';
import { listSharedHeadshots } from './share-store.server.ts';
import type { SharedGalleryView } from '../gallery-view.ts';
import { toSharedView } from './shared-view.ts';

/**
 * Returns the public page of a share. Undefined when it never existed, was revoked, or its gallery is no longer open; each
 * case takes one query.
 */
export async function openShare(
  ports: Pick<GalleryPorts, 'db' | 'clock'>,
  shareId: string,
): Promise<SharedGalleryView | undefined> {
  const shared = await listSharedHeadshots(ports.db, shareId, ports.clock.now());
  if (shared.length === 0) return undefined;
  return {
    shareId,
    headshots: shared.map(toSharedView),
  };
}
