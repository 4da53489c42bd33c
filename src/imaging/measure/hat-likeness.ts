import { HAT_WEIGHTS } from './hat-weights.ts';

/**
 * How much what lies over the brows looks like a hat: about 1 where one hides the forehead, about −1 for skin and for
 * hair. Linear in the description (models/forehead-describer.ts); the weights were chosen by scripts/hats.
 */
export function hatLikeness(description: Float32Array): number {
  return description.reduce((sum, number, i) => sum + number * HAT_WEIGHTS[i]!, HAT_WEIGHTS.at(-1)!);
}
