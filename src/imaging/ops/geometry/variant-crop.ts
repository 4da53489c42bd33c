import type { HeadPlace } from '../../finished-headshot.ts';
import type { Rect } from '../../raster/image.ts';

/** The shape of a crop, and where the head belongs in it. */
export interface CropTarget {
  /** Height ÷ width. */
  readonly aspect: number;
  /** Head (chin to crown) ÷ crop height, 0–1, that a smaller head is brought up to; undefined keeps all there is. */
  readonly head?: number;
  /** Distance of the eye line from the crop's top ÷ crop height, 0–1. */
  readonly eyeLine: number;
  /** Pixels. The crop is never lower than this unless the headshot is, so that it need not be enlarged. */
  readonly minHeightPx: number;
}

/** Air above the crown, share of the crop's height, where there is any. */
const HEADROOM = 0.05;
/** Least distance of the chin from the crop's bottom, share of the crop's height. */
const BELOW_CHIN = 0.02;

/** A head that is this much higher than the crop, in headshot heights, is a close-up (crop-solver.ts). */
const CLOSE_UP_EXCESS = 0.015;

/**
 * The largest part of a headshot that has the wanted shape, brought closer when its head is smaller than wanted, with
 * the face in the middle column and the eyes at their line. Crown and chin are inside the crop when both fit. When they do
 * not, the crown is; except that hair gives way to the chin when it is a close-up, whose head is higher than the crop.
 * @param head shares of the headshot's own width and height
 * @returns whole pixels inside the headshot
 */
export function variantCrop(widthPx: number, heightPx: number, head: HeadPlace, target: CropTarget): Rect {
  const whole = Math.min(heightPx, widthPx * target.aspect);
  const headPx = head.headHeightShare * heightPx;
  const wished = target.head === undefined ? whole : headPx / target.head;
  const height = Math.min(whole, Math.max(wished, target.minHeightPx));
  const width = height / target.aspect;

  const crown = head.crownLineShare * heightPx;
  const forChin = crown + headPx - (1 - BELOW_CHIN) * height;
  const forCrown =
    headPx > (1 - BELOW_CHIN) * height + CLOSE_UP_EXCESS * heightPx
      ? forChin
      : Math.max(crown - HEADROOM * height, Math.min(forChin, crown));
  const top = within(
    head.eyeLineShare * heightPx - target.eyeLine * height,
    Math.min(forChin, forCrown),
    forCrown,
  );
  const left = head.faceCentreShare * widthPx - width / 2;
  const size = { width: Math.round(width), height: Math.round(height) };
  return {
    x: Math.floor(within(left, 0, widthPx - size.width)),
    y: Math.floor(within(top, 0, heightPx - size.height)),
    ...size,
  };
}

function within(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
