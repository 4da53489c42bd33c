import { err, ok, type Result } from '../../base/result.ts';
import type { Language } from '../../catalog/languages.ts';
import { acceptedCount } from './advance-draft.server.ts';
import { type CompleteDetails, readiness, type ReadinessError } from './readiness.ts';
import { listSelfies } from './selfie-store.server.ts';
import { isOpenDraft } from './shoot-state.ts';
import { findShoot, type Reader } from './shoot-store.server.ts';

/** What a checkout may be opened for; decided on the selfies and details as they are now. */
export async function loadShootForCheckout(
  db: Reader,
  shootId: string,
): Promise<
  Result<
    CompleteDetails & { readonly shootId: string; readonly language: Language },
    ReadinessError | 'shoot-not-found' | 'shoot-closed'
  >
> {
  const shoot = await findShoot(db, shootId);
  if (!shoot || shoot.erasedAt) return err('shoot-not-found');
  if (!isOpenDraft(shoot.state)) return err('shoot-closed');
  const ready = readiness(shoot, acceptedCount(await listSelfies(db, shootId)));
  if (!ready.ok) return ready;
  return ok({ ...ready.value, shootId, language: shoot.language });
}
