import type { Point, Rect } from '../../raster/image.ts';
import { suppressNonMaxima } from '../../raster/box-overlap.ts';

/** What BlazeFace (Bazarevsky et al. 2019) sees, a picture squeezed into this square. */
export const DETECTOR_SIDE_PX = 256;
/** The network looks for faces from the middles of two grids' cells; each cell answers as often as is listed. */
const GRIDS = [
  { cellPx: 16, answers: 2 },
  { cellPx: 32, answers: 6 },
] as const;
/** An answer: the box's middle and size, then six points, all in pixels, places from the cell's middle. */
const ANSWER_LENGTH = 16;
const NOSE = 8;
const MOUTH = 10;
const MIN_SCORE = 0.2;
const SAME_BOX_OVERLAP = 0.1;
const MAX_FACES = 10;

/** A face as the detector sees it, in pixels of its square picture. */
export interface FaceBox {
  readonly box: Rect;
  /** 0–1. */
  readonly score: number;
  readonly nose: Point;
  readonly mouth: Point;
}

/** What the network says of one grid: rows, then columns, then answers of the cell. */
export interface GridAnswers {
  /** One logit an answer. */
  readonly logits: Float32Array;
  readonly boxes: Float32Array;
}

/** The faces in the network's answers, surest first. */
export function readFaceBoxes(grids: readonly [fine: GridAnswers, coarse: GridAnswers]): FaceBox[] {
  const found = grids.flatMap(({ logits, boxes }, index) => {
    const { cellPx, answers } = GRIDS[index];
    const columns = DETECTOR_SIDE_PX / cellPx;
    return [...logits.entries()].flatMap(([i, logit]) => {
      const score = 1 / (1 + Math.exp(-logit));
      if (score <= MIN_SCORE) return [];
      const cell = Math.floor(i / answers);
      const at = i * ANSWER_LENGTH;
      const point = (offset: number): Point => ({
        x: ((cell % columns) + 0.5) * cellPx + boxes[at + offset],
        y: (Math.floor(cell / columns) + 0.5) * cellPx + boxes[at + offset + 1],
      });
      const middle = point(0);
      const width = boxes[at + 2];
      const height = boxes[at + 3];
      const box = { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
      return [{ box, score, nose: point(NOSE), mouth: point(MOUTH) }];
    });
  });
  return suppressNonMaxima(found, SAME_BOX_OVERLAP).slice(0, MAX_FACES);
}
