import { findSelfie, listSelfies } from './selfie-store.server.ts';
import { listShootIdsInStates, listShootIdsWithoutUploads, lockShoot } from '../shoot-store.server.ts';
import type { ShootPorts } from '../shoot-ports.ts';
import { storageKeys } from '../storage-keys.ts';
import type { UploadStore } from './upload-store.server.ts';

/** Nobody goes on with an upload after this long; a client that does begins it anew. */
const LEFT_AFTER_MS = 2 * 3_600_000;
/** No request that brings an upload lasts longer than this, and the sweep comes hourly. */
const ARRIVING_MS = 3 * 3_600_000;

type Ports = Pick<ShootPorts, 'db' | 'clock' | 'storage'> & { readonly uploads: UploadStore };

/** Erases uploads that nobody can or will go on with. How many. */
export async function eraseLeftUploads(ports: Ports): Promise<number> {
  return (await eraseOfDrafts(ports)) + (await eraseOfEnded(ports));
}

/** Those that never became a selfie, so that begun ones do not fill the disk. */
async function eraseOfDrafts(ports: Ports): Promise<number> {
  const { db, uploads } = ports;
  const before = new Date(ports.clock.now().getTime() - LEFT_AFTER_MS).toISOString();
  let erased = 0;
  for (const shootId of await listShootIdsInStates(db, ['draft', 'ready_to_pay'])) {
    const known = await uploads.list(shootId);
    if (known.length === 0) continue;
    const selfies = new Set((await listSelfies(db, shootId)).map((selfie) => selfie.uploadId));
    for (const uploadId of known.filter((id) => !selfies.has(id))) {
      const info = await uploads.info(shootId, uploadId);
      // Its description is written first and erased last but for a crash: without one it is a remainder.
      if (info && info.createdAt > before) continue;
      await db.transaction(async (tx) => {
        // Its last byte may arrive right now: it becomes a selfie under the same lock.
        await lockShoot(tx, shootId);
        if (await findSelfie(tx, shootId, uploadId)) return;
        await uploads.erase(shootId, uploadId);
        erased += 1;
      });
    }
  }
  return erased;
}

/** All of them: a shoot that ended takes none, but one may have been arriving while it ended. */
async function eraseOfEnded({ db, clock, storage, uploads }: Ports): Promise<number> {
  const deliveredAfter = new Date(clock.now().getTime() - ARRIVING_MS);
  let erased = 0;
  for (const shootId of await listShootIdsWithoutUploads(db, deliveredAfter)) {
    erased += (await uploads.list(shootId)).length;
    await storage.eraseAll(storageKeys.uploads(shootId));
  }
  return erased;
}
