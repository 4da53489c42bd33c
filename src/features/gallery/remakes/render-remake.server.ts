import type { EncodedImage, HeadshotEngine } from '../../../imaging/engine.ts';
import type { Headshot } from '../../../imaging/finished-headshot.ts';
import type { JobPayload } from '../../../jobs.ts';
import { derivedKey, remakeKey } from '../../../platform/storage/derived-key.ts';
import type { GalleryPorts } from '../gallery-ports.ts';
import { type HeadshotRow, listHeadshots, lockOpenGalleryShared } from '../gallery-store.server.ts';
import { remakeHeadshot } from './remake-headshot.server.ts';
import type { RemakeFailure } from './remake.ts';
import { beginRemake, markFailed, markReady, type RemakeRow } from './remake-store.server.ts';

type Job = JobPayload<'headshots.remake'>;
type Ports = Pick<GalleryPorts, 'db' | 'queue' | 'storage' | 'clock' | 'log'> & {
  readonly engine: HeadshotEngine;
  /**
   * Loads the selfies with which headshots of this shoot are compared, and the source selfie. Each file name is the selfie's
   * id.
   */
  readonly loadSelfies: (shootId: string, sourceId: string) => Promise<readonly EncodedImage[]>;
};

/**
 * Renders a delivered headshot in other clothes and stores the new version beside the first one. Idempotent, also after a
 * crash: the file is named after the remake, and the row changes in the transaction that writes the file.
 */
export async function renderRemake(ports: Ports, job: Job, signal: AbortSignal): Promise<void> {
  const begun = await startRemake(ports, job);
  if (!begun) return;
  const { remake, headshot } = begun;
  const { arrangement, selfieId } = headshot;
  if (!arrangement) return failRemake(ports, job, 'broken');
  const selfies = await ports.loadSelfies(job.shootId, selfieId);
  const settings = { ...headshot, ...arrangement };
  const result = await remakeHeadshot(ports.engine, selfies, selfieId, settings, remake.clothes, signal);
  if (!result.ok) {
    ports.log.info({ ...job, failure: result.error }, 'a headshot could not be remade');
    return failRemake(ports, job, result.error);
  }
  await storeNewPicture(ports, remake, result.value);
}

/** Records why a remake failed, so that it does not count. Does nothing when the remake is no longer awaited. */
export async function failRemake(
  { db, queue }: Pick<Ports, 'db' | 'queue'>,
  { shootId, remakeId }: Job,
  failure: RemakeFailure,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await markFailed(tx, shootId, remakeId, failure))) return;
    // A worker killed while it stored the new version may have left its file.
    await queue.enqueue(tx, 'headshots.erase-unchosen', { shootId });
  });
}

async function startRemake(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  { shootId, remakeId }: Job,
): Promise<{ readonly remake: RemakeRow; readonly headshot: HeadshotRow } | undefined> {
  return db.transaction(async (tx) => {
    if (!(await lockOpenGalleryShared(tx, shootId, clock.now()))) return undefined;
    const remake = await beginRemake(tx, shootId, remakeId);
    const [headshot] = remake ? await listHeadshots(tx, shootId, [remake.number]) : [];
    return remake && headshot && { remake, headshot };
  });
}

/** Stores the new version, unless the gallery was closed in the meantime or another worker was faster. */
async function storeNewPicture(ports: Ports, remake: RemakeRow, headshot: Headshot): Promise<void> {
  const { id: remakeId, shootId, number } = remake;
  const { size, measures, jpeg } = headshot;
  const storageKey = remakeKey(shootId, number, remakeId);
  const thumbnail = await ports.engine.derive(headshot, 'thumbnail');
  await ports.db.transaction(async (tx) => {
    if (!(await lockOpenGalleryShared(tx, shootId, ports.clock.now()))) return;
    const isAwaited = await markReady(tx, shootId, remakeId, {
      storageKey,
      ...{ widthPx: size.widthPx, heightPx: size.heightPx, bytes: jpeg.byteLength },
      ...{ likeness: measures.likeness, measures, perceptualHash: measures.perceptualHash },
      elapsedMs: Math.round(headshot.elapsedMs),
    });
    if (!isAwaited) return;
    await ports.storage.put(storageKey, jpeg);
    await ports.storage.put(derivedKey(storageKey, 'thumbnail'), thumbnail);
  });
}
