import type { WardrobeOffer } from '../../../../catalog/garments.ts';
import { LIMITS } from '../../../../catalog/limits.ts';
import { PACKAGES, type PackageId } from '../../../../catalog/packages.ts';
import type { ClothesWish } from '../../../../imaging/headshot-request.ts';
import { wishedGarments } from '../clothes/wished-garments.ts';

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

/** How much of a package's headshots the wish dresses, as far as the selfies can wear it. */
export interface DressedShare {
  readonly share: 'half' | 'all';
  /** Number of garments that take turns. */
  readonly garments: number;
}

/** Undefined when nobody is dressed, as when nothing is on offer, and as long as no garment is chosen. */
export function dressedShare(
  wish: ClothesWish,
  offer: WardrobeOffer,
  packageId: PackageId | undefined,
): DressedShare | undefined {
  if (packageId === undefined || wish === 'own' || offer.length === 0) return undefined;
  const share = wish === 'mix' ? 'half' : 'all';
  const dressed = PACKAGES[packageId].headshotCount / (share === 'half' ? 2 : 1);
  const garments = Math.min(dressed, countGarments(wish, offer));
  return garments > 0 ? { share, garments } : undefined;
}

function countGarments(wish: Exclude<ClothesWish, 'own'>, offer: WardrobeOffer): number {
  if (wish === 'mix') return offer.filter(({ onRequest }) => onRequest !== true).length;
  if (typeof wish === 'string') return offer.filter(({ dress }) => dress === wish).length;
  return new Set(wishedGarments(wish).map(({ garment }) => garment)).size;
}
