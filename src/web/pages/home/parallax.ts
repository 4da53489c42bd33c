/** Share of the way scrolled that a picture of speed 1 moves (spec §4). */
const PARALLAX = 0.05;

/** How far a decorative picture has drifted, CSS pixels. */
export function parallaxOffsetPx(scrolledPx: number, speed: number): number {
  return Math.round(PARALLAX * scrolledPx * speed * 10) / 10;
}
