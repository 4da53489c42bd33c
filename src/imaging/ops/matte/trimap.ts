import type { RgbImage } from '../../raster/image.ts';
import { distanceTransform } from '../plane/distance-transform.ts';
import { shrinkPlane, shrinkRgb } from '../plane/resample-plane.ts';
import { smoothStep } from '../plane/smooth-step.ts';

/** The band along a matte's edge in which its coverage is uncertain. */
export interface UnknownBand {
  /** Width inside the edge at a pixel, pixels of the image: wide in hair, narrow at a shoulder, 0 in the face. */
  readonly insidePx: (x: number, y: number) => number;
  /** Width outside the edge, pixels of the image. */
  readonly outsidePx: number;
  /** Tests whether a pixel certainly shows the colour of the person's hair. Default: none does. */
  readonly isHair?: (x: number, y: number) => boolean;
}

/** Kind of a pixel that is certainly the person. In buildTrimap: covered, and deeper inside than the band. */
export const PERSON = 1;
/** Kind of a pixel that is certainly background. In buildTrimap: not covered, and farther outside than the band. */
export const BACKGROUND = -1;
/** Kind of a pixel whose coverage is estimated from those that are certain. */
export const UNKNOWN = 0;
/** Kind of a pixel deep inside that is not wholly covered: its coverage stays, and it is no sample. */
const IGNORED = 2;

/** A shrunk image and matte with the kind of each pixel. All planes have widthPx × heightPx values. */
export interface Trimap {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Colours coded 0–255. */
  readonly red: Float32Array;
  readonly green: Float32Array;
  readonly blue: Float32Array;
  /** Coverage 0–1. */
  readonly alpha: Float32Array;
  /** PERSON, BACKGROUND, UNKNOWN, or 2 for none of them. */
  readonly kinds: Int8Array;
  /** Depth inside the band, 0 at the person's edge to 1 at the band's inner edge. */
  readonly deep: Float32Array;
}

/**
 * Divides a shrunk image into person, background and the unknown band between them.
 * @param alpha coverage 0–1, at the image's size
 * @param shrink whole, ≥ 1
 */
export function buildTrimap(image: RgbImage, alpha: Float32Array, band: UnknownBand, shrink: number): Trimap {
  const { widthPx, heightPx } = image;
  const [red, green, blue] = shrinkRgb(image, shrink);
  const { data, widthPx: w, heightPx: h } = shrinkPlane(alpha, widthPx, heightPx, shrink);
  const inside = distanceTransform(data, w, h, (value) => value < 0.5);
  const outside = distanceTransform(data, w, h, (value) => value > 0.5);
  const kinds = new Int8Array(w * h);
  const deep = new Float32Array(w * h);
  const classify = (x: number, y: number): void => {
    const i = y * w + x;
    if (data[i] < 0.02 && outside[i] > band.outsidePx / shrink) {
      kinds[i] = BACKGROUND;
      return;
    }
    const reach = band.insidePx((x + 0.5) * shrink, (y + 0.5) * shrink) / shrink;
    // The image's upper edge counts as an edge of the person: where it cuts the hair, there is sky between the strands too.
    const depth = Math.min(inside[i], y + 0.5);
    if (depth > reach) kinds[i] = data[i] > 0.9 ? PERSON : IGNORED;
    deep[i] = smoothStep(0.15, 1, depth / Math.max(1, reach));
  };
  for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) classify(x, y);
  return { widthPx: w, heightPx: h, red, green, blue, alpha: data, kinds, deep };
}
