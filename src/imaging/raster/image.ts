/**
 * An RGB image in memory, row-major, without padding, origin top left. `data` may be a view of a SharedArrayBuffer, so that
 * worker threads read it without a copy.
 */
export interface RgbImage {
  readonly widthPx: number;
  readonly heightPx: number;
  /** sRGB-coded 0–255, three bytes per pixel: length = widthPx × heightPx × 3. */
  readonly data: Uint8Array;
}

/** Coverage of the person, one byte per pixel: 0 background, 255 person; length = widthPx × heightPx. */
export interface AlphaImage {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly data: Uint8Array;
}

/** A point in pixels of the image in which it was found; not rounded. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle in pixels; x and y are its top left corner. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
