import type { WardrobeOffer } from '../../../catalog/garments.ts';
import type { DressingRefusal } from '../../../imaging/garment.ts';
import type { Clothes, HeadshotRequest } from '../../../imaging/headshot-request.ts';

/** The reason why a headshot could not be made again. The page explains it to the owner, and the try does not count. */
export type RemakeFailure =
  | DressingRefusal
  /** The worker's wardrobe has no such garment or dye any more. */
  | 'garment-gone'
  /** The selfie's edge cuts the shoulders, which only other clothes hide. */
  | 'own-cut-off'
  /** The selfie cannot be opened or prepared any more. */
  | 'selfie-gone'
  /** The new picture does not look enough like the person. */
  | 'not-alike'
  /** Another measure of the new picture is outside its limit. */
  | 'not-good-enough'
  /** The worker failed at it again and again. */
  | 'broken';

type Framing = HeadshotRequest['framing'];
const FRAMINGS: readonly Framing[] = ['tight', 'classic', 'wide'];

/**
 * Returns the framing of the first picture if the new clothes allow it, or else the one that differs least, of two the
 * wider. Returns undefined when no framing fits.
 */
export function nearestFraming(wanted: Framing, fitting: readonly Framing[]): Framing | undefined {
  const distance = (framing: Framing) => Math.abs(FRAMINGS.indexOf(framing) - FRAMINGS.indexOf(wanted));
  return FRAMINGS.filter((framing) => fitting.includes(framing))
    .toReversed()
    .toSorted((a, b) => distance(a) - distance(b))[0];
}

/** Returns why a picture that failed these measures (imaging/measure/headshot-limits.ts) is not shown. */
export function failureOfMeasures(failures: readonly string[]): RemakeFailure {
  const isOfLikeness = (name: string) => name.toLowerCase().endsWith('likeness');
  return failures.some(isOfLikeness) ? 'not-alike' : 'not-good-enough';
}

export function isSameClothes(a: Clothes | null | undefined, b: Clothes | null | undefined): boolean {
  return a?.garment === b?.garment && a?.dye === b?.dye;
}

export function isOffered(offer: WardrobeOffer, { garment, dye }: Clothes): boolean {
  return offer.some(({ id, dyes }) => id === garment && dyes.some((one) => one.id === dye));
}
