import { LIMITS } from '../../../catalog/limits.ts';
import { PACKAGES, type PackageId } from '../../../catalog/packages.ts';

/** What a package makes of the moments at hand. */
export interface Moments {
  readonly count: number;
  readonly headshots: number;
  /** About how many headshots show each moment; 0: there are more moments than headshots. */
  readonly timesEach: number;
  /** So many more selfies of other moments make it a good set; 0 when it is one, or no more selfies fit. */
  readonly advised: number;
}

/**
 * Undefined without a package, or while nothing is known of the moments.
 * @param momentCount of the selfies that headshots will be made of
 * @param selfieCount of all selfies on the sheet, refused ones too
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
