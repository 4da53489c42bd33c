import type { AlphaImage, RgbImage } from '../../raster/image.ts';

/**
 * Port of the network that segments a person's whole body, with softer edges than Matting. Implemented by
 * rvm-segmenter.ts.
 */
export interface PersonSegmentation {
  /** Computes the body's coverage at the size of `image`. */
  segment(image: RgbImage): Promise<AlphaImage>;
  /**
   * The same from about twice the pixels in more than three times the time, for photos where the quick result is
   * doubtful.
   */
  segmentFinely(image: RgbImage): Promise<AlphaImage>;
}
