import { LIMITS } from '../../../catalog/limits.ts';
import { PACKAGES, type PackageId } from '../../../catalog/packages.ts';

/** How a package distributes its headshots over the moments of the selfies. */
export interface Moments {
  readonly count: number;
  readonly headshots: number;
  /** About how many headshots show each moment; 0 when there are more moments than headshots. */
  readonly timesEach: number;
  /** How many selfies of other moments are missing for a good set; 0 when none are, or no more selfies fit. */
  readonly advised: number;
}

/**
 * Undefined without a package, or while the number of moments is unknown.
 * @param momentCount moments of the selfies that headshots will be made of
 * @param selfieCount number of all selfies on the sheet, refused ones included
 */
export function momentsOf(
  momentCount: number | undefined,
  packageId: PackageId | undefined,
  selfieCount: number,
): Moments | undefined {
  if (momentCount === undefined || packageId === undefined) return undefined;
  const headshots = PACKAGES[packageId].headshotCount;
  return {
    count: momentCount,
    headshots,
    timesEach: momentCount > headshots ? 0 : Math.round(headshots / momentCount),
    advised: Math.max(0, Math.min(LIMITS.selfiesRecommended - momentCount, LIMITS.selfiesMax - selfieCount)),
  };
}
