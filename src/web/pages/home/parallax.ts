/** Share of the way scrolled that a picture of speed 1 moves (spec §4). */
const PARALLAX = 0.05;

/** As far as the free room above and below the frames reaches: beyond it lie words (parallax-frames.module.css). */
const ROOM_PX = 60;

/** How far a decorative picture has drifted from its place, CSS pixels. */
export function parallaxOffsetPx(scrolledPx: number, speed: number): number {
  const drift = PARALLAX * scrolledPx * speed;
  return Math.round(Math.max(-ROOM_PX, Math.min(ROOM_PX, drift)) * 10) / 10;
}
