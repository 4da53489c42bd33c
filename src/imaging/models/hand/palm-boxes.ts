import type { Point, Rect } from '../../raster/image.ts';
import { suppressNonMaxima } from '../../raster/box-overlap.ts';

/** Side of the palm detector's square input (Zhang et al. 2020). */
export const PALM_DETECTOR_SIDE_PX = 256;
/**
 * The detector's three grids of cells and the number of anchors per cell. Its output has one grid after the other,
 * rows first.
 */
const GRIDS = [
  { cellPx: 8, anchors: 2 },
  { cellPx: 16, anchors: 2 },
  { cellPx: 32, anchors: 6 },
] as const;
/**
 * Values per anchor: a logit, the box's middle and size, then seven points, all in pixels; positions are relative to the cell's
 * middle.
 */
const VALUES_PER_ANCHOR = 19;
const WRIST = 5;
const MIDDLE_KNUCKLE = 9;
const SAME_PALM_OVERLAP = 0.3;

/** A palm, in pixels of the detector's picture. */
export interface PalmBox {
  readonly box: Rect;
  /** 0–1. */
  readonly score: number;
  readonly wrist: Point;
  /** The root of the middle finger. */
  readonly middleKnuckle: Point;
}

/** Decodes the network's output: palms without overlaps, highest score first. */
export function readPalmBoxes(outputs: Float32Array, minScore: number): PalmBox[] {
  const found: PalmBox[] = [];
  let at = 0;
  for (const { cellPx, anchors } of GRIDS) {
    const columns = PALM_DETECTOR_SIDE_PX / cellPx;
    for (let i = 0; i < columns * columns * anchors; i++, at += VALUES_PER_ANCHOR) {
      const score = 1 / (1 + Math.exp(-outputs[at]!));
      if (score < minScore) continue;
      const cell = Math.floor(i / anchors);
      const point = (offset: number): Point => ({
        x: ((cell % columns) + 0.5) * cellPx + outputs[at + offset]!,
        y: (Math.floor(cell / columns) + 0.5) * cellPx + outputs[at + offset + 1]!,
      });
      const middle = point(1);
      const [width, height] = [outputs[at + 3]!, outputs[at + 4]!];
      const box = { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
      found.push({ box, score, wrist: point(WRIST), middleKnuckle: point(MIDDLE_KNUCKLE) });
    }
  }
  return suppressNonMaxima(found, SAME_PALM_OVERLAP);
}
