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
  for (let y = 0; y < heightPx; y++)
    sumRow(source.subarray(y * widthPx, (y + 1) * widthPx), rows, y * widthPx, r, acrossShares);
  const result = new Float32Array(source.length);
  const sums = new Float64Array(widthPx);
  const downShares = windowShares(heightPx, r);
  for (let y = 0; y < Math.min(r, heightPx); y++)
    for (let x = 0; x < widthPx; x++) sums[x] += rows[y * widthPx + x];
  for (let y = 0; y < heightPx; y++) {
    const share = downShares[y];
    // Rows outside count 0 times, so that one loop does for all rows.
    const ofEntering = y + r < heightPx ? 1 : 0;
    const ofLeaving = y - r - 1 >= 0 ? 1 : 0;
    const enter = ofEntering * (y + r) * widthPx;
    const leave = ofLeaving * (y - r - 1) * widthPx;
    for (let x = 0, i = y * widthPx; x < widthPx; x++, i++) {
      const sum = sums[x] + ofEntering * rows[enter + x] - ofLeaving * rows[leave + x];
      sums[x] = sum;
      result[i] = sum * share;
    }
  }
  return result;
}

/** Writes a row's means to `to`, from `base` on. */
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
  // One addition waits for the last one, not two.
  for (let x = fullFrom; x < fullTo; x++) {
    sum += row[x + r] - row[x - r - 1];
    to[base + x] = sum * shares[x];
  }
  for (let x = fullTo; x < length; x++) {
    sum -= row[x - r - 1];
    to[base + x] = sum * shares[x];
  }
}

/** 1 ÷ how many of the 2r+1 places round each one lie inside. */
function windowShares(length: number, r: number): Float64Array {
  const shares = new Float64Array(length);
  for (let at = 0; at < length; at++)
    shares[at] = 1 / (Math.min(at + r, length - 1) - Math.max(at - r, 0) + 1);
  return shares;
}
