import type { AlphaImage, RgbImage } from '../../raster/image.ts';
import { shrinkBytes, shrinkRgb } from '../plane/resample-plane.ts';

type Colours = ReturnType<typeof shrinkRgb>;

/** What two mattes say of a picture, and its colours, seen small. */
export interface MattePlanes {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Coverages 0–1. */
  readonly matte: Float32Array;
  readonly body: Float32Array;
  /** Coded 0–255; looked at when first asked for, because most people are seen alike by both. */
  readonly colours: () => Colours;
}

/** @param shrink whole, ≥ 1 */
export function mattePlanes(
  matte: AlphaImage,
  body: AlphaImage,
  image: RgbImage,
  shrink: number,
): MattePlanes {
  const { widthPx, heightPx, data } = shrinkBytes(matte, shrink);
  const coverage = (coded: Float32Array): Float32Array => coded.map((value) => value / 255);
  let seen: Colours | undefined;
  return {
    widthPx,
    heightPx,
    matte: coverage(data),
    body: coverage(shrinkBytes(body, shrink).data),
    colours: () => (seen ??= shrinkRgb(image, shrink)),
  };
}
