/** Reused by all calls, because half of a cutout's garbage would be such planes. */
let scratch = new Float32Array(0);

/**
 * Averages over a (2r+1)² window. At the image's edges the window is clipped and the sum divided by the pixels that are left.
 * Separable with running sums (McDonnell 1981, "Box-filtering techniques"), so the cost does not depend on the radius.
 * @param source row-major plane of widthPx × heightPx values
 * @param radiusPx ≥ 0, rounded; 0 copies
 * @returns a new plane
 */
export function boxBlur(
  source: Float32Array,
  widthPx: number,
  heightPx: number,
  radiusPx: number,
): Float32Array<ArrayBuffer> {
  const r = Math.max(0, Math.round(radiusPx));
  if (scratch.length < source.length) scratch = new Float32Array(source.length);
  const rows = scratch;
  const acrossShares = windowShares(widthPx, r);
  for (let y = 0; y < heightPx; y++)
    sumRow(source.subarray(y * widthPx, (y + 1) * widthPx), rows, y * widthPx, r, acrossShares);
  const result = new Float32Array(source.length);
  const sums = new Float64Array(widthPx);
  const downShares = windowShares(heightPx, r);
  for (let y = 0; y < Math.min(r, heightPx); y++)
    for (let x = 0; x < widthPx; x++) sums[x] += rows[y * widthPx + x];
  for (let y = 0; y < heightPx; y++) {
    const share = downShares[y];
    // Rows outside the image have the weight 0, so that one loop serves all rows.
    const enterWeight = y + r < heightPx ? 1 : 0;
    const leaveWeight = y - r - 1 >= 0 ? 1 : 0;
    const enter = enterWeight * (y + r) * widthPx;
    const leave = leaveWeight * (y - r - 1) * widthPx;
    for (let x = 0, i = y * widthPx; x < widthPx; x++, i++) {
      const sum = sums[x] + enterWeight * rows[enter + x] - leaveWeight * rows[leave + x];
      sums[x] = sum;
      result[i] = sum * share;
    }
  }
  return result;
}

/** Writes a row's means to `to`, beginning at `base`. */
function sumRow(row: Float32Array, to: Float32Array, base: number, r: number, shares: Float64Array): void {
  const { length } = row;
  const fullFrom = Math.min(length, r + 1);
  const fullTo = Math.max(fullFrom, length - r);
  let sum = 0;
  for (let x = 0; x < Math.min(r, length); x++) sum += row[x];
  for (let x = 0; x < fullFrom; x++) {
    if (x + r < length) sum += row[x + r];
    to[base + x] = sum * shares[x];
  }
  // Written as one update, so that each sum depends on the previous one through one addition and not two.
  for (let x = fullFrom; x < fullTo; x++) {
    sum += row[x + r] - row[x - r - 1];
    to[base + x] = sum * shares[x];
  }
  for (let x = fullTo; x < length; x++) {
    sum -= row[x - r - 1];
    to[base + x] = sum * shares[x];
  }
}

/** Returns 1 ÷ the number of the 2r+1 positions around each one that are inside. */
function windowShares(length: number, r: number): Float64Array {
  const shares = new Float64Array(length);
  for (let at = 0; at < length; at++)
    shares[at] = 1 / (Math.min(at + r, length - 1) - Math.max(at - r, 0) + 1);
  return shares;
}
