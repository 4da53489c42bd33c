import type { WardrobeOffer } from '../../../../catalog/garments.ts';
import { LIMITS } from '../../../../catalog/limits.ts';
import { PACKAGES, type PackageId } from '../../../../catalog/packages.ts';
import type { ClothesWish } from '../../../../imaging/headshot-request.ts';
import { wishedGarments } from '../clothes/wished-garments.ts';

/** The distribution of a package's headshots over the moments that the selfies show. */
export interface Moments {
  readonly count: number;
  readonly headshots: number;
  /** The approximate number of headshots of each moment; 0 when there are more moments than headshots. */
  readonly timesEach: number;
  /** The number of selfies of further moments that a good set needs; 0 when none are missing or no more selfies fit. */
  readonly advised: number;
}

/**
 * Returns undefined without a package, or while the number of moments is unknown.
 * @param momentCount number of moments of the selfies that headshots will be made of
 * @param selfieCount number of all selfies on the page, including refused ones
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

/** The share of a package's headshots in clothes of ours, and in how many garments, provided that they fit the selfies. */
export interface DressedShare {
  readonly share: 'half' | 'all';
  /** Number of garments that take turns. */
  readonly garments: number;
}

/** Returns undefined when all headshots show own clothes, when nothing is on offer, or while no garment is chosen. */
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
