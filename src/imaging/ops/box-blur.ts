/**
 * Mean over a (2r+1)² window, edges repeated nowhere: the window is clipped and divided by what it covers.
 * Separable with running sums, so the cost does not depend on the radius.
 * @param source row-major plane of widthPx × heightPx values
 * @param radiusPx ≥ 0; 0 copies
 */
export function boxBlur(
  source: Float32Array,
  widthPx: number,
  heightPx: number,
  radiusPx: number,
): Float32Array<ArrayBuffer> {
  const rows = new Float32Array(source.length);
  const r = Math.max(0, Math.round(radiusPx));
  for (let y = 0; y < heightPx; y++) {
    const base = y * widthPx;
    let sum = 0;
    for (let x = 0; x < Math.min(r, widthPx); x++) sum += source[base + x];
    for (let x = 0; x < widthPx; x++) {
      if (x + r < widthPx) sum += source[base + x + r];
      if (x - r - 1 >= 0) sum -= source[base + x - r - 1];
      rows[base + x] = sum / (Math.min(x + r, widthPx - 1) - Math.max(x - r, 0) + 1);
    }
  }
  const result = new Float32Array(source.length);
  const sums = new Float64Array(widthPx);
  for (let y = 0; y < Math.min(r, heightPx); y++)
    for (let x = 0; x < widthPx; x++) sums[x] += rows[y * widthPx + x];
  for (let y = 0; y < heightPx; y++) {
    const enter = (y + r) * widthPx;
    const leave = (y - r - 1) * widthPx;
    const count = Math.min(y + r, heightPx - 1) - Math.max(y - r, 0) + 1;
    const base = y * widthPx;
    for (let x = 0; x < widthPx; x++) {
      if (y + r < heightPx) sums[x] += rows[enter + x];
      if (leave >= 0) sums[x] -= rows[leave + x];
      result[base + x] = sums[x] / count;
    }
  }
  return result;
}
