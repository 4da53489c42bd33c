import type { HeadPosition } from '../../finished-headshot.ts';
import type { Rect } from '../../raster/image.ts';

/** The shape of a crop, and the position of the head in it. */
export interface CropTarget {
  /** Height ÷ width. */
  readonly aspect: number;
  /** Least height of the head (chin to crown) ÷ crop height, 0–1; undefined for the largest possible crop. */
  readonly head?: number;
  /** Distance of the eye line from the crop's top ÷ crop height, 0–1. */
  readonly eyeLine: number;
  /** The crop is at least this high unless the headshot is lower, so that it need not be enlarged. */
  readonly minHeightPx: number;
}

/** Least headroom above the crown ÷ the crop's height, where the chin leaves room for it. */
const HEADROOM = 0.05;
/** Least distance of the chin from the crop's bottom ÷ the crop's height. */
const BELOW_CHIN = 0.02;

/** A head that exceeds the crop by this, in heights of the headshot, is a close-up (crop-solver.ts). */
const CLOSE_UP_EXCESS = 0.015;

/**
 * Crops a headshot to the wanted shape: as large as possible, or smaller when the head would be smaller than wanted, with the
 * face in the middle column and the eyes at their line. Crown and chin are inside the crop when both fit. Otherwise the crown is,
 * except in a close-up, whose head is higher than the crop: there the chin is.
 * @param head fractions of the headshot's own width and height
 * @returns whole pixels inside the headshot
 */
export function variantCrop(widthPx: number, heightPx: number, head: HeadPosition, target: CropTarget): Rect {
  const whole = Math.min(heightPx, widthPx * target.aspect);
  const headPx = head.headHeightShare * heightPx;
  const wanted = target.head === undefined ? whole : headPx / target.head;
  const height = Math.min(whole, Math.max(wanted, target.minHeightPx));
  const width = height / target.aspect;

  const crown = head.crownLineShare * heightPx;
  const minTop = crown + headPx - (1 - BELOW_CHIN) * height;
  const maxTop =
    headPx > (1 - BELOW_CHIN) * height + CLOSE_UP_EXCESS * heightPx
      ? minTop
      : Math.max(crown - HEADROOM * height, Math.min(minTop, crown));
  const top = clamp(head.eyeLineShare * heightPx - target.eyeLine * height, Math.min(minTop, maxTop), maxTop);
  const left = head.faceCentreShare * widthPx - width / 2;
  const size = { width: Math.round(width), height: Math.round(height) };
  return {
    x: Math.floor(clamp(left, 0, widthPx - size.width)),
    y: Math.floor(clamp(top, 0, heightPx - size.height)),
    ...size,
  };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
