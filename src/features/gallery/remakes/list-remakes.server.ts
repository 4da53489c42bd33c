import { LIMITS } from '../../../catalog/limits.ts';
import type { Database, Reader } from '../../../platform/db/database.ts';
import type { HeadshotRow } from '../gallery-store.server.ts';
import { galleryUrls } from '../gallery-urls.ts';
import type { RemakeFailure } from './remake.ts';
import { countRemakes, findRemake, listLatestRemakes, type RemakeRow } from './remake-store.server.ts';
import type { RemakesView, RemakeView } from './remake-view.ts';

/** Returns the part of the remakes of an open gallery that the owner's page shows. */
export async function listRemakes(db: Reader, shootId: string): Promise<RemakesView> {
  const [latest, used] = [await listLatestRemakes(db, shootId), await countRemakes(db, shootId)];
  return { left: Math.max(0, LIMITS.remakesPerShoot - used), list: latest.flatMap(toRemakeViews) };
}

function toRemakeViews({ id, shootId, number, clothes, state, picture, failure }: RemakeRow): RemakeView[] {
  if (state === 'kept' || state === 'dropped') return [];
  return [
    {
      ...{ id, number, clothes, state },
      ...(failure !== null && { failure: failure as RemakeFailure }),
      ...(picture && {
        picture: {
          baseUrl: galleryUrls.remadeHeadshot(shootId, id),
          widthPx: picture.widthPx,
          heightPx: picture.heightPx,
        },
      }),
    },
  ];
}

/** Returns the headshot as it will be if its owner keeps the new version; undefined unless the remake is ready. */
export async function findRemadeHeadshot(
  db: Database,
  headshots: readonly HeadshotRow[],
  shootId: string,
  remakeId: string,
): Promise<HeadshotRow | undefined> {
  const remake = await findRemake(db, shootId, remakeId);
  const first = headshots.find(({ number }) => number === remake?.number);
  if (!remake?.picture || !first) return undefined;
  return { ...first, ...remake.picture, clothes: remake.clothes };
}
