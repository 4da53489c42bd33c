import type { RgbImage } from '../../raster/image.ts';
import { distanceTransform } from '../plane/distance-transform.ts';
import { shrinkPlane, shrinkRgb } from '../plane/resample-plane.ts';

/** Where, and how far, a matte is doubted. */
export interface MatteDoubt {
  /** How deep inside its own edge, pixels, at a pixel of the picture: hair far, a shoulder hardly, a face not at all. */
  readonly insidePx: (x: number, y: number) => number;
  /** How far outside its edge, pixels of the picture. */
  readonly outsidePx: number;
  /** Where the person's hair certainly shows its colours; nowhere when left out. */
  readonly isHair?: (x: number, y: number) => boolean;
}

/** A kind of pixel: certainly the person's. For lookPlanes, covered and deeper inside than the matte is doubted. */
export const PERSON = 1;
/** Certainly not the person's. For lookPlanes, not covered and farther outside than the matte is doubted. */
export const BACKGROUND = -1;
/** One of the two, near the edge: which, is asked of pixels that are certain. */
export const DOUBT = 0;
/** Deep inside and yet not wholly covered: neither asked about nor asked. */
const UNKNOWN = 2;

/** A picture and its matte, shrunk, and of which kind each pixel is. */
export interface LookPlanes {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Colours coded 0–255, widthPx × heightPx as all planes here. */
  readonly red: Float32Array;
  readonly green: Float32Array;
  readonly blue: Float32Array;
  /** Coverage 0–1. */
  readonly alpha: Float32Array;
  /** PERSON, BACKGROUND, DOUBT, or 2 for none of them. */
  readonly kinds: Int8Array;
  /** How deep inside the doubt's reach, 0–1. */
  readonly deep: Float32Array;
}

/**
 * @param alpha coverage 0–1, at the picture's size
 * @param shrink whole, ≥ 1
 */
export function lookPlanes(
  image: RgbImage,
  alpha: Float32Array,
  doubt: MatteDoubt,
  shrink: number,
): LookPlanes {
  const { widthPx, heightPx } = image;
  const [red, green, blue] = shrinkRgb(image, shrink);
  const { data, widthPx: w, heightPx: h } = shrinkPlane(alpha, widthPx, heightPx, shrink);
  const inside = distanceTransform(data, w, h, (value) => value < 0.5);
  const outside = distanceTransform(data, w, h, (value) => value > 0.5);
  const kinds = new Int8Array(w * h);
  const deep = new Float32Array(w * h);
  const look = (x: number, y: number): void => {
    const i = y * w + x;
    if (data[i] < 0.02 && outside[i] > doubt.outsidePx / shrink) {
      kinds[i] = BACKGROUND;
      return;
    }
    const reach = doubt.insidePx((x + 0.5) * shrink, (y + 0.5) * shrink) / shrink;
    // Above the picture anything may be: where it cuts the hair, there is sky between the strands as well.
    const depth = Math.min(inside[i], y + 0.5);
    if (depth > reach) kinds[i] = data[i] > 0.9 ? PERSON : UNKNOWN;
    deep[i] = smoothStep(0.15, 1, depth / Math.max(1, reach));
  };
  for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) look(x, y);
  return { widthPx: w, heightPx: h, red, green, blue, alpha: data, kinds, deep };
}

/** 0 up to `low`, 1 from `high` on, smooth between. */
export function smoothStep(low: number, high: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return t * t * (3 - 2 * t);
}
