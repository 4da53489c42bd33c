import { labOfLinear } from '../../measure/image/colour-difference.ts';
import type { EyeWhites } from '../../measure/face/eye-whites.ts';
import type { SkinPatch } from '../../measure/face/skin-patches.ts';

/** Factors on linear red, green and blue. */
export type Gains = readonly [red: number, green: number, blue: number];

/** log2 of red ÷ green and of blue ÷ green. A coloured light adds the same amount to those of everything that it falls on. */
type Ratios = readonly [redGreen: number, blueGreen: number];

/** One Gaussian estimate of the light's colour. */
interface Estimate {
  /** The measured ratios minus those of the same surface under white light. */
  readonly light: Ratios;
  /** Inverse covariance: [red red, red blue, blue blue]. */
  readonly precision: readonly [number, number, number];
}

// Means and standard deviations of 100 portraits (shared/photos/portraits, most of them in white light).
/** The ratios of skin depend on its lightness: darker skin is redder and yellower in white light, which is no cast. */
const SKIN = {
  lightness: 63,
  ratios: [1.12, -0.6],
  perLightness: [-0.0167, 0.008],
  sd: [0.22, 0.33],
  rho: -0.5,
} as const;
/** The whites of the eyes are tinted red by light that the lids reflect. */
const EYE_WHITES = { ratios: [0.85, -0.37], sd: [0.49, 0.3], rho: -0.17 } as const;
const EYE_WHITES_PIXELS = { least: 40, sure: 280 };
const SCENE = { ratios: [0.1, 0.03], sd: [0.25, 0.32], rho: 0 } as const;
/** Indoor and outdoor light varies between lamp and sky, and hardly towards green or magenta. */
const WARM_AXIS = { direction: [0.45, -0.89], sd: 0.8, acrossSd: 0.25 } as const;
/**
 * Skin whose red is above this (linear light) is clipped. Its red ratio is unreliable; reducing red would turn it green, and
 * raising blue far would turn it white.
 */
const CLIPPED = { above: 0.97, sd: 1, reachStops: 1.7 };
/** Degrees of freedom of Student's t: an estimate far from the others (a yellow dress, a red turban) has less weight. */
const FREEDOM = 3;
/** A cast of up to this many stops is the mood of the place and stays. */
const KEPT_CAST_STOPS = 0.4;
const MAX_CORRECTION_STOPS = 2.7;

/**
 * Estimates the colour cast of a photo and returns the gains that remove it. The cast is the most probable light (maximum a
 * posteriori) given the skin, the whites of the eyes and the image's edges, which are grey on average (grey-edge hypothesis: van
 * de Weijer, Gevers and Gijsenij 2007, "Edge-Based Color Constancy"). The skin's luminance stays.
 * @param skin linear light 0–1
 * @param eyeWhites linear light; undefined when they are not visible
 * @param edges mean colour of the edges, linear, any scale (measure/image/grey-edge.ts)
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
    const widening = Math.sqrt(Math.max(1, EYE_WHITES_PIXELS.sure / eyeWhites.pixelCount));
    const sd = EYE_WHITES.sd.map((deviation) => deviation * widening);
    estimates.push(estimate(ratiosOf(eyeWhites), EYE_WHITES.ratios, sd, EYE_WHITES.rho));
  }
  const [red, blue] = shrinkCast(mostProbableLight(estimates));
  const gains = isClipped
    ? ([1, 1, 2 ** Math.min(CLIPPED.reachStops, -blue)] as const)
    : ([2 ** -red, 1, 2 ** -blue] as const);
  const luminance = (gain: Gains): number =>
    0.2126 * skin.red * gain[0] + 0.7152 * skin.green * gain[1] + 0.0722 * skin.blue * gain[2];
  const scale = luminance([1, 1, 1]) / Math.max(1e-6, luminance(gains));
  return [gains[0] * scale, gains[1] * scale, gains[2] * scale];
}

function ratiosOf({ red, green, blue }: SkinPatch): Ratios {
  const base = Math.max(1e-4, green);
  return [Math.log2(Math.max(1e-4, red) / base), Math.log2(Math.max(1e-4, blue) / base)];
}

function estimate(measured: Ratios, usual: Ratios, sd: readonly number[], rho: number): Estimate {
  const [a, b] = [sd[0]!, sd[1]!];
  const scale = 1 / (1 - rho * rho);
  return {
    light: [measured[0] - usual[0], measured[1] - usual[1]],
    precision: [scale / (a * a), (-scale * rho) / (a * b), scale / (b * b)],
  };
}

/**
 * Returns the maximum a posteriori of a prior around white light and estimates with t-distributed errors, by iteratively
 * reweighted least squares (Lange, Little and Taylor 1989, "Robust Statistical Modeling Using the t Distribution").
 */
function mostProbableLight(estimates: readonly Estimate[]): Ratios {
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
    for (const one of estimates) {
      const [prr, prb, pbb] = one.precision;
      const dr = one.light[0] - light[0];
      const db = one.light[1] - light[1];
      // The first round weights all alike: weighted from white light, estimates of a strong cast would never count.
      const distance = round === 0 ? 0 : prr * dr * dr + 2 * prb * dr * db + pbb * db * db;
      const weight = (FREEDOM + 2) / (FREEDOM + distance);
      rr += weight * prr;
      rb += weight * prb;
      bb += weight * pbb;
      red += weight * (prr * one.light[0] + prb * one.light[1]);
      blue += weight * (prb * one.light[0] + pbb * one.light[1]);
    }
    const determinant = rr * bb - rb * rb;
    light = [(bb * red - rb * blue) / determinant, (rr * blue - rb * red) / determinant];
  }
  return light;
}

/**
 * Shrinks the correction of small casts to 0 and leaves that of large ones almost whole (non-negative garrote, Breiman 1995),
 * up to MAX_CORRECTION_STOPS.
 */
function shrinkCast([red, blue]: Ratios): Ratios {
  const size = Math.hypot(red, blue);
  if (size <= KEPT_CAST_STOPS) return [0, 0];
  const share = (1 - (KEPT_CAST_STOPS / size) ** 2) * Math.min(1, MAX_CORRECTION_STOPS / size);
  return [red * share, blue * share];
}
