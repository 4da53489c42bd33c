interface Point {
  readonly x: number;
  readonly y: number;
}

const SWIPE_MIN_PX = 48;

/** The page a finger turned: left is onward, as with paper. Undefined for a tap and for scrolling. */
export function swipeStep(from: Point, to: Point): -1 | 1 | undefined {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (Math.abs(dx) < SWIPE_MIN_PX || Math.abs(dx) < 1.5 * Math.abs(dy)) return undefined;
  return dx < 0 ? 1 : -1;
}
