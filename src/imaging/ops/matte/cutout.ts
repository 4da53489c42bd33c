import type { Point } from '../../raster/image.ts';

/**
 * The person without the background: estimated foreground colours and coverage, eyes level, trimmed to the body. The colours
 * continue smoothly outside the person, so that colour and coverage are resampled independently.
 */
export interface Cutout {
  readonly widthPx: number;
  readonly heightPx: number;
  /** sRGB-coded straight (not premultiplied) colour, three bytes per pixel. */
  readonly rgb: Uint8Array;
  /** Coverage 0–255, one byte per pixel. */
  readonly alpha: Uint8Array;
}

/** A person's coverage on a grid that may be coarser than the pixels; a Cutout is a grid with cells of one pixel. */
export interface CoverageGrid {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Coverage 0–255, one byte per cell. */
  readonly alpha: Uint8Array;
  /** The grid's top left corner and the side of a cell, pixels of the cutout. Default 0, 0 and 1. */
  readonly left?: number;
  readonly top?: number;
  readonly cellPx?: number;
}

/** The head's position in a cutout, in pixels. The eyes are level by construction. */
export interface HeadGeometry {
  /** Middle between the two eyes. */
  readonly eyes: Point;
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
