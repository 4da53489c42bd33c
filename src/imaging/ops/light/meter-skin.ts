import { deltaE2000, labOfLinear, type Lab } from '../../measure/image/colour-difference.ts';
import { meanSkin, type SkinPatch } from '../../measure/face/skin-patches.ts';
import type { LightLevels, SceneLight } from './scene-light.ts';
import { codedFromLinear, linearFromCoded } from './srgb.ts';
import { applyTone, type Tone } from '../finish/tone.ts';

/** The camera is balanced for the place: of its warmth this share is left to be seen on the person. */
const WARMTH_SHARE = 0.45;
/** How far tone and light together may move the skin's colour, ΔE2000, however warm the place. */
const MAX_SHIFT = 3.8;
const SHARE_STEPS = 8;

/** Skin and the cell of the light that falls on it. */
export interface LitSkin {
  readonly colour: SkinPatch;
  readonly cell: number;
}

/**
 * Meters a headshot on the skin, as a photographer does: behind the style's tone the skin is as light as it was in the
 * selfie, whatever the light and the tone do, and its colour moves by MOST_SHIFT at most. Dark and light skin are
 * treated alike by construction.
 * @returns stops added to all of the light, and the share of its warmth, 0–WARMTH_SHARE
 */
export function meterSkin(skin: readonly LitSkin[], light: SceneLight, tone: Tone): LightLevels {
  const goal = labOfSkin(skin.map(({ colour }) => colour));
  if (goal === undefined) return { stops: 0, warmthShare: 0 };
  let levels: LightLevels = { stops: 0, warmthShare: 0 };
  for (let step = SHARE_STEPS; step >= 0; step--) {
    const warmthShare = (WARMTH_SHARE * step) / SHARE_STEPS;
    levels = { stops: exposureStops(skin, light, tone, warmthShare, goal), warmthShare };
    const seen = labOfSkin(toned(skin, light, tone, levels));
    if (seen !== undefined && deltaE2000(goal, seen) <= MAX_SHIFT) break;
  }
  return levels;
}

/** The exposure at which the skin has its lightness again. */
function exposureStops(
  skin: readonly LitSkin[],
  light: SceneLight,
  tone: Tone,
  warmthShare: number,
  goal: Lab,
): number {
  let stops = 0;
  for (let round = 0; round < 5; round++) {
    const seen = labOfSkin(toned(skin, light, tone, { stops, warmthShare }));
    // L* goes with the cube root of luminance.
    if (seen !== undefined) stops += 3 * Math.log2((goal.lightness + 16) / (seen.lightness + 16));
  }
  return stops;
}

/** What the composite makes of the skin. */
function toned(
  skin: readonly LitSkin[],
  light: SceneLight,
  tone: Tone,
  { stops, warmthShare }: LightLevels,
): SkinPatch[] {
  const coded = new Float32Array(skin.length * 3);
  skin.forEach(({ colour, cell }, i) => {
    const level = 2 ** ((light.stops[cell] + stops) / 2.2);
    const tint = 2 ** ((light.warmth[cell] * warmthShare) / 2.2);
    coded[i * 3] = 255 * codedFromLinear(colour.red) * level * tint;
    coded[i * 3 + 1] = 255 * codedFromLinear(colour.green) * level;
    coded[i * 3 + 2] = (255 * codedFromLinear(colour.blue) * level) / tint;
  });
  applyTone(coded, tone);
  return skin.map((_, i) => ({
    red: linearFromCoded(coded[i * 3] / 255),
    green: linearFromCoded(coded[i * 3 + 1] / 255),
    blue: linearFromCoded(coded[i * 3 + 2] / 255),
  }));
}

function labOfSkin(patches: readonly SkinPatch[]): Lab | undefined {
  const mean = meanSkin(patches);
  return mean && labOfLinear(mean.red, mean.green, mean.blue);
}
