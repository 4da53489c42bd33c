import type { Garment, GarmentRefusal } from '../../../garment.ts';
import { shoulderTiltDeg } from '../../../measure/clothes/shoulder-tilt.ts';
import { wearerRemains } from '../../../measure/clothes/wearer-remains.ts';
import type { RgbImage } from '../../../raster/image.ts';

/**
 * Longest inner edge in the colour of the first wearer, in sizes of the head. The catalog's garments have at most 0.19. With all
 * outlines 0.04 sizes of the head too high, thirteen of the fourteen have 0.37 and more, and all of them with 0.08.
 */
const MAX_REMAINS = 0.25;
/** Garments are never turned, so tilted shoulders would stay tilted below every level head. An overshirt of the catalog has 6°. */
const MAX_TILT_DEG = 9;

/** Why a cut garment is not fit to be worn by others; empty when it is. */
export function checkCutGarment(garment: Garment, photo: RgbImage): readonly GarmentRefusal[] {
  const reasons: GarmentRefusal[] = [];
  if (wearerRemains(photo, garment) > MAX_REMAINS) reasons.push('wearer-remains');
  if (Math.abs(shoulderTiltDeg(garment) ?? 0) > MAX_TILT_DEG) reasons.push('shoulders-tilted');
  return reasons;
}
