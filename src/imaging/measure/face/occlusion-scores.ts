import type { HeadDescription } from '../../models/head.ts';
import { EYES_OCCLUSION_WEIGHTS, HAT_WEIGHTS, MOUTH_OCCLUSION_WEIGHTS } from './head-weights.ts';

/**
 * Returns how much a head's covering looks like a hat: about 1 where one hides the forehead, about −1 for skin, hair and cloth
 * that is wrapped around the head or draped over it, which hangs beside the face or has no brim. Linear in the description
 * (models/head.ts); the weights were chosen by scripts/hats.
 */
export function hatScore(head: Pick<HeadDescription, 'forehead' | 'crown' | 'beside'>): number {
  return weighed([...head.forehead, ...head.crown, ...head.beside], HAT_WEIGHTS);
}

/** Returns how much the mouth looks covered: about 1 under a mask or a hand, about −1 when bare. */
export function mouthOcclusionScore({ mouth }: Pick<HeadDescription, 'mouth'>): number {
  return weighed(mouth, MOUTH_OCCLUSION_WEIGHTS);
}

/** Returns the same for the eye that looks more covered: by a telephone, a hand or dark glass. */
export function eyesOcclusionScore({ eyes }: Pick<HeadDescription, 'eyes'>): number {
  return Math.max(...eyes.map((eye) => weighed(eye, EYES_OCCLUSION_WEIGHTS)));
}

function weighed(numbers: ArrayLike<number>, weights: readonly number[]): number {
  return Array.from(numbers).reduce((sum, number, i) => sum + number * weights[i]!, weights.at(-1)!);
}
