import { LINEAR_OF_BYTE } from '../../ops/light/srgb.ts';
import type { RgbImage } from '../../raster/image.ts';
import { resizeRgb } from '../../raster/resize.ts';
import type { SkinPatch } from '../face/skin-patches.ts';

const ANALYSIS_WIDTH_PX = 128;
/** Order p of the Minkowski norm: between the mean (1) and the strongest edge (∞). */
const NORM = 5;

/**
 * Estimates the colour of the light from the image's edges, under the grey-edge hypothesis that edges are grey on average
 * (after van de Weijer, Gevers & Gijsenij 2007, first order). The image is reduced instead of blurred by a Gaussian.
 * @returns linear light; only the ratios of the channels have a meaning
 */
export function greyEdge(image: RgbImage): SkinPatch {
  const heightPx = Math.max(2, Math.round((ANALYSIS_WIDTH_PX * image.heightPx) / image.widthPx));
  const { data } = resizeRgb(image, ANALYSIS_WIDTH_PX, heightPx);
  const sums: [number, number, number] = [0, 0, 0];
  const down = ANALYSIS_WIDTH_PX * 3;
  for (let y = 0; y + 1 < heightPx; y++)
    for (let x = 0; x + 1 < ANALYSIS_WIDTH_PX; x++) {
      const at = y * down + x * 3;
      for (const c of [0, 1, 2] as const) {
        const here = LINEAR_OF_BYTE[data[at + c]];
        const across = LINEAR_OF_BYTE[data[at + c + 3]] - here;
        const below = LINEAR_OF_BYTE[data[at + c + down]] - here;
        sums[c] += Math.hypot(across, below) ** NORM;
      }
    }
  const root = (sum: number): number => (sum + 1e-12) ** (1 / NORM);
  return { red: root(sums[0]), green: root(sums[1]), blue: root(sums[2]) };
}
