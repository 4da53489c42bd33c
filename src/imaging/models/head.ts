import type { Face } from './face/face.ts';
import type { RgbImage } from '../raster/image.ts';

/** Length of a region's description. */
export const DESCRIPTION_NUMBERS = 112;

/**
 * Feature vectors of DESCRIPTION_NUMBERS numbers for each region of a head. They distinguish skin, hair, cloth and objects, but
 * not people.
 */
export interface HeadDescription {
  /** The region above the brows. */
  readonly forehead: Float32Array;
  readonly crown: Float32Array;
  /** The mean of the regions beside and below both ears. */
  readonly beside: Float32Array;
  readonly mouth: Float32Array;
  /** The left and the right eye as seen on the picture. */
  readonly eyes: readonly [Float32Array, Float32Array];
}

/** Describes the appearance of a head and what covers it. */
export interface HeadDescriber {
  describe(image: RgbImage, face: Face): Promise<HeadDescription>;
}
