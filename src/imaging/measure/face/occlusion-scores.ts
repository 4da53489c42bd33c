import type { HeadDescription } from '../../models/head.ts';
import { EYES_OCCLUSION_WEIGHTS, HAT_WEIGHTS, MOUTH_OCCLUSION_WEIGHTS } from './head-weights.ts';

/**
 * Scores how much a head's covering looks like a hat: about 1 where one hides the forehead, about −1 for skin, hair and cloth
 * that is wrapped around the head or draped over it, which hangs beside the face or has no brim. All three scores are linear
 * classifiers of the description (models/head.ts), fitted by ridge regression in scripts/hats (decision 015).
 */
export function hatScore(head: Pick<HeadDescription, 'forehead' | 'crown' | 'beside'>): number {
  return weightedSum([...head.forehead, ...head.crown, ...head.beside], HAT_WEIGHTS);
}

/** Scores how much the mouth looks covered: about 1 under a mask or a hand, about −1 when bare. */
export function mouthOcclusionScore({ mouth }: Pick<HeadDescription, 'mouth'>): number {
  return weightedSum(mouth, MOUTH_OCCLUSION_WEIGHTS);
}

/**
 * Scores the eye that looks more covered, by a telephone, a hand or dark glass: about 1 when covered, about −1 when
 * bare.
 */
export function eyesOcclusionScore({ eyes }: Pick<HeadDescription, 'eyes'>): number {
  return Math.max(...eyes.map((eye) => weightedSum(eye, EYES_OCCLUSION_WEIGHTS)));
}

function weightedSum(numbers: ArrayLike<number>, weights: readonly number[]): number {
  return Array.from(numbers).reduce((sum, number, i) => sum + number * weights[i]!, weights.at(-1)!);
}
