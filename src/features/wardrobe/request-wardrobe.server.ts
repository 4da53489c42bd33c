import { GARMENTS } from '../../catalog/garments.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { nextAttempt } from '../../platform/portraits/next-attempt.ts';
import type { JobQueue } from '../../platform/queue/queue.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { GarmentPhotos } from './cut-one-garment.server.ts';
import { listHouseGarments } from './house-garments.server.ts';
import { versionOf, type WantedGarment, listWantedGarments } from './wanted-garments.ts';
import type { WardrobeManifest } from './wardrobe-manifest.ts';
import { readManifest } from './wardrobe-files.server.ts';

interface Ports {
  readonly db: Database;
  readonly queue: JobQueue;
  readonly storage: Pick<Storage, 'get'>;
  readonly photos: { readonly portraits: Pick<GarmentPhotos['portraits'], 'kind'> } & Pick<
    GarmentPhotos,
    'house'
  >;
  readonly clock: Clock;
}

/** Delay after the start of the service, so that pages and models load first. Visitors' jobs have priority anyway. */
const START_AFTER_MS = 3_000;
/** After this time a missing photo is tried again, because its source may be repaired. */
const RETRY_MISSING_AFTER_MS = 7 * 24 * 3_600_000;

/** Lists the garments that should be offered: the operator's own and the catalog's. */
export async function loadWantedGarments(house: GarmentPhotos['house']): Promise<readonly WantedGarment[]> {
  return listWantedGarments(GARMENTS, await listHouseGarments(house));
}

/** Enqueues the cutting at the start of a worker, unless all garments are ready. */
export async function requestWardrobe(ports: Ports): Promise<void> {
  const shown = await readManifest(ports.storage);
  const now = ports.clock.now();
  const version = versionOf(await loadWantedGarments(ports.photos.house));
  if (shown && !isOutOfDate(shown, version, ports.photos.portraits.kind, now)) return;
  await enqueue(ports, 1, new Date(now.getTime() + START_AFTER_MS));
}

/** Enqueues the cutting when an operator has added, changed or removed a garment since the last run. */
export async function requestChangedWardrobe(ports: Ports): Promise<void> {
  const shown = await readManifest(ports.storage);
  // Until the first run has offered something, the job of the worker's start is still pending.
  if (!shown) return;
  const version = versionOf(await loadWantedGarments(ports.photos.house));
  if (shown.version !== version) await enqueue(ports, 1, ports.clock.now());
}

/** Enqueues the next attempt after the source of the photos failed. */
export async function retryWardrobe(ports: Ports, attempt: number): Promise<void> {
  const next = nextAttempt(attempt);
  await enqueue(ports, next.attempt, new Date(ports.clock.now().getTime() + next.waitMs));
}

function isOutOfDate(
  shown: WardrobeManifest,
  version: string,
  kind: WardrobeManifest['from'],
  now: Date,
): boolean {
  if (shown.version !== version || !shown.finished) return true;
  if (shown.missing.length === 0) return false;
  return shown.from !== kind || now.getTime() - Date.parse(shown.madeAt) >= RETRY_MISSING_AFTER_MS;
}

/** Each attempt has its own singleton key, because an attempt is still running when it enqueues the next one. */
async function enqueue({ db, queue }: Ports, attempt: number, startAfter: Date): Promise<void> {
  await db.transaction((tx) =>
    queue.enqueue(tx, 'wardrobe.cut', { attempt }, { singletonKey: `attempt ${attempt}`, startAfter }),
  );
}
