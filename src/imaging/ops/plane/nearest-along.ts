/** The eight ways from a pixel to its neighbours: x to the right, y down. */
export const EIGHT_WAYS = [
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
 * For every pixel the first one of a kind that a walk in one direction meets, itself included.
 * @param kinds row-major, widthPx × heightPx
 * @param way one of EIGHT_WAYS
 * @param kind the value looked for
 * @param farthestPx steps the walk takes at most, 0–65535
 * @returns indices into `kinds`; −1 where none is met
 */
export function nearestAlong(
  kinds: Int8Array,
  widthPx: number,
  heightPx: number,
  way: readonly [number, number],
  kind: number,
  farthestPx: number,
): Int32Array {
  const [dx, dy] = way;
  const count = widthPx * heightPx;
  const nearest = new Int32Array(count).fill(-1);
  const steps = new Uint16Array(count);
  // Against the way, so that the next pixel along it is known already.
  const backwards = dy > 0 || (dy === 0 && dx > 0);
  for (let k = 0; k < count; k++) {
    const i = backwards ? count - 1 - k : k;
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
