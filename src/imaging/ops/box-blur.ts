/** Lent to one call after the other: half of the garbage of a cut-out would be such planes. */
let lent = new Float32Array(0);

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
  const r = Math.max(0, Math.round(radiusPx));
  if (lent.length < source.length) lent = new Float32Array(source.length);
  const rows = lent;
  const acrossShares = windowShares(widthPx, r);
  for (let y = 0; y < heightPx; y++) {
    const base = y * widthPx;
    let sum = 0;
    for (let x = 0; x < Math.min(r, widthPx); x++) sum += source[base + x];
    for (let x = 0; x < widthPx; x++) {
      const entering = x + r < widthPx ? source[base + x + r] : 0;
      const leaving = x - r - 1 >= 0 ? source[base + x - r - 1] : 0;
      // One addition waits for the last one, not two.
      sum += entering - leaving;
      rows[base + x] = sum * acrossShares[x];
    }
  }
  const result = new Float32Array(source.length);
  const sums = new Float64Array(widthPx);
  const downShares = windowShares(heightPx, r);
  for (let y = 0; y < Math.min(r, heightPx); y++)
    for (let x = 0; x < widthPx; x++) sums[x] += rows[y * widthPx + x];
  for (let y = 0; y < heightPx; y++) {
    const enter = (y + r) * widthPx;
    const leave = (y - r - 1) * widthPx;
    const share = downShares[y];
    if (y + r < heightPx) for (let x = 0; x < widthPx; x++) sums[x] += rows[enter + x];
    if (leave >= 0) for (let x = 0; x < widthPx; x++) sums[x] -= rows[leave + x];
    for (let x = 0, i = y * widthPx; x < widthPx; x++, i++) result[i] = sums[x] * share;
  }
  return result;
}

/** 1 ÷ how many of the 2r+1 places round each one lie inside. */
function windowShares(length: number, r: number): Float64Array {
  const shares = new Float64Array(length);
  for (let at = 0; at < length; at++)
    shares[at] = 1 / (Math.min(at + r, length - 1) - Math.max(at - r, 0) + 1);
  return shares;
}
