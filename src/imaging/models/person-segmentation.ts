import type { AlphaImage, RgbImage } from '../raster/image.ts';

/** Knows what a person's body is, with softer edges than Matting. Implemented by rvm-segmenter.ts. */
export interface PersonSegmentation {
  /** Coverage at the size of `image`. */
  segment(image: RgbImage): Promise<AlphaImage>;
}
