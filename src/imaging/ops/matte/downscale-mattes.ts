import type { AlphaImage, RgbImage } from '../../raster/image.ts';
import { shrinkBytes, shrinkRgb } from '../plane/resample-plane.ts';

type Colours = ReturnType<typeof shrinkRgb>;

/** Two mattes of an image, and its colours, at a reduced size. */
export interface DownscaledMattes {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Coverage 0–1 by the matting network, and by the segmentation. */
  readonly matte: Float32Array;
  readonly body: Float32Array;
  /** Returns planes red, green and blue, coded 0–255; computed on the first call, because most mattes agree without them. */
  readonly colours: () => Colours;
}

/** Downscales two mattes and their image, all of the same size. @param shrink whole, ≥ 1 */
export function downscaleMattes(
  matte: AlphaImage,
  body: AlphaImage,
  image: RgbImage,
  shrink: number,
): DownscaledMattes {
  const { widthPx, heightPx, data } = shrinkBytes(matte, shrink);
  const coverage = (coded: Float32Array): Float32Array => coded.map((value) => value / 255);
  let cached: Colours | undefined;
  return {
    widthPx,
    heightPx,
    matte: coverage(data),
    body: coverage(shrinkBytes(body, shrink).data),
    colours: () => (cached ??= shrinkRgb(image, shrink)),
  };
}
