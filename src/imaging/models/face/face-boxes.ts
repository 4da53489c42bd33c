import type { Point, Rect } from '../../raster/image.ts';
import { suppressNonMaxima } from '../../raster/box-overlap.ts';

/** Side of BlazeFace's square input (Bazarevsky et al. 2019), to which an image is resized without its aspect ratio. */
export const DETECTOR_SIDE_PX = 256;
/** BlazeFace's two grids of cells, and the number of anchors in the middle of each cell. */
const GRIDS = [
  { cellPx: 16, anchors: 2 },
  { cellPx: 32, anchors: 6 },
] as const;
/**
 * Values per anchor: the box's middle and size, then six points, all in pixels; positions are relative to the cell's
 * middle.
 */
const VALUES_PER_ANCHOR = 16;
const NOSE = 8;
const MOUTH = 10;
const MIN_SCORE = 0.2;
const SAME_BOX_OVERLAP = 0.1;
const MAX_FACES = 10;

/** A face found by the detector, in pixels of its square input. */
export interface FaceBox {
  readonly box: Rect;
  /** 0–1. */
  readonly score: number;
  readonly nose: Point;
  readonly mouth: Point;
}

/** The network's output for one grid, ordered by row, then column, then anchor. */
export interface GridOutputs {
  /** One logit per anchor. */
  readonly logits: Float32Array;
  readonly boxes: Float32Array;
}

/** Decodes the network's output: at most 10 faces without overlaps, highest score first. */
export function readFaceBoxes(grids: readonly [fine: GridOutputs, coarse: GridOutputs]): FaceBox[] {
  const found = grids.flatMap(({ logits, boxes }, index) => {
    const { cellPx, anchors } = GRIDS[index];
    const columns = DETECTOR_SIDE_PX / cellPx;
    return [...logits.entries()].flatMap(([i, logit]) => {
      const score = 1 / (1 + Math.exp(-logit));
      if (score <= MIN_SCORE) return [];
      const cell = Math.floor(i / anchors);
      const at = i * VALUES_PER_ANCHOR;
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
