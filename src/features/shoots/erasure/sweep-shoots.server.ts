import type { JobPayload } from '../../../jobs.ts';
import { eraseAbandonedUploads } from '../selfies/erase-abandoned-uploads.server.ts';
import { listUncheckedSelfies } from '../selfies/selfie-store.server.ts';
import { SWEPT_STATES } from './retention.ts';
import { listShootIdsErasedSince, listShootIdsInStates, listShootIdsToErase } from '../shoot-store.server.ts';
import { sweepWaitingSelfies } from './sweep-waiting-selfies.server.ts';
import type { ShootPorts } from '../shoot-ports.ts';
import { storageKeys } from '../storage-keys.ts';
import type { UploadStore } from '../selfies/upload-store.server.ts';

/** Number of jobs enqueued per transaction. */
const BATCH = 500;
/** A selfie that is still unchecked after this time has lost its job. */
const CHECK_OVERDUE_MS = 10 * 60_000;

/** For this long, erased shoots are swept again for files that another process wrote during the erasure, such as thumbnails. */
const RECHECK_AFTER_ERASURE_MS = 3 * 3_600_000;

/** Runs hourly: enqueues the erasure of expired shoots and restarts work that has lost its job. */
export async function sweepShoots(
  ports: Pick<ShootPorts, 'db' | 'queue' | 'storage' | 'live' | 'clock' | 'log'> & {
    readonly uploads: UploadStore;
  },
): Promise<{ readonly erasing: number; readonly resumed: number }> {
  const now = ports.clock.now();
  const erasing = await enqueueErasures(ports, now);
  const unfinished = await listShootIdsInStates(ports.db, ['paid', 'rendering']);
  const unchecked = await listUncheckedSelfies(ports.db, new Date(now.getTime() - CHECK_OVERDUE_MS));
  await ports.db.transaction(async (tx) => {
    // The singleton key drops a job if one is waiting or running already, so only work without a job restarts.
    for (const shootId of unfinished) {
      await ports.queue.enqueue(tx, 'shoots.render', { shootId }, { singletonKey: shootId });
    }
    for (const { id: selfieId, shootId } of unchecked) {
      const payload: JobPayload<'shoots.prepare'> = { shootId, selfieId };
      await ports.queue.enqueue(tx, 'shoots.prepare', payload, { singletonKey: selfieId });
    }
  });
  for (const shootId of await listShootIdsErasedSince(
    ports.db,
    new Date(now.getTime() - RECHECK_AFTER_ERASURE_MS),
  )) {
    const { files } = await ports.storage.eraseAll(storageKeys.shoot(shootId));
    if (files > 0) ports.log.warn({ shootId, files }, 'erased what was written during an erasure');
  }
  const waitingSelfies = await sweepWaitingSelfies(ports);
  const leftUploads = await eraseAbandonedUploads(ports);
  const resumed = unfinished.length + unchecked.length;
  ports.log.info({ erasing, resumed, leftUploads, waitingSelfies }, 'swept the shoots');
  return { erasing, resumed };
}

async function enqueueErasures(ports: Pick<ShootPorts, 'db' | 'queue'>, now: Date): Promise<number> {
  let erasing = 0;
  let afterId = '';
  for (;;) {
    const due = await listShootIdsToErase(ports.db, now, SWEPT_STATES, { afterId, limit: BATCH });
    await ports.db.transaction(async (tx) => {
      for (const shootId of due) {
        await ports.queue.enqueue(tx, 'shoots.expire', { shootId }, { singletonKey: shootId });
      }
    });
    erasing += due.length;
    if (due.length < BATCH) return erasing;
    afterId = due.at(-1) ?? afterId;
  }
}
