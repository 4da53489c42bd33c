import type { Point } from '../raster/image.ts';

/**
 * The person without the background: estimated foreground colours and coverage, eyes level, trimmed to the
 * body. Four bytes a pixel, sRGB-coded straight (not premultiplied) colour and coverage 0–255.
 */
export interface Cutout {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly data: Uint8Array;
}

/** Where the head is on a cutout, in its pixels. The eyes are level by construction. */
export interface HeadGeometry {
  /** Middle between the two eyes. */
  readonly eyes: Point;
  readonly eyeDistancePx: number;
  readonly chinY: number;
  /** Top of the hair or scalp. */
  readonly crownY: number;
  /** Middle of the face from cheek to cheek. */
  readonly centreX: number;
  /** Bounding box of the face mesh. */
  readonly face: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
}
