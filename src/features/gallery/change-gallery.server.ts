import { err, ok, type Result } from '../../base/result.ts';
import type { Language } from '../../catalog/languages.ts';
import { LIMITS } from '../../catalog/limits.ts';
import { recordErasure } from '../../platform/erasures/record-erasure.ts';
import type { GalleryPorts } from './gallery-ports.ts';
import { listHeadshots, lockOpenGalleryShared } from './gallery-store.server.ts';
import { permissionText } from './ratings/rating-permission.ts';
import { findRating, lockRating, upsertRating } from './ratings/rating-store.server.ts';
import {
  countShares,
  eraseRevokedShares,
  insertShare,
  lockSharesOf,
  revokeShareOf,
} from './share/share-store.server.ts';
import { galleryUrls } from './gallery-urls.ts';
import type { RatingView, ShareView } from './gallery-view.ts';

type Ports = Pick<GalleryPorts, 'db' | 'clock' | 'ids' | 'settings'>;

// Every change locks the open gallery while it writes, so that nothing is added to a shoot that is being erased.

export async function markFavourite(
  { db, clock, setFavourite }: Pick<GalleryPorts, 'db' | 'clock' | 'setFavourite'>,
  id: string,
  number: number,
  favourite: boolean,
): Promise<Result<void, 'gone'>> {
  return db.transaction(async (tx) => {
    const changed =
      (await lockOpenGalleryShared(tx, id, clock.now())) && (await setFavourite(tx, id, number, favourite));
    return changed ? ok(undefined) : err('gone');
  });
}

export async function rateGallery(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  id: string,
  rating: RatingView & { readonly language: Language },
): Promise<Result<void, 'gone'>> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    if (!(await lockOpenGalleryShared(tx, id, now))) return err('gone');
    const { stars, permission, language } = rating;
    const before = await lockRating(tx, id);
    await upsertRating(tx, {
      ...{ shootId: id, stars, comment: rating.comment.trim() || null, createdAt: now },
      permittedAt: permission === 'none' ? null : now,
      permissionText: permissionText(permission, language),
      showsName: permission === 'first-name',
    });
    const isWithdrawn = before?.permittedAt && permission === 'none';
    const hidesName = before?.showsName && permission !== 'first-name';
    if (isWithdrawn || hidesName) await recordErasure(tx, 'rating-permission', id, now);
    // An earlier text must not come back to the pages either.
    else if (before?.publishedAt && !(await findRating(tx, id))?.publishedAt) {
      await recordErasure(tx, 'published-rating', id, now);
    }
    return ok(undefined);
  });
}

/** Creates a public link for these headshots, up to `LIMITS.sharesMax` at a time. */
export async function shareHeadshots(
  { db, clock, ids, settings }: Ports,
  id: string,
  numbers: readonly number[],
): Promise<Result<ShareView, 'gone' | 'numbers-unknown' | 'shares-too-many'>> {
  const chosen = [...new Set(numbers)].toSorted((a, b) => a - b);
  const createdAt = clock.now();
  return db.transaction(async (tx) => {
    if (!(await lockOpenGalleryShared(tx, id, createdAt))) return err('gone');
    const known = await listHeadshots(tx, id, chosen);
    if (chosen.length === 0 || known.length !== chosen.length) return err('numbers-unknown');
    await lockSharesOf(tx, id);
    if ((await countShares(tx, id)) >= LIMITS.sharesMax) return err('shares-too-many');
    await eraseRevokedShares(tx, id, LIMITS.sharesMax);
    const shareId = ids.newId();
    await insertShare(tx, { id: shareId, shootId: id, createdAt }, chosen);
    return ok({
      id: shareId,
      url: galleryUrls.share(settings.publicUrl, shareId),
      numbers: chosen,
      createdAt: createdAt.toISOString(),
    });
  });
}

export async function revokeShare(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  id: string,
  shareId: string,
): Promise<Result<void, 'gone'>> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const revoked = (await lockOpenGalleryShared(tx, id, now)) && (await revokeShareOf(tx, id, shareId, now));
    if (revoked) await recordErasure(tx, 'share', `${id}/${shareId}`, now);
    return revoked ? ok(undefined) : err('gone');
  });
}
