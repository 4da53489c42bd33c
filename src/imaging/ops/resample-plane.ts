/** Shrinks a plane by averaging whole `factor` × `factor` blocks; the last ones may be smaller. */
export function shrinkPlane(
  source: Float32Array,
  widthPx: number,
  heightPx: number,
  factor: number,
): { readonly data: Float32Array<ArrayBuffer>; readonly widthPx: number; readonly heightPx: number } {
  const w = Math.ceil(widthPx / factor);
  const h = Math.ceil(heightPx / factor);
  const data = new Float32Array(w * h);
  for (let y = 0; y < h; y++) {
    const y1 = Math.min(heightPx, (y + 1) * factor);
    for (let x = 0; x < w; x++) {
      const x1 = Math.min(widthPx, (x + 1) * factor);
      let sum = 0;
      for (let sy = y * factor; sy < y1; sy++)
        for (let sx = x * factor; sx < x1; sx++) sum += source[sy * widthPx + sx];
      data[y * w + x] = sum / ((y1 - y * factor) * (x1 - x * factor));
    }
  }
  return { data, widthPx: w, heightPx: h };
}

/** Enlarges a plane made by `shrinkPlane` back to widthPx × heightPx, bilinearly, sample centres aligned. */
export function growPlane(
  small: { readonly data: Float32Array; readonly widthPx: number; readonly heightPx: number },
  widthPx: number,
  heightPx: number,
  factor: number,
): Float32Array<ArrayBuffer> {
  const result = new Float32Array(widthPx * heightPx);
  const { data, widthPx: w, heightPx: h } = small;
  for (let y = 0; y < heightPx; y++) {
    const fy = Math.min(h - 1, Math.max(0, (y + 0.5) / factor - 0.5));
    const y0 = Math.floor(fy);
    const y1 = Math.min(h - 1, y0 + 1);
    const ty = fy - y0;
    for (let x = 0; x < widthPx; x++) {
      const fx = Math.min(w - 1, Math.max(0, (x + 0.5) / factor - 0.5));
      const x0 = Math.floor(fx);
      const x1 = Math.min(w - 1, x0 + 1);
      const tx = fx - x0;
      const top = data[y0 * w + x0] * (1 - tx) + data[y0 * w + x1] * tx;
      const bottom = data[y1 * w + x0] * (1 - tx) + data[y1 * w + x1] * tx;
      result[y * widthPx + x] = top * (1 - ty) + bottom * ty;
    }
  }
  return result;
}
