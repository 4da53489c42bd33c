import { HEADSHOT_SIZE } from '../../../catalog/headshot-size.ts';
import type { SelfieMeasures } from '../../../imaging/selfie.ts';

/**
 * Width of the narrowest headshot ÷ height of the face on its selfie: the closest frame (imaging/ops/geometry/crop-solver.ts)
 * at the largest enlargement, three times (imaging/recipes/person/master-cutout.ts). Measured over 48 portraits and 4 real
 * selfies: 4.16 and more, median 4.8.
 */
const WIDTH_PER_FACE_HEIGHT = 4.1;
/** The engine makes no narrower headshot, and gives one of nearly full width the full width (compose-headshot.ts). */
const LEAST_WIDTH_PX = 512;
const NEARLY_FULL_SHARE = 0.95;

/** Returns the approximate width in pixels of this selfie's narrowest headshot; undefined when all reach the usual width. */
export function leastWidthPx({ faceHeightPx }: Pick<SelfieMeasures, 'faceHeightPx'>): number | undefined {
  const share = (faceHeightPx * WIDTH_PER_FACE_HEIGHT) / HEADSHOT_SIZE.widthPx;
  if (share > NEARLY_FULL_SHARE) return undefined;
  return Math.floor(Math.max(LEAST_WIDTH_PX, share * HEADSHOT_SIZE.widthPx) / 10) * 10;
}
