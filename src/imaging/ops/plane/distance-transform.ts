/**
 * Computes the distance of every pixel to the nearest pixel that fulfils a condition: a two-pass chamfer distance transform
 * with steps 1 and √2, never below the Euclidean distance and at most 8.3 % above it (Borgefors 1986, "Distance
 * Transformations in Digital Images").
 * @param plane row-major, widthPx × heightPx
 * @param isGoal whether a value fulfils the condition
 * @returns pixels; 0 where the condition holds, at most widthPx + heightPx
 */
export function distanceTransform(
  plane: Float32Array,
  widthPx: number,
  heightPx: number,
  isGoal: (value: number) => boolean,
): Float32Array {
  const distance = new Float32Array(plane.length);
  for (let i = 0; i < plane.length; i++) distance[i] = isGoal(plane[i]) ? 0 : widthPx + heightPx;
  // Visits the neighbours that a pass has processed already: the pixel behind and the previous row. `back` is −1, then 1.
  const relax = (x: number, y: number, back: number): void => {
    const i = y * widthPx + x;
    const isRow = y + back >= 0 && y + back < heightPx;
    const behind = x + back >= 0 && x + back < widthPx;
    const ahead = x - back >= 0 && x - back < widthPx;
    const row = i + back * widthPx;
    let least = distance[i];
    if (behind) least = Math.min(least, distance[i + back] + 1);
    if (isRow) least = Math.min(least, distance[row] + 1);
    if (isRow && behind) least = Math.min(least, distance[row + back] + Math.SQRT2);
    if (isRow && ahead) least = Math.min(least, distance[row - back] + Math.SQRT2);
    distance[i] = least;
  };
  for (let y = 0; y < heightPx; y++) for (let x = 0; x < widthPx; x++) relax(x, y, -1);
  for (let y = heightPx - 1; y >= 0; y--) for (let x = widthPx - 1; x >= 0; x--) relax(x, y, 1);
  return distance;
}
