/**
 * Quality scores of ISO/IEC 29794-5, 0–100, from raw measures, with the formulas of its reference implementation OFIQ. How much
 * each counts for a headshot is decided by recipes/review/review-rules.ts.
 */

/** The logistic function of the standard. */
function sigmoid(x: number, middle: number, width: number): number {
  return 1 / (1 + Math.exp((middle - x) / width));
}

const clamp = (score: number): number => Math.min(100, Math.max(0, score));

/** @param share of clipped pixels, 0–1 */
export function overExposureScore(share: number): number {
  return clamp(1 / (share + 0.01));
}

/** Returns the distance in CIELAB of a mean a and b of the cheeks from the natural range, 5–25 and 5–35. */
export function unnaturalColour(a: number, b: number): number {
  const outside = (value: number, from: number, to: number): number => Math.max(0, from - value, value - to);
  return Math.hypot(outside(a, 5, 25), outside(b, 5, 35));
}

/** @param distance that of `unnaturalColour` */
export function naturalColourScore(distance: number): number {
  return clamp(200 * (1 - sigmoid(distance, 0, 10)));
}

/** @param gradient mean of gradient-map.ts over the background */
export function backgroundScore(gradient: number): number {
  return clamp(190 * (1 - sigmoid(gradient, 10, 100)));
}

/** @param gapShare gap of the lids ÷ distance of eyes and chin */
export function eyesOpenScore(gapShare: number): number {
  return clamp(100 * sigmoid(gapShare, 0.02, 0.01));
}
