import { LIMITS } from '../../../catalog/limits.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { clearComparison, markComparisonQueued } from './draft-store.server.ts';
import { enqueuePreview } from './preview-queue.server.ts';
import { readiness } from './readiness.ts';
import { isOpenDraft } from '../shoot-state.ts';
import { listSelfies, type SelfieRow } from '../selfies/selfie-store.server.ts';
import { markReadyToPay } from '../shoot-state-store.server.ts';
import { findPaidOrder, type ShootRow } from '../shoot-store.server.ts';
import type { ShootPorts } from '../shoot-ports.ts';
import { usableSelfies } from '../selfies/usable-selfies.ts';
import { startRendering } from '../rendering/start-paid-shoot.server.ts';

type Ports = Pick<ShootPorts, 'queue' | 'live' | 'clock'>;

export interface DraftAdvance {
  readonly selfiesChanged: boolean;
  /** True when the shown preview was erased with its selfie: another one is made, although it is not the draft's first. */
  readonly previewAgain?: boolean;
}

/**
 * Enqueues the jobs that a change of a draft makes due (selfie checked or removed, choice, consent) and advances its state as
 * far as possible. Runs in the transaction of that change, and expects the locked row as it is after the change.
 */
export async function advanceDraft(
  tx: Transaction,
  ports: Ports,
  shoot: ShootRow,
  options: DraftAdvance,
): Promise<void> {
  if (isOpenDraft(shoot.state)) {
    const selfies = await listSelfies(tx, shoot.id);
    await scheduleCompare(tx, ports, shoot, selfies, options.selfiesChanged);
    await schedulePreview(tx, ports, shoot, selfies, options);
    await advanceState(tx, ports, shoot, selfies);
  }
  await ports.live.publish(tx, shoot.id);
}

async function scheduleCompare(
  tx: Transaction,
  ports: Ports,
  shoot: ShootRow,
  selfies: readonly SelfieRow[],
  selfiesChanged: boolean,
): Promise<void> {
  if (!shoot.consents.likeness || selfies.length === 0) {
    await clearComparison(tx, shoot.id);
    return;
  }
  if ((shoot.compareState === 'done' || shoot.compareState === 'queued') && !selfiesChanged) return;
  // A comparison is useful only over all selfies; the last check to finish calls this again.
  const checking = selfies.some((selfie) => selfie.state === 'checking');
  if (!checking) await ports.queue.enqueue(tx, 'shoots.compare', { shootId: shoot.id });
  await markComparisonQueued(tx, shoot.id);
}

async function schedulePreview(
  tx: Transaction,
  ports: Ports,
  shoot: ShootRow,
  selfies: readonly SelfieRow[],
  { selfiesChanged, previewAgain = false }: DraftAdvance,
): Promise<void> {
  const { previewState, previewsMade } = shoot;
  // Only a draft's first preview is made automatically; visitors request the others, and each request is counted.
  const due =
    (previewState === 'none' && (previewsMade === 0 || previewAgain)) ||
    (previewState === 'failed' && selfiesChanged);
  if (!due || previewsMade >= LIMITS.previewsPerDraft) return;
  if (usableSelfies(selfies, shoot.clothes).length < LIMITS.previewAfterSelfies) return;
  await enqueuePreview(tx, ports, shoot, { style: shoot.previewStyle, selfieId: null });
}

async function advanceState(
  tx: Transaction,
  ports: Ports,
  shoot: ShootRow,
  selfies: readonly SelfieRow[],
): Promise<void> {
  const order = await findPaidOrder(tx, shoot.id);
  const packageId = order?.packageId ?? shoot.packageId;
  if (!readiness({ ...shoot, packageId }, usableSelfies(selfies, shoot.clothes).length).ok) return;
  await markReadyToPay(tx, shoot.id);
  // The order was paid before the draft was complete, and the customer has asked for the headshots, so rendering can start now.
  if (order && shoot.startRequestedAt) await startRendering(tx, ports, shoot, order);
}
