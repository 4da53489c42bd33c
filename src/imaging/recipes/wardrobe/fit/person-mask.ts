import { boxBlur } from '../../../ops/plane/box-blur.ts';
import { smoothStep } from '../../../ops/plane/smooth-step.ts';
import type { Rect } from '../../../raster/image.ts';
import type { GarmentCells, PlaceableGarment } from '../garment-cells.ts';
import type { Placement } from './placement.ts';
import type { Wearer } from '../wearer/wearer.ts';

/** The opening reaches this far below the cloth, so that no gap shows at its edge. Cells of the garment. */
const TUCKED_CELLS = 2;
/** Softness of the jaw's line, above which all of the head is kept, in sizes of the head. */
export const JAW_SOFTNESS = 0.03;
/** Own clothes count this often where they go, so that no rim of them stays in the cells that they share with skin. */
const CLOTHES_SPREAD = 2;
/** A cell with less of the person in it than this is left as it is: jewellery, or nothing. */
const LEAST_PERSON = 0.02;
/**
 * The line below which the own top is seen in an open collar: how far below the collar's corners, and its softness. Sizes of the
 * garment's head.
 */
const LINE = { below: 0.03, softness: 0.02 } as const;

/** What of a person is kept behind a garment, in cells of the wearer's planes over person and garment. */
export interface PersonMask {
  /** Pixels of the wearer's cutout. */
  readonly area: Rect;
  /** Cells. */
  readonly widthPx: number;
  readonly heightPx: number;
  /** Share of the person that is kept in each cell, 0–1. */
  readonly kept: Float32Array;
  /** Share of the garment's opening in each cell, 0–1. */
  readonly opening: Float32Array;
}

/** Keeps head and hair, and what shows in the garment's opening; the rest of the old body goes. */
export function maskPerson(
  garment: Pick<PlaceableGarment, 'cutout' | 'kind' | 'collar' | 'head'>,
  cells: GarmentCells,
  { scale, offset }: Placement,
  { cells: own, head, jawY }: Wearer,
): PersonMask {
  const aboveCollar = aboveLine(garment);
  const { cellPx } = own;
  const area = coveredArea(garment, { scale, offset }, own);
  const widthPx = Math.ceil(area.width / cellPx);
  const heightPx = Math.ceil(area.height / cellPx);
  const [kept, opening] = [new Float32Array(widthPx * heightPx), new Float32Array(widthPx * heightPx)];
  const tucked = boxBlur(cells.opening, cells.widthPx, cells.heightPx, TUCKED_CELLS);
  const soft = JAW_SOFTNESS * head.sizePx;
  for (let row = 0, i = 0; row < heightPx; row++) {
    const y = area.y + (row + 0.5) * cellPx;
    const aboveJaw = 1 - smoothStep(jawY - soft, jawY + soft, y);
    const aboveChin = 1 - smoothStep(head.chin.y - soft, head.chin.y + soft, y);
    const gy = Math.floor((y - offset.y) / scale / cells.cellPx);
    const oy = Math.floor(y / cellPx);
    for (let column = 0; column < widthPx; column++, i++) {
      const x = area.x + (column + 0.5) * cellPx;
      const gx = Math.floor((x - offset.x) / scale / cells.cellPx);
      if (gx >= 0 && gx < cells.widthPx && gy >= 0 && gy < cells.heightPx)
        opening[i] = Math.min(1, 2 * tucked[gy * cells.widthPx + gx]);
      const ox = Math.floor(x / cellPx);
      if (ox < 0 || oy < 0 || ox >= own.widthPx || oy >= own.heightPx) continue;
      const o = oy * own.widthPx + ox;
      // Hair and cheek share the cells where they meet, and a mesh ends a little inside the cheek.
      const cheek = aboveChin === 0 ? 0 : aboveChin * own.skin[o] * smoothStep(0, 0.1, own.nearFace[o]);
      const inFront = Math.min(1, own.hair[o] + Math.max(own.face[o], cheek));
      const bare = bareShare(own, o);
      // Nothing of the own top is seen above a closed collar, nor above the line between the corners of an open one.
      const above =
        garment.kind === 'whole' ? 1 : aboveCollar((x - offset.x) / scale, (y - offset.y) / scale);
      const shown = 1 - above * (1 - bare);
      kept[i] = Math.max(inFront, aboveJaw * bare, opening[i] * shown);
    }
  }
  return { area, widthPx, heightPx, kept, opening };
}

/** The smallest area of whole cells that holds the person's cutout and the garment. */
function coveredArea(
  { cutout }: Pick<PlaceableGarment, 'cutout'>,
  { scale, offset }: Placement,
  own: Wearer['cells'],
): Rect {
  const { cellPx } = own;
  const left = Math.min(0, Math.floor(offset.x / cellPx));
  const top = Math.min(0, Math.floor(offset.y / cellPx));
  const right = Math.max(own.widthPx, Math.ceil((offset.x + cutout.widthPx * scale) / cellPx));
  const bottom = Math.max(own.heightPx, Math.ceil((offset.y + cutout.heightPx * scale) / cellPx));
  return {
    x: left * cellPx,
    y: top * cellPx,
    width: (right - left) * cellPx,
    height: (bottom - top) * cellPx,
  };
}

/** Share of a cell that is not clothes, of what is the person in it. */
function bareShare({ hair, skin, clothes, clothesAround }: Wearer['cells'], cell: number): number {
  const person = hair[cell]! + skin[cell]! + clothes[cell]!;
  return person < LEAST_PERSON ? 1 : Math.max(0, 1 - (CLOTHES_SPREAD * clothesAround[cell]!) / person);
}

/** How far a point of the garment is above the line between its collar's corners, 0–1. */
function aboveLine({
  collar: { left, right },
  head: { sizePx },
}: Pick<PlaceableGarment, 'collar' | 'head'>): (x: number, y: number) => number {
  const soft = LINE.softness * sizePx;
  return (x, y) => {
    const line = collarLine({ left, right }, x) + LINE.below * sizePx;
    return 1 - smoothStep(line - soft, line + soft, y);
  };
}

/** Row of the line between a collar's corners in a column; level beside them. */
export function collarLine({ left, right }: PlaceableGarment['collar'], x: number): number {
  const along = (x - left.x) / Math.max(1, right.x - left.x);
  return left.y + (right.y - left.y) * Math.min(1, Math.max(0, along));
}
