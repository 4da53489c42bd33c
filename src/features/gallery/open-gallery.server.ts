import { invariant } from '../../base/invariant.ts';
import type { WardrobeOffer } from '../../catalog/garments.ts';
import { isBackdrop } from '../../imaging/scenes/backdrops.ts';
import { shownNumber } from '../../platform/db/tables/headshot-order.ts';
import type { GalleryPorts } from './gallery-ports.ts';
import { findOpenGallery, listHeadshots } from './gallery-store.server.ts';
import { permissionOf } from './ratings/rating-permission.ts';
import { findRating } from './ratings/rating-store.server.ts';
import { listShares } from './share/share-store.server.ts';
import { galleryUrls } from './gallery-urls.ts';
import type { GalleryView } from './gallery-view.ts';
import { listRemakes } from './remakes/list-remakes.server.ts';

/**
 * Returns whether the key belongs to this id; the gallery itself may not exist. It is checked before any query, so that a
 * wrong key gets the same answer in the same time whether the id exists or not.
 */
export function isGalleryKey(
  { capabilities }: Pick<GalleryPorts, 'capabilities'>,
  id: string,
  key: string | undefined,
): boolean {
  return capabilities.verify('owner', id, key);
}

/** Returns the owner's gallery page; undefined for a wrong key, before delivery and after the gallery's last day. */
export async function openGallery(
  ports: Pick<GalleryPorts, 'db' | 'capabilities' | 'clock' | 'settings'>,
  id: string,
  key: string | undefined,
  loadWardrobe: () => Promise<WardrobeOffer> = async () => [],
): Promise<GalleryView | undefined> {
  if (!isGalleryKey(ports, id, key)) return undefined;
  const shoot = await findOpenGallery(ports.db, id, ports.clock.now());
  if (!shoot) return undefined;
  invariant(shoot.packageId, 'a delivered shoot has its package');
  const [rows, shared, rating, remakes, wardrobe] = await Promise.all([
    listHeadshots(ports.db, id),
    listShares(ports.db, id),
    findRating(ports.db, id),
    listRemakes(ports.db, id),
    loadWardrobe(),
  ]);
  return {
    id,
    firstName: shoot.firstName ?? '',
    packageId: shoot.packageId,
    expiresAt: shoot.expiresAt.toISOString(),
    headshots: rows.map((row) => ({
      number: row.number,
      shownNumber: shownNumber(row),
      style: row.style,
      scene: row.scene,
      treatment: row.treatment,
      isOnBackdrop: isBackdrop(row.scene),
      likeness: row.likeness,
      widthPx: row.widthPx,
      heightPx: row.heightPx,
      favourite: row.favourite,
      clothes: row.clothes,
      isRemakable: row.arrangement !== null && shoot.consents.likeness !== undefined,
      baseUrl: galleryUrls.ownHeadshot(id, row),
    })),
    shares: shared.map((share) => ({
      ...share,
      url: galleryUrls.share(ports.settings.publicUrl, share.id),
      createdAt: share.createdAt.toISOString(),
    })),
    rating: rating && {
      stars: rating.stars,
      comment: rating.comment ?? '',
      permission: permissionOf(rating),
    },
    wardrobe,
    remakes,
  };
}
