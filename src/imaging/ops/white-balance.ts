import { labOfLinear, linearOfLab } from '../measure/colour-difference.ts';
import type { SkinPatch } from '../measure/skin-patches.ts';

/** Factors on linear red, green and blue. */
export type Gains = readonly [red: number, green: number, blue: number];

/** Human skin of every tone under neutral light lies in this wedge of a*b*: hue in degrees, chroma. */
const HUE_DEG = { min: 40, max: 64 };
const CHROMA = { min: 8, max: 28 };
const STRENGTH = 0.85;
const GAIN_REACH = 2.4;

/**
 * Takes out a colour cast by what it did to the skin: skin outside the wedge is led back to its edge, skin
 * inside is left alone. Only colour moves: the skin's lightness stays, so no tone is made lighter or darker.
 */
export function whiteBalance(skin: SkinPatch): Gains {
  const lab = labOfLinear(skin.red, skin.green, skin.blue);
  if (lab.lightness < 4) return [1, 1, 1];
  const hue = (Math.atan2(lab.b, lab.a) * 180) / Math.PI;
  const chroma = Math.hypot(lab.a, lab.b);
  const goalHue = (clamp(hue, HUE_DEG.min, HUE_DEG.max) * Math.PI) / 180;
  const goalChroma = clamp(chroma, CHROMA.min, CHROMA.max);
  const goal = linearOfLab({
    lightness: lab.lightness,
    a: goalChroma * Math.cos(goalHue),
    b: goalChroma * Math.sin(goalHue),
  });
  const gain = (to: number, from: number): number =>
    clamp((Math.max(1e-4, to) / Math.max(1e-4, from)) ** STRENGTH, 1 / GAIN_REACH, GAIN_REACH);
  const gains = [gain(goal[0], skin.red), gain(goal[1], skin.green), gain(goal[2], skin.blue)] as const;
  const before = 0.2126 * skin.red + 0.7152 * skin.green + 0.0722 * skin.blue;
  const after = 0.2126 * skin.red * gains[0] + 0.7152 * skin.green * gains[1] + 0.0722 * skin.blue * gains[2];
  const keep = before / Math.max(1e-6, after);
  return [gains[0] * keep, gains[1] * keep, gains[2] * keep];
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
