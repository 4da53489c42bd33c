import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { sharedHeadshots, shares } from '../../platform/db/tables/gallery.ts';
import { headshots, shoots } from '../../platform/db/tables/shoots.ts';
import type { GalleryPorts } from './gallery-ports.ts';
import { galleryUrls } from './gallery-urls.ts';
import type { SharedGalleryView } from './gallery-view.ts';

/**
 * What a visitor with the bare gallery id sees: the pictures its owner shares at the moment, each once. Undefined
 * when there are none, and for every id that opens nothing: one query each.
 */
export async function openPublicGallery(
  { db, clock }: Pick<GalleryPorts, 'db' | 'clock'>,
  galleryId: string,
): Promise<Pick<SharedGalleryView, 'headshots'> | undefined> {
  const rows = await db
    .selectDistinctOn([headshots.number], {
      number: headshots.number,
      style: headshots.style,
      shareId: shares.id,
    })
    .from(shares)
    .innerJoin(sharedHeadshots, eq(sharedHeadshots.shareId, shares.id))
    .innerJoin(shoots, eq(shoots.id, shares.shootId))
    .innerJoin(
      headshots,
      and(eq(headshots.shootId, shares.shootId), eq(headshots.number, sharedHeadshots.number)),
    )
    .where(
      and(
        eq(shares.shootId, galleryId),
        isNull(shares.revokedAt),
        eq(shoots.state, 'delivered'),
        isNull(shoots.erasedAt),
        gt(shoots.expiresAt, clock.now()),
      ),
    )
    .orderBy(asc(headshots.number), asc(shares.createdAt));
  if (rows.length === 0) return undefined;
  return {
    headshots: rows.map(({ number, style, shareId }) => ({
      number,
      style,
      baseUrl: galleryUrls.sharedPicture(shareId, number),
    })),
  };
}
