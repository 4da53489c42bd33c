import type { ClothColour } from '../../garment.ts';

/** Added to the lightness (0–255) so that the logarithm of black stays finite. */
const BLACK = 6;

/** The pixels of a garment, or of a sketch of it. */
export interface PartedCloth {
  /** Three bytes a pixel. */
  readonly rgb: Uint8Array;
  /** Coverage 0–255. */
  readonly alpha: Uint8Array;
  /** Index of the part that each pixel belongs to. */
  readonly parts: Uint8Array;
}

/** Ratios are tabulated for lightness in steps of this part of a byte. */
const STEPS = 4;

/**
 * Dyes the pixels of one part: their mean becomes the wanted colour, and each pixel keeps its ratio of lightness to the mean,
 * so that weave and folds stay. Changes `cloth.rgb` in place.
 */
export function recolourCloth(cloth: PartedCloth, part: number, colour: ClothColour): void {
  const { rgb, parts } = cloth;
  const mean = meanOf(cloth, part);
  if (mean === undefined) return;
  const ratios = ratiosOf(mean.lightness, colour.contrast);
  const wanted = [colour.red, colour.green, colour.blue] as const;
  const own = [mean.red, mean.green, mean.blue] as const;
  for (let i = 0; i < parts.length; i++) {
    if (parts[i] !== part) continue;
    const luma = lumaOf(rgb, i);
    const ratio = ratios[Math.round(luma * STEPS)];
    for (let c = 0; c < 3; c++) {
      const hue = colour.huesKept * (rgb[i * 3 + c] - luma - (own[c]! - mean.luma));
      rgb[i * 3 + c] = Math.min(255, Math.max(0, Math.round(wanted[c]! * ratio + hue)));
    }
  }
}

/** Lightness beside that of the mean, for lightness 0–255 in STEPS. */
function ratiosOf(meanLightness: number, contrast: number): Float64Array {
  const ratios = new Float64Array(255 * STEPS + 1);
  for (let step = 0; step < ratios.length; step++)
    ratios[step] = Math.exp(contrast * (Math.log(BLACK + step / STEPS) - meanLightness));
  return ratios;
}

interface MeanCloth {
  /** Mean of the logarithm of lightness. */
  readonly lightness: number;
  readonly luma: number;
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

function meanOf({ rgb, alpha, parts }: PartedCloth, part: number): MeanCloth | undefined {
  let count = 0;
  let lightness = 0;
  const sums = [0, 0, 0];
  for (let i = 0; i < alpha.length; i++) {
    if (alpha[i] < 250 || parts[i] !== part) continue;
    lightness += Math.log(BLACK + lumaOf(rgb, i));
    for (let c = 0; c < 3; c++) sums[c] += rgb[i * 3 + c];
    count++;
  }
  if (count === 0) return undefined;
  const [red, green, blue] = sums.map((sum) => sum / count) as [number, number, number];
  return {
    lightness: lightness / count,
    luma: 0.299 * red + 0.587 * green + 0.114 * blue,
    red,
    green,
    blue,
  };
}

function lumaOf(rgb: Uint8Array, i: number): number {
  return 0.299 * rgb[i * 3] + 0.587 * rgb[i * 3 + 1] + 0.114 * rgb[i * 3 + 2];
}
