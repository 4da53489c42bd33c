import { LIMITS } from '../../../catalog/limits.ts';
import { isOpenDraft } from '../shoot-state.ts';
import type { ShootPorts } from '../shoot-ports.ts';
import { lockShoot, type ShootRow, updateShoot } from '../shoot-store.server.ts';
import { newerPreviewWaits } from './preview-queue.server.ts';

/**
 * Reads the preview that the draft wants now and charges it to the budget, in one transaction; a retried job does not
 * charge it twice. Undefined when there is nothing to make.
 */
export async function beginPreview(
  ports: Pick<ShootPorts, 'db' | 'live'>,
  shootId: string,
  turn: number | undefined,
): Promise<{ readonly shoot: ShootRow; readonly isFirst: boolean } | undefined> {
  return ports.db.transaction(async (tx) => {
    const shoot = await lockShoot(tx, shootId);
    if (!shoot) return undefined;
    const previewWaiting = newerPreviewWaits(shoot, turn);
    if (!isOpenDraft(shoot.state) || shoot.previewState !== 'queued') {
      await updateShoot(tx, shootId, { previewWaiting });
      return undefined;
    }
    const charged = shoot.previewCharged ? 0 : 1;
    const previewsMade = shoot.previewsMade + charged;
    if (previewsMade > LIMITS.previewsPerDraft) {
      await updateShoot(tx, shootId, { previewWaiting, previewState: 'failed' });
      await ports.live.publish(tx, shootId);
      return undefined;
    }
    const change = { previewWaiting, previewsMade, previewCharged: true };
    await updateShoot(tx, shootId, change);
    if (charged > 0) await ports.live.publish(tx, shootId);
    return { shoot: { ...shoot, ...change }, isFirst: previewsMade === 1 };
  });
}
