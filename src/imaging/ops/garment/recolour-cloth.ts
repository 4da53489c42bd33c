import type { ClothColour } from '../../garment.ts';

/** Keeps the logarithm of black finite, coded 0–255. */
const BLACK = 6;

/**
 * Dyes the pixels of one part: their mean becomes the wanted colour, and each pixel keeps its ratio of lightness to the mean,
 * so that weave and folds stay.
 * @param rgb three bytes a pixel; changed in place
 * @param alpha coverage 0–255
 * @param isPart whether a pixel is to be dyed
 */
export function recolourCloth(
  rgb: Uint8Array,
  alpha: Uint8Array,
  isPart: (index: number) => boolean,
  colour: ClothColour,
): void {
  const mean = meanOf(rgb, alpha, isPart);
  if (mean === undefined) return;
  const { lightness, red, green, blue } = mean;
  const wanted = [colour.red, colour.green, colour.blue] as const;
  const own = [red, green, blue] as const;
  for (let i = 0; i < alpha.length; i++) {
    if (!isPart(i)) continue;
    const luma = lumaOf(rgb, i);
    const ratio = Math.exp(colour.contrast * (Math.log(BLACK + luma) - lightness));
    for (let c = 0; c < 3; c++) {
      const hue = colour.huesKept * (rgb[i * 3 + c] - luma - (own[c]! - mean.luma));
      rgb[i * 3 + c] = Math.min(255, Math.max(0, Math.round(wanted[c]! * ratio + hue)));
    }
  }
}

interface MeanCloth {
  /** Mean of the logarithm of lightness. */
  readonly lightness: number;
  readonly luma: number;
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

function meanOf(
  rgb: Uint8Array,
  alpha: Uint8Array,
  isPart: (index: number) => boolean,
): MeanCloth | undefined {
  let count = 0;
  let lightness = 0;
  const sums = [0, 0, 0];
  for (let i = 0; i < alpha.length; i++) {
    if (alpha[i] < 250 || !isPart(i)) continue;
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
