const BYTE_OF_SIXTEENTHS = Uint8Array.from({ length: 17 }, (_, count) => Math.round((count * 255) / 16));

/**
 * Returns the coverage of one class of a map, 0–255, with edges softened by a 3 × 3 binomial filter. The planes of all classes
 * sum to 255 up to rounding.
 */
export function classCoverage(
  classes: Uint8Array,
  widthPx: number,
  heightPx: number,
  wanted: number,
): Uint8Array {
  const plane = new Uint8Array(classes.length);
  const sumRow = (y: number, to: Uint8Array): void => {
    const row = Math.min(heightPx - 1, y) * widthPx;
    sumNeighbours(classes.subarray(row, row + widthPx), wanted, to);
  };
  // Three rows at a time stay in the cache; whole planes would have to be read from memory again.
  let above = new Uint8Array(widthPx);
  let here = new Uint8Array(widthPx);
  let below = new Uint8Array(widthPx);
  sumRow(0, above);
  sumRow(0, here);
  for (let y = 0, i = 0; y < heightPx; y++) {
    sumRow(y + 1, below);
    for (let x = 0; x < widthPx; x++, i++) plane[i] = BYTE_OF_SIXTEENTHS[above[x] + 2 * here[x] + below[x]];
    [above, here, below] = [here, below, above];
  }
  return plane;
}

/** Filters one row of the wanted class with the weights 1, 2, 1. */
function sumNeighbours(row: Uint8Array, wanted: number, to: Uint8Array): void {
  const last = row.length - 1;
  let left = row[0] === wanted ? 1 : 0;
  let own = left;
  for (let x = 0; x <= last; x++) {
    const right = row[Math.min(last, x + 1)] === wanted ? 1 : 0;
    to[x] = left + 2 * own + right;
    left = own;
    own = right;
  }
}
