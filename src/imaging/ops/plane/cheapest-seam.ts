export interface SeamOptions {
  /** Most columns by which the seam may move from one row to the next. */
  readonly maxStep: number;
  /** Cost of each column by which it moves. */
  readonly bendCost: number;
}

/**
 * Finds the cheapest path from the first row of a plane of costs to the last (dynamic programming, after Avidan and Shamir
 * 2007, "Seam Carving for Content-Aware Image Resizing").
 * @param costs row-major plane of columns × rows values, which may be negative
 * @returns the seam's column in each row
 */
export function cheapestSeam(
  costs: Float32Array,
  columns: number,
  rows: number,
  { maxStep, bendCost }: SeamOptions,
): Int32Array {
  const sums = costs.slice();
  const steps = new Int8Array(costs.length);
  for (let y = 1; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      let least = Infinity;
      for (let step = -maxStep; step <= maxStep; step++) {
        if (x + step < 0 || x + step >= columns) continue;
        const sum = sums[(y - 1) * columns + x + step] + bendCost * Math.abs(step);
        if (sum >= least) continue;
        least = sum;
        steps[y * columns + x] = step;
      }
      sums[y * columns + x] += least;
    }
  const seam = new Int32Array(rows);
  const last = sums.subarray((rows - 1) * columns);
  let x = last.indexOf(last.reduce((a, b) => Math.min(a, b)));
  for (let y = rows - 1; y >= 0; y--) {
    seam[y] = x;
    x += steps[y * columns + x];
  }
  return seam;
}
