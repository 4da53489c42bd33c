/** The eight directions from a pixel to its neighbours: x to the right, y down. */
export const EIGHT_DIRECTIONS = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const;

/**
 * Finds, for every pixel, the first pixel of a kind in one direction; the pixel itself counts.
 * @param kinds row-major, widthPx × heightPx
 * @param direction one of EIGHT_DIRECTIONS
 * @param kind the wanted value
 * @param farthestPx greatest number of steps, 0–65535
 * @returns indices into `kinds`; −1 where there is none
 */
export function nearestAlong(
  kinds: Int8Array,
  widthPx: number,
  heightPx: number,
  direction: readonly [number, number],
  kind: number,
  farthestPx: number,
): Int32Array {
  const [dx, dy] = direction;
  const count = widthPx * heightPx;
  const nearest = new Int32Array(count).fill(-1);
  const steps = new Uint16Array(count);
  // Against the direction, so that the next pixel along it is already known.
  const isBackwards = dy > 0 || (dy === 0 && dx > 0);
  for (let k = 0; k < count; k++) {
    const i = isBackwards ? count - 1 - k : k;
    if (kinds[i] === kind) {
      nearest[i] = i;
      continue;
    }
    const x = (i % widthPx) + dx;
    const next = i + dy * widthPx + dx;
    if (x < 0 || x >= widthPx || next < 0 || next >= count) continue;
    if (nearest[next] < 0 || steps[next] >= farthestPx) continue;
    nearest[i] = nearest[next];
    steps[i] = steps[next] + 1;
  }
  return nearest;
}
