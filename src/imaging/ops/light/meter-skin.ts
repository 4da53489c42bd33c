import { deltaE2000, labOfLinear, type Lab } from '../../measure/image/colour-difference.ts';
import { meanSkin, type SkinPatch } from '../../measure/face/skin-patches.ts';
import type { LightLevels, SceneLight } from './scene-light.ts';
import { codedFromLinear, linearFromCoded } from './srgb.ts';
import { applyTone, type Tone } from '../finish/tone.ts';

/** Greatest fraction of the scene's warmth that is visible on the person; the camera is balanced for the rest. */
const MAX_WARMTH = 0.45;
/** Greatest change of the skin's colour by tone and light together, ΔE2000, however warm the scene. */
const MAX_SHIFT = 3.8;
const WARMTH_STEPS = 8;

/** A patch of skin and the cell of the light that falls on it. */
export interface LitSkin {
  readonly colour: SkinPatch;
  readonly cell: number;
}

/**
 * Meters the exposure of a headshot on the skin, as a photographer does: after light and tone the skin is as light as in the
 * selfie, and its colour moves by MAX_SHIFT at most. Dark and light skin are treated alike by construction.
 * @returns stops that are added to all of the light, and the fraction of its warmth, 0–MAX_WARMTH
 */
export function meterSkin(skin: readonly LitSkin[], light: SceneLight, tone: Tone): LightLevels {
  const goal = labOfSkin(skin.map(({ colour }) => colour));
  if (goal === undefined) return { stops: 0, warmthShare: 0 };
  let levels: LightLevels = { stops: 0, warmthShare: 0 };
  for (let step = WARMTH_STEPS; step >= 0; step--) {
    const warmthShare = (MAX_WARMTH * step) / WARMTH_STEPS;
    levels = { stops: exposureStops(skin, light, tone, warmthShare, goal), warmthShare };
    const seen = labOfSkin(toned(skin, light, tone, levels));
    if (seen !== undefined && deltaE2000(goal, seen) <= MAX_SHIFT) break;
  }
  return levels;
}

/** Returns the exposure, in stops, at which the skin has the lightness of `goal`. */
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
    // L* + 16 is proportional to the cube root of luminance.
    if (seen !== undefined) stops += 3 * Math.log2((goal.lightness + 16) / (seen.lightness + 16));
  }
  return stops;
}

/** Returns the skin's colours after light and tone, as composite.ts computes them. */
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
