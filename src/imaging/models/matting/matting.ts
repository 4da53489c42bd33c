import type { AlphaImage, RgbImage } from '../../raster/image.ts';

/** Separates the person from the background. Implemented by isnet-matting.ts (ISNet on ONNX Runtime). */
export interface Matting {
  /** Coverage at the size of `image`; the network itself sees 1024 × 1024. */
  matte(image: RgbImage): Promise<AlphaImage>;
  close(): Promise<void>;
}
