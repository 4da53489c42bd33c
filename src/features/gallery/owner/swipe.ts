interface Point {
  readonly x: number;
  readonly y: number;
}

const SWIPE_MIN_PX = 48;

/** Returns 1 (next) for a swipe to the left, -1 (previous) for one to the right, undefined for a tap or for scrolling. */
export function swipeStep(from: Point, to: Point): -1 | 1 | undefined {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (Math.abs(dx) < SWIPE_MIN_PX || Math.abs(dx) < 1.5 * Math.abs(dy)) return undefined;
  return dx < 0 ? 1 : -1;
}
