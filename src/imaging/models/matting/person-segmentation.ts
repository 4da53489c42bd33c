import type { AlphaImage, RgbImage } from '../../raster/image.ts';

/** Knows what a person's body is, with softer edges than Matting. Implemented by rvm-segmenter.ts. */
export interface PersonSegmentation {
  /** Coverage at the size of `image`. */
  segment(image: RgbImage): Promise<AlphaImage>;
  /** The same from twice the pixels, for three times the time: where the quick answer is disputed. */
  segmentFinely(image: RgbImage): Promise<AlphaImage>;
}
