/**
 * One class of a map as a plane of 0–255 with edges a pixel soft (3 × 3 binomial). The planes of all classes sum to 255 up to
 * rounding.
 */
export function classCoverage(
  classes: Uint8Array,
  widthPx: number,
  heightPx: number,
  wanted: number,
): Uint8Array {
  const plane = new Uint8Array(classes.length);
  for (let y = 0, i = 0; y < heightPx; y++) {
    const [up, down] = [y > 0 ? widthPx : 0, y < heightPx - 1 ? widthPx : 0];
    for (let x = 0; x < widthPx; x++, i++) {
      const [left, right] = [x > 0 ? 1 : 0, x < widthPx - 1 ? 1 : 0];
      let sum = 0;
      for (const [row, weight] of [
        [i - up, 1],
        [i, 2],
        [i + down, 1],
      ] as const)
        sum += weight * (is(row - left) + 2 * is(row) + is(row + right));
      plane[i] = Math.round((sum * 255) / 16);
    }
  }
  return plane;

  function is(index: number): number {
    return classes[index] === wanted ? 1 : 0;
  }
}
