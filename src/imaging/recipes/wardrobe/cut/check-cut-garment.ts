import type { Garment, GarmentRefusal } from '../../../garment.ts';
import { shoulderTiltDeg } from '../../../measure/clothes/shoulder-tilt.ts';
import { wearerRemains } from '../../../measure/clothes/wearer-remains.ts';
import type { RgbImage } from '../../../raster/image.ts';

/**
 * Greatest length of inner edge in the colour of the first wearer, in sizes of the head. The catalog's garments have at most 0.19.
 * When all outlines are drawn 0.04 sizes of the head too high, thirteen of the fourteen have 0.37 and more; at 0.08 all of them do.
 */
const MAX_REMAINS = 0.25;
/** Greatest tilt of the shoulders. Garments are never rotated, so a tilt would stay below every level head. One overshirt has 6°. */
const MAX_TILT_DEG = 9;

/** Returns the reasons why a cut garment cannot be worn by others; empty when it can. */
export function checkCutGarment(garment: Garment, photo: RgbImage): readonly GarmentRefusal[] {
  const reasons: GarmentRefusal[] = [];
  if (wearerRemains(photo, garment) > MAX_REMAINS) reasons.push('wearer-remains');
  if (Math.abs(shoulderTiltDeg(garment) ?? 0) > MAX_TILT_DEG) reasons.push('shoulders-tilted');
  return reasons;
}
