import type { AlphaImage, RgbImage } from '../raster/image.ts';
import { shrinkChannel } from './resample-plane.ts';

/** What two mattes say of a picture, and its colours, seen small. */
export interface MattePlanes {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Coverages 0–1. */
  readonly matte: Float32Array;
  readonly body: Float32Array;
  /** Coded 0–255. */
  readonly colours: readonly [Float32Array, Float32Array, Float32Array];
}

/** @param shrink whole, ≥ 1 */
export function mattePlanes(
  matte: AlphaImage,
  body: AlphaImage,
  image: RgbImage,
  shrink: number,
): MattePlanes {
  const coverage = (alpha: AlphaImage): Float32Array =>
    shrinkChannel(alpha, 1, 0, shrink).data.map((value) => value / 255);
  const { widthPx, heightPx, data: red } = shrinkChannel(image, 3, 0, shrink);
  return {
    widthPx,
    heightPx,
    matte: coverage(matte),
    body: coverage(body),
    colours: [red, shrinkChannel(image, 3, 1, shrink).data, shrinkChannel(image, 3, 2, shrink).data],
  };
}
