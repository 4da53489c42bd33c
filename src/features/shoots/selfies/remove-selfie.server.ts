import { err, ok, type Result } from '../../../base/result.ts';
import { changeDraft, type DraftError } from '../draft/change-draft.server.ts';
import { clearPreview, recordPreviews } from '../draft/draft-store.server.ts';
import { deleteSelfie } from './selfie-store.server.ts';
import type { ShootPorts } from '../shoot-ports.ts';
import { recordErasure } from '../../../platform/erasures/record-erasure.ts';
import type { ShootRow } from '../shoot-store.server.ts';
import { storageKeys } from '../storage-keys.ts';
import type { UploadStore } from './upload-store.server.ts';

/** Returns whether removing this selfie also removes the shown or requested preview. */
export function isPreviewOf(
  selfieId: string,
  shoot: Pick<ShootRow, 'previewState' | 'previewSelfieId'>,
): boolean {
  const isUndecided = shoot.previewState === 'queued' && shoot.previewSelfieId === null;
  return isUndecided || shoot.previewSelfieId === selfieId;
}

/**
 * Removes a selfie with all of its files, including its previews: the row first, then the files. Idempotent.
 * @param mayPreview whether a new preview may be made automatically when the shown one is erased
 */
export async function removeSelfie(
  ports: Pick<ShootPorts, 'db' | 'queue' | 'live' | 'clock' | 'storage'> & { readonly uploads: UploadStore },
  shootId: string,
  selfieId: string,
  mayPreview: boolean,
): Promise<Result<'changed', DraftError | 'selfie-not-found'>> {
  const removed = await changeDraft<'selfie-not-found'>(ports, shootId, async (tx, shoot) => {
    if (!(await deleteSelfie(tx, shootId, selfieId))) return err('selfie-not-found');
    await recordErasure(tx, 'selfie', `${shootId}/${selfieId}`, ports.clock.now());
    // The preview is erased under the lock, before another one is enqueued.
    await ports.storage.eraseAll(storageKeys.selfiePreviews(shootId, selfieId));
    const goes = isPreviewOf(selfieId, shoot);
    const others = shoot.previews.filter((preview) => preview.selfieId !== selfieId);
    const left = await recordPreviews(tx, shootId, others);
    return ok({
      shoot: goes ? await clearPreview(tx, shootId) : left,
      selfiesChanged: true,
      previewAgain: goes && mayPreview,
    });
  });
  if (removed.ok || removed.error === 'selfie-not-found') {
    await ports.storage.eraseAll(storageKeys.selfie(shootId, selfieId));
    await ports.uploads.erase(shootId, selfieId);
  }
  return removed;
}
