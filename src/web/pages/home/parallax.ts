/** The distance that a picture of speed 1 moves, as a share of the distance scrolled (spec §4). */
const PARALLAX = 0.05;

/** The free space above and below the frames, beyond which there is text (parallax-frames.module.css). */
const MAX_OFFSET_PX = 60;

/** Returns the offset of a decorative picture from its place, in CSS pixels (decision 040). */
export function parallaxOffsetPx(scrolledPx: number, speed: number): number {
  const drift = PARALLAX * scrolledPx * speed;
  return Math.round(Math.max(-MAX_OFFSET_PX, Math.min(MAX_OFFSET_PX, drift)) * 10) / 10;
}
