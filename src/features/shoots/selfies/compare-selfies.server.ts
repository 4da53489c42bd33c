import type { HeadshotEngine } from '../../../imaging/engine.ts';
import type { RejectReason } from '../../../imaging/selfie.ts';
import { invariant } from '../../../base/invariant.ts';
import { advanceDraft } from '../draft/advance-draft.server.ts';
import { comparableSelfies, sameSelfies } from './comparison.ts';
import { listSelfies, recordComparison, type SelfieRow } from './selfie-store.server.ts';
import { loadSelfieImages } from './load-selfie-images.server.ts';
import { markCompared, markComparisonFailed } from '../draft/draft-job-store.server.ts';
import { findShoot } from '../shoot-store.server.ts';
import { ANY_STATE, withShoot } from '../with-shoot.server.ts';
import type { ShootPorts } from '../shoot-ports.ts';

type Ports = Pick<ShootPorts, 'db' | 'queue' | 'live' | 'clock' | 'storage'> & {
  readonly engine: Pick<HeadshotEngine, 'compare'>;
};

/**
 * Finds duplicates and other people among the selfies, only with the likeness consent. When selfies were added or removed in
 * the meantime, nothing is written, because that change has enqueued the next comparison.
 */
export async function compareSelfies(ports: Ports, shootId: string, signal: AbortSignal): Promise<void> {
  const shoot = await findShoot(ports.db, shootId);
  if (!shoot?.consents.likeness || shoot.erasedAt) return;
  const compared = comparableSelfies(await listSelfies(ports.db, shootId));
  const images = await loadSelfieImages(ports.storage, shootId, compared);
  // A missing file belongs to a selfie that was removed meanwhile; its removal enqueued another comparison.
  if (!images) return;
  const reasons = images.length === 0 ? [] : await ports.engine.compare(images, signal);
  invariant(reasons.length === compared.length, 'the engine answers one list of reasons per selfie');
  await writeComparison(ports, shootId, compared, reasons);
}

async function writeComparison(
  ports: Ports,
  shootId: string,
  compared: readonly SelfieRow[],
  reasons: readonly (readonly RejectReason[])[],
): Promise<void> {
  await withShoot(ports, shootId, ANY_STATE, async (tx, shoot) => {
    if (!shoot.consents.likeness || shoot.erasedAt) return;
    const selfies = await listSelfies(tx, shootId);
    const unsettled = selfies.some((selfie) => selfie.state === 'checking');
    if (unsettled || !sameSelfies(compared, comparableSelfies(selfies))) return;
    for (const [index, selfie] of compared.entries()) {
      await recordComparison(tx, shootId, selfie.id, reasons[index] ?? []);
    }
    await markCompared(tx, shootId, ports.clock.now());
    await advanceDraft(tx, ports, { ...shoot, compareState: 'done' }, { selfiesChanged: false });
  });
}

/** Marks the comparison failed after its last attempt. The page shows that, and the next press on the order button retries. */
export async function failComparison(ports: Pick<Ports, 'db' | 'live'>, shootId: string): Promise<void> {
  await withShoot(
    ports,
    shootId,
    ANY_STATE,
    async (tx) => (await markComparisonFailed(tx, shootId)) || undefined,
  );
}
