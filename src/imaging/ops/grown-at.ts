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
  const upper = new Int32Array(pixels.length);
  // To the neighbours on the right and below; 0 at the edge.
  const right = new Uint8Array(pixels.length);
  const below = new Int32Array(pixels.length);
  const across = new Float32Array(pixels.length);
  const down = new Float32Array(pixels.length);
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
  return (plane, values, stride, offset) => {
    for (let k = 0, at = offset; k < pixels.length; k++, at += stride) {
      const top = upper[k];
      const bottom = top + below[k];
      const above = plane[top] + (plane[top + right[k]] - plane[top]) * across[k];
      const under = plane[bottom] + (plane[bottom + right[k]] - plane[bottom]) * across[k];
      values[at] = above + (under - above) * down[k];
    }
  };
}
