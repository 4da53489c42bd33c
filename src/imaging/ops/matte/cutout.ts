import type { Point } from '../../raster/image.ts';

/**
 * The person without the background: estimated foreground colours and coverage, eyes level, trimmed to the
 * body. Colour and coverage are two pictures: the colour goes on smoothly outside the person, so each is resized by itself.
 */
export interface Cutout {
  readonly widthPx: number;
  readonly heightPx: number;
  /** sRGB-coded straight (not premultiplied) colour, three bytes a pixel. */
  readonly rgb: Uint8Array;
  /** Coverage 0–255, one byte a pixel. */
  readonly alpha: Uint8Array;
}

/** How far a person covers a picture, maybe seen coarsely: a cutout is one with cells of one pixel. */
export interface CoverageGrid {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Coverage 0–255, one byte a cell. */
  readonly alpha: Uint8Array;
  /** The grid's top left corner and the side of a cell, pixels of the cutout. Default 0, 0 and 1. */
  readonly left?: number;
  readonly top?: number;
  readonly cellPx?: number;
}

/** Where the head is on a cutout, in its pixels. The eyes are level by construction. */
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
