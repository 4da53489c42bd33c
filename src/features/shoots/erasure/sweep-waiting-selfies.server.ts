import { LIMITS } from '../../../catalog/limits.ts';
import { removeSelfie } from '../selfies/remove-selfie.server.ts';
import { listOldSelfiesOfDrafts } from '../selfies/selfie-store.server.ts';

type Ports = Parameters<typeof removeSelfie>[0];

/**
 * Erases the selfies of paid drafts that nobody started for 30 days. The order goes on waiting; photos are never stored longer
 * than that. Resolves to their number.
 */
export async function sweepWaitingSelfies(ports: Ports): Promise<number> {
  const before = new Date(ports.clock.now().getTime() - LIMITS.waitingSelfieLifetimeMs);
  const old = await listOldSelfiesOfDrafts(ports.db, before);
  for (const { id, shootId } of old) await removeSelfie(ports, shootId, id, false);
  return old.length;
}
