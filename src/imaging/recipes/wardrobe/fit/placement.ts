import type { Point } from '../../../raster/image.ts';

/** Position and size of a garment on a wearer's cutout: point of the cutout = point of the garment × scale + offset, in pixels. */
export interface Placement {
  readonly scale: number;
  readonly offset: Point;
}
