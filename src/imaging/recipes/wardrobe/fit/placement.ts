import type { Point } from '../../../raster/image.ts';

/** Where a garment is on a wearer's cutout: point of the cutout = point of the garment × scale + offset. */
export interface Placement {
  readonly scale: number;
  readonly offset: Point;
}
