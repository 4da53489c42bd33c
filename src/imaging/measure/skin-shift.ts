import { deltaE2000, labOfLinear } from './colour-difference.ts';
import type { SkinPatch } from './skin-patches.ts';

/**
 * How far the headshot moved the skin's colour: median CIEDE2000 over the patches both pictures have.
 * @param source patches of the selfie after white balance
 * @param result the same patches on the finished headshot
 */
export function skinShift(
  source: readonly (SkinPatch | undefined)[],
  result: readonly (SkinPatch | undefined)[],
): number {
  const shifts = source
    .flatMap((before, i) => {
      const after = result[i];
      if (before === undefined || after === undefined) return [];
      return [
        deltaE2000(
          labOfLinear(before.red, before.green, before.blue),
          labOfLinear(after.red, after.green, after.blue),
        ),
      ];
    })
    .toSorted((a, b) => a - b);
  return shifts.length === 0 ? 0 : shifts[Math.floor(shifts.length / 2)];
}
