import { boxBlur } from '../../../ops/plane/box-blur.ts';
import { smoothStep } from '../../../ops/plane/smooth-step.ts';
import type { Rect } from '../../../raster/image.ts';
import type { GarmentCells, PlaceableGarment } from '../garment-cells.ts';
import type { Placement } from './placement.ts';
import type { Wearer } from '../wearer/wearer.ts';

/** Overlap of the opening and the cloth, in cells of the garment, so that no gap shows at the opening's edge. */
const TUCKED_CELLS = 2;
/** Half the width of the transition at the jaw's line, above which all of the head stays, in sizes of the head. */
export const JAW_SOFTNESS = 0.03;
/** Weight of own clothes in a cell, so that no rim of them stays in the cells that they share with skin. */
const CLOTHES_WEIGHT = 2;
/** A cell with less hair, skin and clothes than this stays as it is, because it holds jewellery or nothing. */
const MIN_PERSON = 0.02;
/**
 * The line below which the person's own top shows in an open collar: its distance below the collar's corners and half the width of
 * the transition, in sizes of the garment's head.
 */
const LINE = { below: 0.03, softness: 0.02 } as const;

/** The visible part of a person in a garment. It has cells like the wearer's planes and covers person and garment. */
export interface PersonMask {
  /** The covered area in pixels of the wearer's cutout. */
  readonly area: Rect;
  /** Width of the area in cells. */
  readonly widthPx: number;
  /** Height of the area in cells. */
  readonly heightPx: number;
  /** Share of the person that is kept in each cell, 0–1. */
  readonly kept: Float32Array;
  /** Share of the garment's opening in each cell, 0–1. */
  readonly opening: Float32Array;
}

/** Masks a person who wears a garment: head, hair and everything in the garment's opening stay, the rest of the body goes. */
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
      // The person's own top is hidden inside a closed collar, and above the line between the corners of an open one.
      const above =
        garment.kind === 'whole' ? 1 : aboveCollar((x - offset.x) / scale, (y - offset.y) / scale);
      const shown = 1 - above * (1 - bare);
      kept[i] = Math.max(inFront, aboveJaw * bare, opening[i] * shown);
    }
  }
  return { area, widthPx, heightPx, kept, opening };
}

/** Returns the smallest area of whole cells that holds the person's cutout and the garment. */
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

/** Returns the share of a cell's person that is not clothes, 0–1. */
function bareShare({ hair, skin, clothes, clothesAround }: Wearer['cells'], cell: number): number {
  const person = hair[cell]! + skin[cell]! + clothes[cell]!;
  return person < MIN_PERSON ? 1 : Math.max(0, 1 - (CLOTHES_WEIGHT * clothesAround[cell]!) / person);
}

/** Returns a function that gives 1 for a point of the garment above the line between its collar's corners, 0 below, soft between. */
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

/** Returns the row of the line between a collar's corners in a column. Beside the corners the line is level. */
export function collarLine({ left, right }: PlaceableGarment['collar'], x: number): number {
  const along = (x - left.x) / Math.max(1, right.x - left.x);
  return left.y + (right.y - left.y) * Math.min(1, Math.max(0, along));
}
