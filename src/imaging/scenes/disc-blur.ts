/**
 * What a wide-open lens does to light out of focus: every point becomes an even disc. Run on linear light, so
 * that lamps stay bright. Rows of the disc are running sums: cost grows with the radius, not its square.
 * @param plane linear light, widthPx × heightPx; edges are repeated
 */
export function discBlur(
  plane: Float32Array,
  widthPx: number,
  heightPx: number,
  radiusPx: number,
): Float32Array<ArrayBuffer> {
  const r = Math.round(radiusPx);
  const result = new Float32Array(plane.length);
  if (r < 1) {
    result.set(plane);
    return result;
  }
  const padded = widthPx + 2 * r + 1;
  const prefix = new Float64Array(heightPx * padded);
  for (let y = 0; y < heightPx; y++) {
    let sum = 0;
    const row = y * padded;
    for (let i = 0; i < padded - 1; i++) {
      sum += plane[y * widthPx + Math.min(widthPx - 1, Math.max(0, i - r))];
      prefix[row + i + 1] = sum;
    }
  }
  const halfWidths = Array.from({ length: 2 * r + 1 }, (_, i) =>
    Math.floor(Math.sqrt(Math.max(0, (r + 0.5) ** 2 - (i - r) ** 2))),
  );
  const area = halfWidths.reduce((total, half) => total + 2 * Math.min(half, r) + 1, 0);
  for (let y = 0; y < heightPx; y++)
    for (let dy = -r; dy <= r; dy++) {
      const row = Math.min(heightPx - 1, Math.max(0, y + dy)) * padded;
      const half = Math.min(r, halfWidths[dy + r]);
      const from = row + r - half;
      const to = row + r + half + 1;
      for (let x = 0; x < widthPx; x++) result[y * widthPx + x] += prefix[to + x] - prefix[from + x];
    }
  for (let i = 0; i < result.length; i++) result[i] /= area;
  return result;
}
