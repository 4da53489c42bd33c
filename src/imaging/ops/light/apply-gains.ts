import { type SmallImage, bilinearRows, type View } from '../../raster/bilinear-rows.ts';
import { codedFromLinear, linearFromCoded } from './srgb.ts';
import type { Gains } from './white-balance.ts';

const STEPS = 1023;
const LINEAR_OF_STEP = Float32Array.from({ length: STEPS + 1 }, (_, i) => linearFromCoded(i / STEPS));
/** Steps of the linear value's square root, which are finer in the dark. */
const ROOT_STEPS = 4095;
const CODED_OF_ROOT = Float32Array.from({ length: ROOT_STEPS + 1 }, (_, i) =>
  codedFromLinear((i / ROOT_STEPS) ** 2),
);

/** Factors on linear light that vary over the image, in one channel; `view` is the part that covers the image. */
export interface LocalLight {
  readonly factors: SmallImage;
  readonly view: View;
}

/**
 * Multiplies linear light by gains for the whole image and by local factors, in place. Gains above 1 are compressed towards
 * white instead of clipping.
 * @param planes red, green and blue, sRGB-coded 0–1, widthPx × heightPx
 * @param gains > 0
 * @param local > 0
 */
export function applyGains(
  planes: readonly [Float32Array, Float32Array, Float32Array],
  widthPx: number,
  heightPx: number,
  gains: Gains,
  local: LocalLight,
): void {
  const factors = new Float32Array(widthPx);
  const readRow = bilinearRows(local.factors, widthPx, heightPx, local.view);
  for (let y = 0; y < heightPx; y++) {
    readRow(factors, y, 0, widthPx);
    for (let channel = 0; channel < 3; channel++)
      liftRow(planes[channel]!, y * widthPx, factors, gains[channel]!);
  }
}

function liftRow(plane: Float32Array, from: number, factors: Float32Array, overall: number): void {
  for (let x = 0, i = from; x < factors.length; x++, i++) {
    const gain = overall * factors[x];
    const linear = LINEAR_OF_STEP[(plane[i] * STEPS + 0.5) | 0];
    const lifted = gain <= 1 ? linear * gain : (linear * gain) / (1 + linear * linear * (gain - 1));
    plane[i] = CODED_OF_ROOT[(Math.sqrt(Math.min(1, lifted)) * ROOT_STEPS + 0.5) | 0];
  }
}
