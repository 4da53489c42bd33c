export interface SeamOptions {
  /** Columns by which the seam may move from one row to the next. */
  readonly mostStep: number;
  /** Cost of each column that it moves. */
  readonly bend: number;
}

/**
 * Finds the way from the first row of a plane of costs to the last one that costs least (dynamic programming, as in Avidan and
 * Shamir 2007, "Seam Carving for Content-Aware Image Resizing").
 * @param costs row-major plane of columns × rows values, which may be negative
 * @returns the seam's column in each row
 */
export function cheapestSeam(
  costs: Float32Array,
  columns: number,
  rows: number,
  { mostStep, bend }: SeamOptions,
): Int32Array {
  const sums = costs.slice();
  const steps = new Int8Array(costs.length);
  for (let y = 1; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      let least = Infinity;
      for (let step = -mostStep; step <= mostStep; step++) {
        if (x + step < 0 || x + step >= columns) continue;
        const sum = sums[(y - 1) * columns + x + step] + bend * Math.abs(step);
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
