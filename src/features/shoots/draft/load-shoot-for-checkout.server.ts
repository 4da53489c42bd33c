import { err, ok, type Result } from '../../../base/result.ts';
import type { Language } from '../../../catalog/languages.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { type CompleteDetails, readiness, type ReadinessError } from './readiness.ts';
import { listSelfies } from '../selfies/selfie-store.server.ts';
import { usableSelfies } from '../selfies/usable-selfies.ts';
import { isOpenDraft } from '../shoot-state.ts';
import { findShoot } from '../shoot-store.server.ts';

/** Loads a shoot that is ready for checkout, judged by its current selfies and details. */
export async function loadShootForCheckout(
  db: Reader,
  shootId: string,
): Promise<
  Result<
    CompleteDetails & { readonly shootId: string; readonly language: Language },
    ReadinessError | 'shoot-not-found' | 'shoot-closed' | 'selfies-in-check'
  >
> {
  const shoot = await findShoot(db, shootId);
  if (!shoot || shoot.erasedAt) return err('shoot-not-found');
  if (!isOpenDraft(shoot.state)) return err('shoot-closed');
  const selfies = await listSelfies(db, shootId);
  const ready = readiness(shoot, usableSelfies(selfies, shoot.clothes).length);
  if (!ready.ok) return ready;
  // Running checks and comparisons may still reject so many selfies that too few are left.
  const checking = selfies.some((selfie) => selfie.state === 'checking');
  if (checking || shoot.compareState === 'queued') return err('selfies-in-check');
  return ok({ ...ready.value, shootId, language: shoot.language });
}
