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
  const across = new Uint8Array(classes.length);
  for (let y = 0, i = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++, i++) {
      const left = x > 0 ? i - 1 : i;
      const right = x < widthPx - 1 ? i + 1 : i;
      across[i] =
        (classes[left] === wanted ? 1 : 0) +
        (classes[i] === wanted ? 2 : 0) +
        (classes[right] === wanted ? 1 : 0);
    }
  const plane = new Uint8Array(classes.length);
  for (let y = 0, i = 0; y < heightPx; y++) {
    const up = y > 0 ? widthPx : 0;
    const down = y < heightPx - 1 ? widthPx : 0;
    for (let x = 0; x < widthPx; x++, i++)
      plane[i] = Math.round(((across[i - up] + 2 * across[i] + across[i + down]) * 255) / 16);
  }
  return plane;
}
