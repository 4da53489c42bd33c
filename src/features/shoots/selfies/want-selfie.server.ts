import { err, ok, type Result } from '../../../base/result.ts';
import { changeDraft, type DraftError } from '../draft/change-draft.server.ts';
import { setSelfieWanted } from './selfie-store.server.ts';
import type { ShootPorts } from '../shoot-ports.ts';

/**
 * Overrides the cautions of a selfie or undoes that. The override is stored with the selfie and has an effect only while the
 * selfie is usable and has cautions.
 */
export async function wantSelfie(
  ports: Pick<ShootPorts, 'db' | 'queue' | 'live' | 'clock'>,
  shootId: string,
  selfieId: string,
  isWantedAnyway: boolean,
): Promise<Result<'changed', DraftError | 'selfie-not-found'>> {
  return changeDraft<'selfie-not-found'>(ports, shootId, async (tx, shoot) => {
    if (!(await setSelfieWanted(tx, shootId, selfieId, isWantedAnyway))) return err('selfie-not-found');
    return ok({ shoot, selfiesChanged: false });
  });
}
