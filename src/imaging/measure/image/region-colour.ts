import type { Point, RgbImage } from '../../raster/image.ts';
import { luma } from '../../raster/luma.ts';
import { visitPolygonRows } from '../../raster/polygon.ts';

/** Colour statistics of a region, sRGB-coded. */
export interface RegionColour {
  /** Median of each channel, 0–255. */
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  /** Quantiles of luma at 5 %, 50 % and 95 % of the pixels, 0–255. */
  readonly lumaLow: number;
  readonly lumaMedian: number;
  readonly lumaHigh: number;
  readonly pixelCount: number;
}

/**
 * Computes colour statistics, sRGB-coded, inside one or more polygons; undefined when they contain no pixel of the image.
 * @param polygons corners in pixels of the image; where two overlap, pixels count twice
 */
export function regionColour(
  image: RgbImage,
  polygons: readonly (readonly Point[])[],
): RegionColour | undefined {
  const [red, green, blue, bright] = [0, 1, 2, 3].map(() => new Uint32Array(256)) as [
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
  ];
  let pixelCount = 0;
  for (const polygon of polygons) {
    visitPolygonRows(polygon, image.widthPx, image.heightPx, (y, fromX, toX) => {
      for (let x = fromX; x < toX; x++) {
        const offset = (y * image.widthPx + x) * 3;
        red[image.data[offset]!]!++;
        green[image.data[offset + 1]!]!++;
        blue[image.data[offset + 2]!]!++;
        bright[Math.round(luma(image.data, offset))]!++;
        pixelCount++;
      }
    });
  }
  if (pixelCount === 0) return undefined;
  const at = (histogram: Uint32Array, share: number) => quantile(histogram, pixelCount * share);
  return {
    red: at(red, 0.5),
    green: at(green, 0.5),
    blue: at(blue, 0.5),
    lumaLow: at(bright, 0.05),
    lumaMedian: at(bright, 0.5),
    lumaHigh: at(bright, 0.95),
    pixelCount,
  };
}

function quantile(histogram: Uint32Array, rank: number): number {
  let seen = 0;
  for (let value = 0; value < 256; value++) {
    seen += histogram[value]!;
    if (seen >= rank) return value;
  }
  return 255;
}
