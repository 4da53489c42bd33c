import { LIMITS } from '../../catalog/limits.ts';
import type { ShootReport } from './shoot-report.ts';
import { UnusableInput } from './unusable-input.ts';

/**
 * A good photo too tight for any frame (`no-crop`) counts as long as others give the pictures. The shop is stricter and
 * asks for another photo before it takes money; here nothing was paid, and what can be made is made.
 */
export function requireEnough(selfies: ShootReport['selfies']): void {
  const good = selfies.filter((selfie) => selfie.reasons.every((reason) => reason === 'no-crop')).length;
  const giving = selfies.filter((selfie) => selfie.accepted).length;
  if (good >= LIMITS.selfiesMin && giving > 0) return;
  const refused = selfies
    .filter((selfie) => !selfie.accepted)
    .map((selfie) => `${selfie.file} (${selfie.reasons.join(', ')})`);
  throw new UnusableInput(
    `${giving > 0 ? good : 0} of ${selfies.length} photos can be used and ${LIMITS.selfiesMin} are needed: ` +
      `replace ${refused.join(', ')}.`,
  );
}
