import type { Point, Rect } from '../../raster/image.ts';
import { suppressNonMaxima } from '../../raster/box-overlap.ts';

/** What the palm detector (Zhang et al. 2020) sees, a square picture of this side. */
export const PALM_DETECTOR_SIDE_PX = 256;
/** It looks for palms from the middles of three grids' cells, the grids one after the other, rows, then columns. */
const GRIDS = [
  { cellPx: 8, answers: 2 },
  { cellPx: 16, answers: 2 },
  { cellPx: 32, answers: 6 },
] as const;
/** An answer: a logit, the box's middle and size, then seven points, all in pixels, places from the cell's middle. */
const ANSWER_LENGTH = 19;
const WRIST = 5;
const MIDDLE_KNUCKLE = 9;
const SAME_PALM_OVERLAP = 0.3;

/** A palm, in pixels of the detector's picture. */
export interface PalmBox {
  readonly box: Rect;
  /** 0–1. */
  readonly score: number;
  readonly wrist: Point;
  /** Where the middle finger begins. */
  readonly middleKnuckle: Point;
}

/** The palms in the network's answers, surest first. */
export function readPalmBoxes(answers: Float32Array, minScore: number): PalmBox[] {
  const found: PalmBox[] = [];
  let at = 0;
  for (const { cellPx, answers: perCell } of GRIDS) {
    const columns = PALM_DETECTOR_SIDE_PX / cellPx;
    for (let i = 0; i < columns * columns * perCell; i++, at += ANSWER_LENGTH) {
      const score = 1 / (1 + Math.exp(-answers[at]!));
      if (score < minScore) continue;
      const cell = Math.floor(i / perCell);
      const point = (offset: number): Point => ({
        x: ((cell % columns) + 0.5) * cellPx + answers[at + offset]!,
        y: (Math.floor(cell / columns) + 0.5) * cellPx + answers[at + offset + 1]!,
      });
      const middle = point(1);
      const [width, height] = [answers[at + 3]!, answers[at + 4]!];
      const box = { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
      found.push({ box, score, wrist: point(WRIST), middleKnuckle: point(MIDDLE_KNUCKLE) });
    }
  }
  return suppressNonMaxima(found, SAME_PALM_OVERLAP);
}
