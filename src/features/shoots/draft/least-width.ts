import { HEADSHOT_SIZE } from '../../../catalog/headshot-size.ts';
import type { SelfieMeasures } from '../../../imaging/engine.ts';

/**
 * Width of the tightest headshot ÷ height of the face on its selfie: a tight frame is 1.7 faces high, 4 : 5, and
 * enlarged 2.2 times at most (imaging/recipes/headshot.ts). Of 12 real ones the smallest had 3.04, the largest 3.8.
 */
const WIDTH_PER_FACE_HEIGHT = 3;
/** The engine makes no picture smaller than half the asked size, and rounds up what is nearly there. */
const LEAST_SHARE = 0.5;
const NEARLY_FULL_SHARE = 0.95;

/** About how narrow a headshot from this selfie can come out, pixels; undefined when it reaches the usual width. */
export function leastWidthPx({ faceHeightPx }: Pick<SelfieMeasures, 'faceHeightPx'>): number | undefined {
  const share = (faceHeightPx * WIDTH_PER_FACE_HEIGHT) / HEADSHOT_SIZE.widthPx;
  if (share > NEARLY_FULL_SHARE) return undefined;
  return Math.floor((Math.max(LEAST_SHARE, share) * HEADSHOT_SIZE.widthPx) / 10) * 10;
}
