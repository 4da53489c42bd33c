/**
 * Pixels in memory. `data` may sit on a SharedArrayBuffer so that worker threads read it without a copy.
 * Row-major, no padding, origin top left.
 */
export interface RgbImage {
  readonly widthPx: number;
  readonly heightPx: number;
  /** sRGB-coded, 0–255, three bytes a pixel: length = widthPx × heightPx × 3. */
  readonly data: Uint8Array;
}

/** Coverage of the person, one byte a pixel: 0 background, 255 person; length = widthPx × heightPx. */
export interface AlphaImage {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly data: Uint8Array;
}

/** A point in pixels of the image it was found on; not rounded. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pixels; x and y are the top left corner. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
