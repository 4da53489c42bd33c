import { findSelfie, listSelfies } from './selfie-store.server.ts';
import { listShootIdsInStates, listShootIdsWithoutUploads, lockShoot } from '../shoot-store.server.ts';
import type { ShootPorts } from '../shoot-ports.ts';
import { storageKeys } from '../storage-keys.ts';
import type { UploadStore } from './upload-store.server.ts';

/** Uploads older than this are abandoned; a client that still resumes one has to start it again. */
const ABANDONED_AFTER_MS = 2 * 3_600_000;
/** No upload request lasts longer than this, and the sweep runs hourly. */
const LONGEST_UPLOAD_MS = 3 * 3_600_000;

type Ports = Pick<ShootPorts, 'db' | 'clock' | 'storage'> & { readonly uploads: UploadStore };

/** Erases abandoned uploads and those of ended shoots. Resolves to their number. */
export async function eraseAbandonedUploads(ports: Ports): Promise<number> {
  return (await eraseUploadsOfDrafts(ports)) + (await eraseUploadsOfEndedShoots(ports));
}

/** Erases the drafts' uploads that never became a selfie, so that unfinished ones do not fill the disk. */
async function eraseUploadsOfDrafts(ports: Ports): Promise<number> {
  const { db, uploads } = ports;
  const before = new Date(ports.clock.now().getTime() - ABANDONED_AFTER_MS).toISOString();
  let erased = 0;
  for (const shootId of await listShootIdsInStates(db, ['draft', 'ready_to_pay'])) {
    const known = await uploads.list(shootId);
    if (known.length === 0) continue;
    const selfies = new Set((await listSelfies(db, shootId)).map((selfie) => selfie.uploadId));
    for (const uploadId of known.filter((id) => !selfies.has(id))) {
      const info = await uploads.info(shootId, uploadId);
      // The info file is written first, so an upload without one is the remainder of an interrupted erasure.
      if (info && info.createdAt > before) continue;
      await db.transaction(async (tx) => {
        // Its last byte may be arriving now, and it becomes a selfie under the same lock.
        await lockShoot(tx, shootId);
        if (await findSelfie(tx, shootId, uploadId)) return;
        await uploads.erase(shootId, uploadId);
        erased += 1;
      });
    }
  }
  return erased;
}

/** Erases all uploads of ended shoots, which take none: one may have been arriving when its shoot ended. */
async function eraseUploadsOfEndedShoots({ db, clock, storage, uploads }: Ports): Promise<number> {
  const deliveredAfter = new Date(clock.now().getTime() - LONGEST_UPLOAD_MS);
  let erased = 0;
  for (const shootId of await listShootIdsWithoutUploads(db, deliveredAfter)) {
    erased += (await uploads.list(shootId)).length;
    await storage.eraseAll(storageKeys.uploads(shootId));
  }
  return erased;
}
