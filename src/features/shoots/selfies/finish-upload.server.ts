import { LIMITS } from '../../../catalog/limits.ts';
import { err, ok, type Result } from '../../../base/result.ts';
import { countSelfies, findSelfie, insertSelfie } from './selfie-store.server.ts';
import { isOpenDraft } from '../shoot-state.ts';
import { ANY_STATE, withShoot } from '../with-shoot.server.ts';
import type { ShootPorts } from '../shoot-ports.ts';
import type { UploadStore } from './upload-store.server.ts';

export type FinishError = 'shoot-closed' | 'selfies-too-many';

/**
 * Turns a complete upload into a selfie and enqueues its check, in one transaction. Idempotent, also after a crash between
 * the last byte and the response.
 */
export async function finishUpload(
  ports: Pick<ShootPorts, 'db' | 'queue' | 'live' | 'clock'> & { readonly uploads: UploadStore },
  shootId: string,
  uploadId: string,
): Promise<Result<'selfie', FinishError>> {
  type Outcome = Result<'selfie', FinishError>;
  const finished = await withShoot(ports, shootId, ANY_STATE, async (tx, shoot): Promise<Outcome> => {
    // This comes first, because a client that missed the response may repeat its request after the shoot is paid.
    if (await findSelfie(tx, shootId, uploadId)) return ok('selfie');
    if (!isOpenDraft(shoot.state)) return err('shoot-closed');
    // The selfies are counted under the lock, so that two uploads that end together cannot both be the 25th.
    const { total, lastPosition } = await countSelfies(tx, shootId);
    if (total >= LIMITS.selfiesMax) return err('selfies-too-many');
    const createdAt = ports.clock.now();
    await insertSelfie(tx, { shootId, uploadId, position: lastPosition + 1, createdAt });
    await ports.queue.enqueue(tx, 'shoots.prepare', { shootId, selfieId: uploadId });
    return ok('selfie');
  });
  const outcome = finished ?? err('shoot-closed');
  if (!outcome.ok) await ports.uploads.erase(shootId, uploadId);
  return outcome;
}
