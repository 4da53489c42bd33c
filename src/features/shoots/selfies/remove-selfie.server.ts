import { err, ok, type Result } from '../../../base/result.ts';
import { changeDraft, type DraftError } from '../draft/change-draft.server.ts';
import { deleteSelfie } from './selfie-store.server.ts';
import type { ShootPorts } from '../shoot-ports.ts';
import { storageKeys } from '../storage-keys.ts';
import type { UploadStore } from './upload-store.server.ts';

/** The visitor takes a selfie back: its row first, then every file of it. Safe to repeat. */
export async function removeSelfie(
  ports: Pick<ShootPorts, 'db' | 'queue' | 'live' | 'clock' | 'storage'> & { readonly uploads: UploadStore },
  shootId: string,
  selfieId: string,
): Promise<Result<'changed', DraftError | 'selfie-not-found'>> {
  const removed = await changeDraft<'selfie-not-found'>(ports, shootId, async (tx) => {
    if (!(await deleteSelfie(tx, shootId, selfieId))) return err('selfie-not-found');
    // Previews are made of a selfie, perhaps of this one; erased under the lock, before another is enqueued.
    await ports.storage.eraseAll(storageKeys.previews(shootId));
    return ok({
      change: { previewState: 'none' as const, previewSelfieId: null },
      selfiesChanged: true,
    });
  });
  if (removed.ok || removed.error === 'selfie-not-found') {
    await ports.storage.eraseAll(storageKeys.selfie(shootId, selfieId));
    await ports.uploads.erase(shootId, selfieId);
  }
  return removed;
}
