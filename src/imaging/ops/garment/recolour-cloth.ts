import type { ClothColour } from '../../garment.ts';

/** Added to the lightness (0–255) so that the logarithm of black stays finite. */
const BLACK = 6;

/** The pixels of a garment, or of a thumbnail of it. */
export interface ClothPixels {
  /** sRGB-coded, three bytes per pixel. */
  readonly rgb: Uint8Array;
  /** Coverage 0–255. */
  readonly alpha: Uint8Array;
  /** Index of each pixel's part. */
  readonly parts: Uint8Array;
}

/** Entries of the table of ratios per level of lightness. */
const STEPS = 4;

/**
 * Dyes the pixels of one part: their mean becomes the wanted colour, and each pixel keeps its ratio of lightness to the mean, so
 * that weave and folds stay. Changes `cloth.rgb` in place.
 */
export function recolourCloth(cloth: ClothPixels, part: number, colour: ClothColour): void {
  const { rgb, parts } = cloth;
  const mean = meanOf(cloth, part);
  if (mean === undefined) return;
  const ratios = ratiosOf(mean.lightness, colour.contrast);
  const { huesKept } = colour;
  for (let i = 0, at = 0; i < parts.length; i++, at += 3) {
    if (parts[i] !== part) continue;
    const luma = lumaOf(rgb, at);
    const ratio = ratios[Math.round(luma * STEPS)];
    const grey = luma - mean.luma;
    rgb[at] = byteOf(colour.red * ratio + huesKept * (rgb[at] - mean.red - grey));
    rgb[at + 1] = byteOf(colour.green * ratio + huesKept * (rgb[at + 1] - mean.green - grey));
    rgb[at + 2] = byteOf(colour.blue * ratio + huesKept * (rgb[at + 2] - mean.blue - grey));
  }
}

/** Limits a value to the range of a byte and adds 0.5, because storing it truncates the decimals. */
function byteOf(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value + 0.5;
}

/** Returns the table of lightness ÷ mean lightness, raised to `contrast`, for lightness 0–255 in STEPS per level. */
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

function meanOf({ rgb, alpha, parts }: ClothPixels, part: number): MeanCloth | undefined {
  let [count, lightness, redSum, greenSum, blueSum] = [0, 0, 0, 0, 0];
  for (let i = 0, at = 0; i < alpha.length; i++, at += 3) {
    if (alpha[i] < 250 || parts[i] !== part) continue;
    lightness += Math.log(BLACK + lumaOf(rgb, at));
    redSum += rgb[at];
    greenSum += rgb[at + 1];
    blueSum += rgb[at + 2];
    count++;
  }
  if (count === 0) return undefined;
  const [red, green, blue] = [redSum / count, greenSum / count, blueSum / count];
  return {
    lightness: lightness / count,
    luma: 0.299 * red + 0.587 * green + 0.114 * blue,
    red,
    green,
    blue,
  };
}

function lumaOf(rgb: Uint8Array, at: number): number {
  return 0.299 * rgb[at] + 0.587 * rgb[at + 1] + 0.114 * rgb[at + 2];
}
