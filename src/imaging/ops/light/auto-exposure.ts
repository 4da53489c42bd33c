import type { RgbImage } from '../../raster/image.ts';
import { LINEAR_OF_BYTE } from './srgb.ts';

const MAX_GAIN = 1.45;
/** The 95th percentile of a well exposed photo, coded 0–255. */
const BRIGHT = 205;
const BRIGHT_SHARE = 0.05;

/**
 * Returns the gain on linear light that brightens a dull photo. It is measured on the 95th percentile of the whole photo, not on
 * the skin, so that dark skin in good light is never "corrected". It never darkens, and brightens by half a stop at most.
 * @returns 1–1.45
 */
export function exposureGain(image: RgbImage): number {
  const histogram = new Uint32Array(256);
  let count = 0;
  const step = Math.max(1, Math.floor((image.widthPx * image.heightPx) / 60_000));
  for (let i = 0; i < image.widthPx * image.heightPx; i += step) {
    const at = i * 3;
    histogram[Math.max(image.data[at], image.data[at + 1], image.data[at + 2])]++;
    count++;
  }
  let seen = 0;
  let bright = 255;
  for (; bright > 0; bright--) {
    seen += histogram[bright];
    if (seen >= count * BRIGHT_SHARE) break;
  }
  return Math.min(MAX_GAIN, Math.max(1, LINEAR_OF_BYTE[BRIGHT] / Math.max(1e-3, LINEAR_OF_BYTE[bright])));
}
