import type { WearerHead } from '../../../garment.ts';
import { distancePx, TEMPLES } from '../../../models/face/face-landmarks.ts';
import type { Point } from '../../../raster/image.ts';

const CHIN = 152;
const FOREHEAD = 10;
/** Least cosine of the yaw. A head that is turned further shows nothing of its width. */
const MIN_YAW_COSINE = 0.7;

/**
 * Measures the size of a head (WearerHead) from its mesh; its width is corrected for the yaw.
 * @param mesh the face's mesh, pixels
 */
export function wearerHead(mesh: readonly Point[], yawDeg: number): WearerHead {
  const turn = Math.max(MIN_YAW_COSINE, Math.cos((yawDeg * Math.PI) / 180));
  const width = distancePx(mesh[TEMPLES.left]!, mesh[TEMPLES.right]!) / turn;
  const height = distancePx(mesh[FOREHEAD]!, mesh[CHIN]!);
  return { sizePx: Math.sqrt(width * height), chin: mesh[CHIN]! };
}
