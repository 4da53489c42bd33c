import type { HeadshotMeasures } from '../finished-headshot.ts';

/** Best likeness to one of the buyer's other selfies; the distribution is in likeness.ts. */
export const MIN_LIKENESS = 0.55;

/** A headshot outside one of these is never delivered. */
const LIMITS = {
  minLikeness: MIN_LIKENESS,
  /**
   * Median likeness to them: a chance match with one of them is not enough. One man's photos have 0.60 and more to his
   * others, a hundred other people 0.49 and less.
   */
  minMedianLikeness: 0.52,
  /**
   * Likeness to the very selfie it was made of: 0.91 and more on good headshots, 0.81–0.96 where a quarter of the face's
   * width is gone, 0.4–0.9 with something painted before it. A face that was damaged on the way is not delivered.
   */
  minSourceLikeness: 0.85,
  /** Nobody may come out in another skin (skin-shift.ts). */
  maxSkinShiftDeltaE: 6,
  maxRollDeg: 2.5,
  /** The same limit as for selfies (recipes/selfie/selfie-limits.ts): below it the face is blurred. */
  minSharpness: 4,
  /** Under it skin begins to look like plastic (texture-kept.ts). */
  minTextureKept: 0.75,
  /** Regular framings stay below 0.8; a close-up ends where the photo does (crop-solver.ts). */
  headHeightShare: [0.25, 1],
  eyeLineShare: [0.22, 0.56],
} as const;

/**
 * What keeps a headshot from being delivered.
 * @param medianLikeness to all other selfies of the shoot, 0–1
 * @returns names of the measures outside their limits; none when it may be delivered
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
