/**
 * Reads enlarged planes at a few pixels only: the values that enlargePlane (resample-plane.ts) gives there.
 * @param pixels row-major indices into the large image, which is `widthPx` wide
 * @param w width of the small planes
 * @param h height of the small planes
 * @param factor by which the planes were shrunk
 * @returns a function that writes the value of `plane` at each pixel to `values[offset]`, `values[offset + stride]` …
 */
export function enlargedPixels(
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

/** The position of each pixel in the small planes. */
interface Places {
  /** Index of the upper left one of the four cells around it. */
  readonly upper: Int32Array;
  /** Offsets to the neighbours on the right and below; 0 at the edge. */
  readonly right: Uint8Array;
  readonly below: Int32Array;
  /** Weights 0–1 of these neighbours. */
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

/**
 * Lists the pixels of the large image, ascending, whose block is marked.
 * @param marked 1 or 0 for each of w × h blocks of `shrink` × `shrink` pixels
 */
export function pixelsInBlocks(
  marked: Uint8Array,
  w: number,
  h: number,
  widthPx: number,
  heightPx: number,
  shrink: number,
): Uint32Array {
  let blocks = 0;
  for (let i = 0; i < marked.length; i++) blocks += marked[i];
  const pixels = new Uint32Array(blocks * shrink * shrink);
  let count = 0;
  for (let y = 0; y < heightPx; y++) {
    const row = Math.min(h - 1, Math.floor(y / shrink)) * w;
    for (let x = 0; x < widthPx; x++)
      if (marked[row + Math.floor(x / shrink)] === 1) pixels[count++] = y * widthPx + x;
  }
  return pixels.slice(0, count);
}
