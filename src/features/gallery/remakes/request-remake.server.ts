import { err, ok, type Result } from '../../../base/result.ts';
import type { WardrobeOffer } from '../../../catalog/garments.ts';
import { LIMITS } from '../../../catalog/limits.ts';
import type { Clothes } from '../../../imaging/headshot-request.ts';
import type { GalleryPorts } from '../gallery-ports.ts';
import { listHeadshots, lockOpenGallery } from '../gallery-store.server.ts';
import { isOffered, isSameClothes } from './remake.ts';
import { countRemakes, hasOpenRemake, insertRemake } from './remake-store.server.ts';

export type RemakeRefusal =
  | 'gone'
  | 'remake-impossible'
  | 'garment-unknown'
  | 'clothes-unchanged'
  | 'remake-under-way'
  | 'remakes-used-up';

/**
 * Requests a delivered headshot in other clothes, up to `LIMITS.remakesPerShoot` times per shoot. The gallery is locked while
 * remakes are counted, so that two concurrent requests do not both get the last one.
 * @param clothes clothes of the new version; null for the person's own
 */
export async function requestRemake(
  { db, queue, clock, ids }: Pick<GalleryPorts, 'db' | 'queue' | 'clock' | 'ids'>,
  shootId: string,
  number: number,
  clothes: Clothes | null,
  offer: WardrobeOffer,
): Promise<Result<{ readonly remakeId: string }, RemakeRefusal>> {
  const createdAt = clock.now();
  return db.transaction(async (tx) => {
    const shoot = await lockOpenGallery(tx, shootId, createdAt);
    const [headshot] = await listHeadshots(tx, shootId, [number]);
    if (!shoot || !headshot) return err('gone');
    // Without the consent no face may be compared, and a headshot that was not compared is never shown.
    if (!headshot.arrangement || !shoot.consents.likeness) return err('remake-impossible');
    // An empty offer means that remakes are off, also those in the person's own clothes.
    if (offer.length === 0 || (clothes && !isOffered(offer, clothes))) return err('garment-unknown');
    if (isSameClothes(clothes, headshot.clothes)) return err('clothes-unchanged');
    if (await hasOpenRemake(tx, shootId, number)) return err('remake-under-way');
    if ((await countRemakes(tx, shootId)) >= LIMITS.remakesPerShoot) return err('remakes-used-up');
    const remakeId = ids.newId();
    await insertRemake(tx, { id: remakeId, shootId, number, clothes, createdAt });
    await queue.enqueue(tx, 'headshots.remake', { shootId, remakeId }, { singletonKey: remakeId });
    return ok({ remakeId });
  });
}
