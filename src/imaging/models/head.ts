import type { Face } from './face.ts';
import type { RgbImage } from '../raster/image.ts';

export const DESCRIPTION_NUMBERS = 112;

/** DESCRIPTION_NUMBERS numbers for each place of a head: whether skin, hair, cloth or a thing is there, not whose head it is. */
export interface HeadDescription {
  /** Over the brows. */
  readonly forehead: Float32Array;
  readonly crown: Float32Array;
  /** Beside and below the ears, both sides as one. */
  readonly beside: Float32Array;
  readonly mouth: Float32Array;
  /** The picture's left and right eye. */
  readonly eyes: readonly [Float32Array, Float32Array];
}

/** Describes what a head shows and wears. */
export interface HeadDescriber {
  describe(image: RgbImage, face: Face): Promise<HeadDescription>;
}
