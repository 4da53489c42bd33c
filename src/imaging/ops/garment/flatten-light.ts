import { boxBlur } from '../plane/box-blur.ts';

/** Least coverage at which a pixel is wholly cloth. */
const SOLID = 0.9;
/** Added to the lightness (0–1) so that the logarithm of black cloth stays finite. */
const BLACK = 0.02;
/** Greatest factor by which a place is brightened, because the colours of deep shade are mostly noise. */
const MAX_GAIN = 1.7;

/** Strength and scale of the flattening. */
export interface FlattenOptions {
  /** Radius of each of the two blurs: slower variations are light, faster ones folds and weave. */
  readonly reachPx: number;
  /** Fraction of the light that is removed, 0–1. */
  readonly strength: number;
}

/**
 * Removes the photo's light from a garment, in place, so that another scene can light it: homomorphic filtering (Oppenheim,
 * Schafer and Stockham 1968), which pulls the low frequencies of the log lightness to their mean. The blur averages over cloth
 * alone (normalized convolution, Knutsson and Westin 1993), and each part is flattened by itself, or a white shirt would brighten
 * the jacket beside it.
 * @param colours sRGB-coded 0–1 planes red, green, blue; changed in place
 * @param alpha coverage 0–1
 * @param parts index of the part each pixel belongs to
 */
export function flattenLight(
  colours: readonly [Float32Array, Float32Array, Float32Array],
  alpha: Float32Array,
  parts: Uint8Array,
  widthPx: number,
  heightPx: number,
  { reachPx, strength }: FlattenOptions,
): void {
  for (const part of new Set(parts))
    flattenPart(colours, widthPx, heightPx, reachPx, strength, {
      solid: alpha.map((share, i) => (share > SOLID && parts[i] === part ? 1 : 0)),
      holds: (i) => parts[i] === part,
    });
}

interface ClothPart {
  /** 1 where the light is measured, 0 elsewhere. */
  readonly solid: Float32Array;
  readonly holds: (index: number) => boolean;
}

function flattenPart(
  colours: readonly [Float32Array, Float32Array, Float32Array],
  widthPx: number,
  heightPx: number,
  reachPx: number,
  strength: number,
  { solid, holds }: ClothPart,
): void {
  const lightness = new Float32Array(solid.length);
  let sum = 0;
  let count = 0;
  for (let i = 0; i < solid.length; i++) {
    if (solid[i] === 0) continue;
    lightness[i] = Math.log(BLACK + luma(colours, i));
    sum += lightness[i];
    count++;
  }
  if (count === 0) return;
  const mean = sum / count;
  const soft = (plane: Float32Array): Float32Array =>
    boxBlur(boxBlur(plane, widthPx, heightPx, reachPx), widthPx, heightPx, reachPx);
  const around = soft(lightness);
  const mass = soft(solid);
  for (let i = 0; i < solid.length; i++) {
    if (!holds(i) || mass[i] < 1e-3) continue;
    const factor = Math.min(MAX_GAIN, Math.exp(-strength * (around[i] / mass[i] - mean)));
    for (const plane of colours) plane[i] = Math.min(1, plane[i] * factor);
  }
}

function luma([red, green, blue]: readonly [Float32Array, Float32Array, Float32Array], i: number): number {
  return 0.299 * red[i] + 0.587 * green[i] + 0.114 * blue[i];
}
