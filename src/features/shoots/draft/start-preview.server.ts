import { LIMITS } from '../../../catalog/limits.ts';
import { isOpenDraft } from '../shoot-state.ts';
import type { ShootPorts } from '../shoot-ports.ts';
import { markPreviewFailed, markPreviewStarted } from './draft-job-store.server.ts';
import { type ShootRow } from '../shoot-store.server.ts';
import { ANY_STATE, withShoot } from '../with-shoot.server.ts';
import { chargePreview } from './draft-store.server.ts';
import { newerPreviewWaits } from './preview-queue.server.ts';

/**
 * Reads which preview the draft wants now and charges it to the budget, in one transaction; a retried job does not charge it
 * twice. Resolves to undefined when there is nothing to make.
 */
export async function startPreview(
  ports: Pick<ShootPorts, 'db' | 'live'>,
  shootId: string,
  turn: number | undefined,
): Promise<{ readonly shoot: ShootRow; readonly isFirst: boolean } | undefined> {
  return withShoot(ports, shootId, ANY_STATE, async (tx, shoot) => {
    await markPreviewStarted(tx, shootId, newerPreviewWaits(shoot, turn));
    if (!isOpenDraft(shoot.state) || shoot.previewState !== 'queued') return undefined;
    const previewsMade = shoot.previewsMade + (shoot.previewCharged ? 0 : 1);
    if (previewsMade > LIMITS.previewsPerDraft) {
      await markPreviewFailed(tx, shootId);
      await ports.live.publish(tx, shootId);
      return undefined;
    }
    return { shoot: await chargePreview(tx, shootId, previewsMade), isFirst: previewsMade === 1 };
  });
}
