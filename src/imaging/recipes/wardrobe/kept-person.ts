import { boxBlur } from '../../ops/box-blur.ts';
import { smoothStep } from '../../ops/look-planes.ts';
import type { Rect } from '../../raster/image.ts';
import type { GarmentCells, PlaceableGarment } from './garment-cells.ts';
import type { Place } from './place-garment.ts';
import type { Wearer } from './wearer.ts';

/** The opening reaches this far below the cloth, so that no gap shows at its edge. Cells of the garment. */
const TUCKED_CELLS = 2;
/** Softness of the jaw's line, above which all of the head is kept, in sizes of the head. */
export const JAW_SOFTNESS = 0.03;
/** A mesh ends this far inside the cheek; skin further out is neck, which belongs behind the collar. Sizes of the head. */
const CHEEK_MARGIN = 0.04;

/** What of a person is kept behind a garment, in cells of the wearer's planes over person and garment. */
export interface KeptPerson {
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
export function keptPerson(
  garment: Pick<PlaceableGarment, 'cutout' | 'kind'>,
  cells: GarmentCells,
  { scale, offset }: Place,
  { cells: own, head, jawY }: Wearer,
): KeptPerson {
  const { cellPx } = own;
  const area = coveredArea(garment, { scale, offset }, own);
  const widthPx = Math.ceil(area.width / cellPx);
  const heightPx = Math.ceil(area.height / cellPx);
  const [kept, opening] = [new Float32Array(widthPx * heightPx), new Float32Array(widthPx * heightPx)];
  const cheekCells = Math.max(1, Math.round((CHEEK_MARGIN * head.sizePx) / cellPx));
  const nearFace = boxBlur(own.face, own.widthPx, own.heightPx, cheekCells);
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
      const cheek = aboveChin === 0 ? 0 : aboveChin * own.skin[o] * smoothStep(0, 0.1, nearFace[o]);
      const inFront = Math.min(1, own.hair[o] + Math.max(own.face[o], cheek));
      // Nothing of the own top is seen above a closed collar.
      const shown = garment.kind === 'whole' ? 1 - own.clothes[o] : 1;
      kept[i] = Math.max(inFront, aboveJaw * (1 - own.clothes[o]), opening[i] * shown);
    }
  }
  return { area, widthPx, heightPx, kept, opening };
}

/** The smallest area of whole cells that holds the person's cutout and the garment. */
function coveredArea(
  { cutout }: Pick<PlaceableGarment, 'cutout'>,
  { scale, offset }: Place,
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
