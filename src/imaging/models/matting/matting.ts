import type { AlphaImage, RgbImage } from '../../raster/image.ts';

/** Port of the network that separates the person from the background. Implemented by isnet-matting.ts. */
export interface Matting {
  /** Computes the person's coverage at the size of `image`. */
  matte(image: RgbImage): Promise<AlphaImage>;
  close(): Promise<void>;
}
