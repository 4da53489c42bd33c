import type { JobPayload } from '../../jobs.ts';
import { listUncheckedSelfies } from './selfie-store.server.ts';
import { sweepReason } from './retention.ts';
import { listShootIdsErasedSince, listShootIdsInStates, listShootsToErase } from './shoot-store.server.ts';
import type { ShootPorts } from './shoot-ports.ts';
import { storageKeys } from './storage-keys.ts';

/** One run looks at so many; the next hour brings the rest. */
const BATCH = 500;
/** A selfie still unchecked after this long has lost its job. */
const CHECK_PATIENCE_MS = 10 * 60_000;

/** Somebody may have been writing a small copy of a picture while its shoot was erased: looked at once more. */
const LOOK_AGAIN_MS = 3 * 3_600_000;

/** Hourly: what has to be erased is erased, and what got stuck is set going again. */
export async function sweepShoots(
  ports: Pick<ShootPorts, 'db' | 'queue' | 'storage' | 'clock' | 'log'>,
): Promise<{ readonly erasing: number; readonly resumed: number }> {
  const now = ports.clock.now();
  const due = await listShootsToErase(ports.db, now, BATCH);
  const toErase = due.filter((shoot) => sweepReason(shoot.state) !== undefined);
  const unfinished = await listShootIdsInStates(ports.db, ['paid', 'rendering']);
  const unchecked = await listUncheckedSelfies(ports.db, new Date(now.getTime() - CHECK_PATIENCE_MS));
  await ports.db.transaction(async (tx) => {
    // The key drops the job when one is waiting or running: only what lost its job begins again.
    for (const { id: shootId } of toErase) {
      await ports.queue.enqueue(tx, 'shoots.expire', { shootId }, { singletonKey: shootId });
    }
    for (const shootId of unfinished) {
      await ports.queue.enqueue(tx, 'shoots.render', { shootId }, { singletonKey: shootId });
    }
    for (const { id: selfieId, shootId } of unchecked) {
      const payload: JobPayload<'shoots.prepare'> = { shootId, selfieId };
      await ports.queue.enqueue(tx, 'shoots.prepare', payload, { singletonKey: selfieId });
    }
  });
  for (const shootId of await listShootIdsErasedSince(ports.db, new Date(now.getTime() - LOOK_AGAIN_MS))) {
    const { files } = await ports.storage.eraseAll(storageKeys.shoot(shootId));
    if (files > 0) ports.log.warn({ shootId, files }, 'erased what was written during an erasure');
  }
  const resumed = unfinished.length + unchecked.length;
  ports.log.info({ erasing: toErase.length, resumed }, 'swept the shoots');
  return { erasing: toErase.length, resumed };
}
