/**
 * Reads enlarged planes at a few pixels only: what growPlane (resample-plane.ts) would give there, without the rest.
 * @param pixels of the large picture, `widthPx` wide: row-major indices
 * @param w × h of the small planes, made by shrinking `factor` times
 * @returns a function that writes one value a pixel of `plane` into `values`, from `offset` on, every `stride`
 */
export function grownAt(
  pixels: Uint32Array,
  widthPx: number,
  w: number,
  h: number,
  factor: number,
): (plane: Float32Array, values: Float32Array, stride: number, offset: number) => void {
  const count = pixels.length;
  const places: Places = {
    upper: new Int32Array(count),
    right: new Uint8Array(count),
    below: new Int32Array(count),
    across: new Float32Array(count),
    down: new Float32Array(count),
  };
  findPlaces(places, pixels, widthPx, w, h, factor);
  return (plane, values, stride, offset) => readAt(places, plane, values, stride, offset);
}

/** Where each pixel lies in the small planes. */
interface Places {
  readonly upper: Int32Array;
  /** To the neighbours on the right and below; 0 at the edge. */
  readonly right: Uint8Array;
  readonly below: Int32Array;
  readonly across: Float32Array;
  readonly down: Float32Array;
}

function findPlaces(
  { upper, right, below, across, down }: Places,
  pixels: Uint32Array,
  widthPx: number,
  w: number,
  h: number,
  factor: number,
): void {
  for (let k = 0; k < pixels.length; k++) {
    const x = Math.min(w - 1, Math.max(0, ((pixels[k] % widthPx) + 0.5) / factor - 0.5));
    const y = Math.min(h - 1, Math.max(0, (Math.floor(pixels[k] / widthPx) + 0.5) / factor - 0.5));
    const left = Math.floor(x);
    const top = Math.floor(y);
    upper[k] = top * w + left;
    right[k] = left < w - 1 ? 1 : 0;
    below[k] = top < h - 1 ? w : 0;
    across[k] = x - left;
    down[k] = y - top;
  }
}

function readAt(
  { upper, right, below, across, down }: Places,
  plane: Float32Array,
  values: Float32Array,
  stride: number,
  offset: number,
): void {
  for (let k = 0, at = offset; k < upper.length; k++, at += stride) {
    const top = upper[k];
    const bottom = top + below[k];
    const above = plane[top] + (plane[top + right[k]] - plane[top]) * across[k];
    const under = plane[bottom] + (plane[bottom + right[k]] - plane[bottom]) * across[k];
    values[at] = above + (under - above) * down[k];
  }
}

/** Pixels of the large picture, ascending, that lie in a small pixel marked 1. */
export function listedPixels(
  listed: Uint8Array,
  w: number,
  h: number,
  widthPx: number,
  heightPx: number,
  shrink: number,
): Uint32Array {
  let places = 0;
  for (let i = 0; i < listed.length; i++) places += listed[i];
  const pixels = new Uint32Array(places * shrink * shrink);
  let count = 0;
  for (let y = 0; y < heightPx; y++) {
    const row = Math.min(h - 1, Math.floor(y / shrink)) * w;
    for (let x = 0; x < widthPx; x++)
      if (listed[row + Math.floor(x / shrink)] === 1) pixels[count++] = y * widthPx + x;
  }
  return pixels.slice(0, count);
}
