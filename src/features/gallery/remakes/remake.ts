import type { WardrobeOffer } from '../../../catalog/garments.ts';
import type { DressingRefusal } from '../../../imaging/garment.ts';
import type { Clothes, HeadshotRequest } from '../../../imaging/headshot-request.ts';

/** The reason why a headshot could not be remade. The page explains it to the owner, and the attempt does not count. */
export type RemakeFailure =
  | DressingRefusal
  /** The worker's wardrobe no longer has the garment or the dye. */
  | 'garment-gone'
  /** The selfie's edge cuts off the shoulders, which only other clothes can hide. */
  | 'own-cut-off'
  /** The selfie can no longer be opened or prepared. */
  | 'selfie-gone'
  /** The new version does not look enough like the person. */
  | 'not-alike'
  /** Another measure of the new version is outside its limit. */
  | 'not-good-enough'
  /** The worker failed at every attempt. */
  | 'broken';

type Framing = HeadshotRequest['framing'];
const FRAMINGS: readonly Framing[] = ['tight', 'classic', 'wide'];

/**
 * Returns the wanted framing if it fits, or else the closest one, preferring the wider of two. Returns undefined when no
 * framing fits.
 */
export function nearestFraming(wanted: Framing, fitting: readonly Framing[]): Framing | undefined {
  const distance = (framing: Framing) => Math.abs(FRAMINGS.indexOf(framing) - FRAMINGS.indexOf(wanted));
  return FRAMINGS.filter((framing) => fitting.includes(framing))
    .toReversed()
    .toSorted((a, b) => distance(a) - distance(b))[0];
}

/** Maps the failed measures (imaging/measure/headshot-limits.ts) to the reason that the owner is given. */
export function remakeFailureFrom(failures: readonly string[]): RemakeFailure {
  const isOfLikeness = (name: string) => name.toLowerCase().endsWith('likeness');
  return failures.some(isOfLikeness) ? 'not-alike' : 'not-good-enough';
}

export function isSameClothes(a: Clothes | null | undefined, b: Clothes | null | undefined): boolean {
  return a?.garment === b?.garment && a?.dye === b?.dye;
}

export function isOffered(offer: WardrobeOffer, { garment, dye }: Clothes): boolean {
  return offer.some(({ id, dyes }) => id === garment && dyes.some((one) => one.id === dye));
}
