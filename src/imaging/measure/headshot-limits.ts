import type { HeadshotMeasures } from '../finished-headshot.ts';

/** Least likeness to the most similar of the buyer's other selfies; the distribution is in likeness.ts. */
export const MIN_LIKENESS = 0.55;

/** A headshot outside one of these limits is never delivered. */
const LIMITS = {
  minLikeness: MIN_LIKENESS,
  /**
   * Least median likeness to the buyer's other selfies, because a chance match with one of them is not enough. One man's
   * photos have 0.60 and more to his others, a hundred other people 0.49 and less.
   */
  minMedianLikeness: 0.52,
  /**
   * Least likeness to the selfie the headshot was made of: 0.91 and more on good headshots, 0.81–0.96 where a quarter of the
   * face's width is missing, 0.4–0.9 with something painted over it. It stops faces that were damaged during rendering.
   */
  minSourceLikeness: 0.85,
  /** Nobody may get another skin tone (skin-shift.ts). */
  maxSkinShiftDeltaE: 6,
  maxRollDeg: 2.5,
  /** The same limit as for selfies (recipes/selfie/selfie-limits.ts): below it the face is blurred. */
  minSharpness: 4,
  /** With less texture skin begins to look like plastic (texture-kept.ts). */
  minTextureKept: 0.75,
  /** Regular framings stay below 0.8; a close-up ends where the photo does (crop-solver.ts). */
  headHeightShare: [0.25, 1],
  eyeLineShare: [0.22, 0.56],
} as const;

/**
 * Checks the measures of a headshot against the limits for delivery.
 * @param medianLikeness to all other selfies of the shoot, 0–1
 * @returns names of the measures outside their limits; empty when it may be delivered
 */
export function headshotFailures(
  measures: Omit<HeadshotMeasures, 'perceptualHash'>,
  medianLikeness: number,
): readonly string[] {
  const failures: string[] = [];
  if (measures.likeness < LIMITS.minLikeness) failures.push('likeness');
  else if (medianLikeness < LIMITS.minMedianLikeness) failures.push('medianLikeness');
  if (measures.sourceLikeness < LIMITS.minSourceLikeness) failures.push('sourceLikeness');
  if (measures.skinShiftDeltaE > LIMITS.maxSkinShiftDeltaE) failures.push('skinShift');
  if (Math.abs(measures.rollDeg) > LIMITS.maxRollDeg) failures.push('roll');
  if (measures.textureKept !== undefined && measures.textureKept < LIMITS.minTextureKept)
    failures.push('texture');
  if (measures.sharpness < LIMITS.minSharpness) failures.push('sharpness');
  if (isOutside(measures.headHeightShare, LIMITS.headHeightShare)) failures.push('headHeight');
  if (isOutside(measures.eyeLineShare, LIMITS.eyeLineShare)) failures.push('eyeLine');
  return failures;
}

function isOutside(value: number, [low, high]: readonly [number, number]): boolean {
  return value < low || value > high;
}
