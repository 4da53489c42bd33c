import { labOfLinear } from '../../measure/image/colour-difference.ts';
import type { EyeWhites } from '../../measure/face/eye-whites.ts';
import type { SkinPatch } from '../../measure/face/skin-patches.ts';

/** Factors on linear red, green and blue. */
export type Gains = readonly [red: number, green: number, blue: number];

/** log2 of red ÷ green and of blue ÷ green: what a coloured light adds to, whatever it falls on. */
type Ratios = readonly [redGreen: number, blueGreen: number];

/** What one witness says about the light: its own colour under white light taken off, and how far to trust that. */
interface Estimate {
  readonly light: Ratios;
  /** Inverse covariance: [red red, red blue, blue blue]. */
  readonly precision: readonly [number, number, number];
}

// Means and deviations of 100 portraits (shared/photos/portraits, most of them in white light).
/** Skin, by its lightness: darker skin is redder and yellower under white light, and must not be taken for a cast. */
const SKIN = {
  lightness: 63,
  ratios: [1.12, -0.6],
  perLightness: [-0.0167, 0.008],
  sd: [0.22, 0.33],
  rho: -0.5,
} as const;
/** The lids throw their red on the whites of the eyes. */
const EYE_WHITES = { ratios: [0.85, -0.37], sd: [0.49, 0.3], rho: -0.17 } as const;
const EYE_WHITES_PIXELS = { least: 40, sure: 280 };
const SCENE = { ratios: [0.1, 0.03], sd: [0.25, 0.32], rho: 0 } as const;
/** Light in rooms and streets runs from lamp to sky, hardly ever to green or magenta. */
const WARM_AXIS = { direction: [0.45, -0.89], sd: 0.8, acrossSd: 0.25 } as const;
/**
 * Skin whose red is above this (linear light) is clipped: its ratio says little, red taken down would turn it green
 * and blue brought up far would turn it white.
 */
const CLIPPED = { above: 0.97, sd: 1, reachStops: 1.7 };
/** Degrees of freedom of Student's t: a witness far from the others (a yellow dress, a red turban) counts less. */
const FREEDOM = 3;
/** A cast below this many stops is the mood of the place: it stays. */
const KEPT_CAST_STOPS = 0.4;
const MAX_CORRECTION_STOPS = 2.7;

/**
 * Takes a colour cast out, found by three witnesses: skin, the whites of the eyes and the picture's edges (grey on
 * average: van de Weijer, Gevers & Gijsenij 2007). Each is a Gaussian about its usual colour, the light has one of its
 * own, and the most probable light is taken back. Only colour moves: the skin's luminance stays.
 * @param skin linear light 0–1
 * @param edges linear, any scale
 */
export function whiteBalance(skin: SkinPatch, eyeWhites: EyeWhites | undefined, edges: SkinPatch): Gains {
  const { lightness } = labOfLinear(skin.red, skin.green, skin.blue);
  if (lightness < 4) return [1, 1, 1];
  const lighter = lightness - SKIN.lightness;
  const usual: Ratios = [
    SKIN.ratios[0] + SKIN.perLightness[0] * lighter,
    SKIN.ratios[1] + SKIN.perLightness[1] * lighter,
  ];
  const isClipped = skin.red > CLIPPED.above;
  const bySkin = estimate(ratiosOf(skin), usual, isClipped ? [CLIPPED.sd, SKIN.sd[1]] : SKIN.sd, SKIN.rho);
  const estimates = [bySkin, estimate(ratiosOf(edges), SCENE.ratios, SCENE.sd, SCENE.rho)];
  if (eyeWhites !== undefined && eyeWhites.pixelCount >= EYE_WHITES_PIXELS.least) {
    const doubt = Math.sqrt(Math.max(1, EYE_WHITES_PIXELS.sure / eyeWhites.pixelCount));
    const sd = EYE_WHITES.sd.map((deviation) => deviation * doubt);
    estimates.push(estimate(ratiosOf(eyeWhites), EYE_WHITES.ratios, sd, EYE_WHITES.rho));
  }
  const [red, blue] = shrinkCast(mostProbableLight(estimates));
  const gains = isClipped
    ? ([1, 1, 2 ** Math.min(CLIPPED.reachStops, -blue)] as const)
    : ([2 ** -red, 1, 2 ** -blue] as const);
  const luminance = (gain: Gains): number =>
    0.2126 * skin.red * gain[0] + 0.7152 * skin.green * gain[1] + 0.0722 * skin.blue * gain[2];
  const keep = luminance([1, 1, 1]) / Math.max(1e-6, luminance(gains));
  return [gains[0] * keep, gains[1] * keep, gains[2] * keep];
}

function ratiosOf({ red, green, blue }: SkinPatch): Ratios {
  const base = Math.max(1e-4, green);
  return [Math.log2(Math.max(1e-4, red) / base), Math.log2(Math.max(1e-4, blue) / base)];
}

function estimate(seen: Ratios, usual: Ratios, sd: readonly number[], rho: number): Estimate {
  const [a, b] = [sd[0]!, sd[1]!];
  const scale = 1 / (1 - rho * rho);
  return {
    light: [seen[0] - usual[0], seen[1] - usual[1]],
    precision: [scale / (a * a), (-scale * rho) / (a * b), scale / (b * b)],
  };
}

/** Maximum a posteriori of a light prior about white and t-distributed witnesses, by reweighting. */
function mostProbableLight(witnesses: readonly Estimate[]): Ratios {
  const [warmRed, warmBlue] = WARM_AXIS.direction;
  const along = 1 / WARM_AXIS.sd ** 2;
  const across = 1 / WARM_AXIS.acrossSd ** 2;
  const prior = [
    along * warmRed ** 2 + across * warmBlue ** 2,
    (along - across) * warmRed * warmBlue,
    along * warmBlue ** 2 + across * warmRed ** 2,
  ] as const;
  let light: Ratios = [0, 0];
  for (let round = 0; round < 12; round++) {
    let [rr, rb, bb]: [number, number, number] = [...prior];
    let red = 0;
    let blue = 0;
    for (const witness of witnesses) {
      const [prr, prb, pbb] = witness.precision;
      const dr = witness.light[0] - light[0];
      const db = witness.light[1] - light[1];
      // The first round trusts everybody: started from white, the few that see a strong cast would never be heard.
      const distance = round === 0 ? 0 : prr * dr * dr + 2 * prb * dr * db + pbb * db * db;
      const weight = (FREEDOM + 2) / (FREEDOM + distance);
      rr += weight * prr;
      rb += weight * prb;
      bb += weight * pbb;
      red += weight * (prr * witness.light[0] + prb * witness.light[1]);
      blue += weight * (prb * witness.light[0] + pbb * witness.light[1]);
    }
    const determinant = rr * bb - rb * rb;
    light = [(bb * red - rb * blue) / determinant, (rr * blue - rb * red) / determinant];
  }
  return light;
}

/** Small casts stay, large ones go whole (non-negative garrote), never more than REACH_STOPS. */
function shrinkCast([red, blue]: Ratios): Ratios {
  const size = Math.hypot(red, blue);
  if (size <= KEPT_CAST_STOPS) return [0, 0];
  const share = (1 - (KEPT_CAST_STOPS / size) ** 2) * Math.min(1, MAX_CORRECTION_STOPS / size);
  return [red * share, blue * share];
}
