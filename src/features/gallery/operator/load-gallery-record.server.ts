import { asc, count, eq } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { headshotRemakes, sharedHeadshots, shares } from '../../../platform/db/tables/gallery.ts';
import { findRating } from '../ratings/rating-store.server.ts';
import { findVisits } from '../visits/visit-store.server.ts';
import type { GalleryRecord } from './gallery-record.ts';

export async function loadGalleryRecord(db: Reader, shootId: string): Promise<GalleryRecord> {
  const [visits, rating, shared, remakes] = await Promise.all([
    findVisits(db, shootId),
    findRating(db, shootId),
    db
      .select({
        id: shares.id,
        shootId: shares.shootId,
        createdAt: shares.createdAt,
        revokedAt: shares.revokedAt,
        headshots: count(sharedHeadshots.number),
      })
      .from(shares)
      .leftJoin(sharedHeadshots, eq(sharedHeadshots.shareId, shares.id))
      .where(eq(shares.shootId, shootId))
      .groupBy(shares.id)
      .orderBy(asc(shares.createdAt)),
    db
      .select({
        number: headshotRemakes.number,
        state: headshotRemakes.state,
        failure: headshotRemakes.failure,
        createdAt: headshotRemakes.createdAt,
      })
      .from(headshotRemakes)
      .where(eq(headshotRemakes.shootId, shootId))
      .orderBy(asc(headshotRemakes.createdAt)),
  ]);
  return { visits, rating, shares: shared, remakes };
}
