import type { Garment } from '../../garment.ts';
import { boxBlur } from '../../ops/box-blur.ts';
import { smoothStep } from '../../ops/look-planes.ts';
import type { SmallPicture } from '../../raster/stretched-rows.ts';
import type { Rect } from '../../raster/image.ts';
import type { GarmentCells, Place } from './place-garment.ts';
import type { Wearer } from './wearer.ts';

/** The opening reaches this far below the cloth, so that no gap shows at its edge. Cells of the garment. */
const TUCKED_CELLS = 2;
/** Softness of the jaw's line, above which all of the head is kept, in sizes of the head. */
const JAW_SOFTNESS = 0.03;
/** How dark and how soft shadows are; see design/wardrobe.md for the trial they come from. Sizes of the head. */
const GARMENT_SHADOW = { darkness: 0.38, soft: 0.045 } as const;
const CHIN_SHADOW = { darkness: 0.3, down: 0.05, soft: 0.05 } as const;
const HAIR_SHADOW = { darkness: 0.4, down: 0.04, soft: 0.03 } as const;

/** The shade planes of worn layers (ops/garment/wear-garment.ts) and the area of the cutout that they cover. */
export interface DressShade {
  readonly picture: SmallPicture;
  /** Pixels of the wearer's cutout. */
  readonly area: Rect;
}

/** Decides what of the person is kept behind a garment, and where garment, chin and hair throw shadows. */
export function dressShade(
  garment: Pick<Garment, 'cutout'>,
  cells: GarmentCells,
  { scale, offset }: Place,
  wearer: Wearer,
): DressShade {
  const { cells: own, head, jawY } = wearer;
  const area = coveredArea(garment, { scale, offset }, own);
  const cellPx = own.cellPx;
  const widthPx = Math.ceil(area.width / cellPx);
  const heightPx = Math.ceil(area.height / cellPx);
  const count = widthPx * heightPx;
  const plane = (): Float32Array => new Float32Array(count);
  const [kept, cloth, skinAbove, hair] = [plane(), plane(), plane(), plane()];
  const tucked = boxBlur(cells.opening, cells.widthPx, cells.heightPx, TUCKED_CELLS);
  const soft = JAW_SOFTNESS * head.sizePx;
  for (let row = 0, i = 0; row < heightPx; row++)
    for (let column = 0; column < widthPx; column++, i++) {
      const x = area.x + (column + 0.5) * cellPx;
      const y = area.y + (row + 0.5) * cellPx;
      const gx = Math.floor((x - offset.x) / scale / cells.cellPx);
      const gy = Math.floor((y - offset.y) / scale / cells.cellPx);
      const onGarment = gx >= 0 && gx < cells.widthPx && gy >= 0 && gy < cells.heightPx;
      const g = gy * cells.widthPx + gx;
      cloth[i] = onGarment ? cells.alpha[g] : 0;
      const inOpening = onGarment ? Math.min(1, 2 * tucked[g]) : 0;
      const ox = Math.floor(x / cellPx);
      const oy = Math.floor(y / cellPx);
      if (ox < 0 || oy < 0 || ox >= own.widthPx || oy >= own.heightPx) continue;
      const o = oy * own.widthPx + ox;
      const aboveJaw = 1 - smoothStep(jawY - soft, jawY + soft, y);
      const aboveChin = 1 - smoothStep(head.chin.y - soft, head.chin.y + soft, y);
      // Hair and cheek share the cells where they meet, and a mesh ends a little inside the cheek.
      const inFront = Math.min(1, own.hair[o] + Math.max(own.face[o], aboveChin * own.skin[o]));
      kept[i] = Math.max(inFront, aboveJaw * (1 - own.clothes[o]), inOpening);
      hair[i] = own.hair[o] * own.cover[o];
      skinAbove[i] = own.cover[o] * Math.max(own.face[o], aboveJaw);
    }
  return {
    picture: shadeOf({ kept, cloth, skinAbove, hair, widthPx, heightPx }, head.sizePx / cellPx),
    area,
  };
}

function shadeOf(
  planes: Readonly<Record<'kept' | 'cloth' | 'skinAbove' | 'hair', Float32Array>> & {
    readonly widthPx: number;
    readonly heightPx: number;
  },
  headCells: number,
): SmallPicture {
  const { widthPx, heightPx, kept } = planes;
  const soft = (plane: Float32Array, share: number): Float32Array => {
    const radius = Math.max(1, Math.round(share * headCells));
    return boxBlur(boxBlur(plane, widthPx, heightPx, radius), widthPx, heightPx, radius);
  };
  const cloth = soft(planes.cloth, GARMENT_SHADOW.soft);
  const chin = soft(planes.skinAbove, CHIN_SHADOW.soft);
  const hair = soft(planes.hair, HAIR_SHADOW.soft);
  const shifted = (plane: Float32Array, i: number, share: number): number =>
    plane[Math.max(0, i - Math.round(share * headCells) * widthPx)] ?? 0;
  const data = new Float32Array(kept.length * 3);
  for (let i = 0; i < kept.length; i++) {
    data[i * 3] = kept[i];
    const isHead = Math.max(planes.skinAbove[i], planes.hair[i]);
    data[i * 3 + 1] = 1 - GARMENT_SHADOW.darkness * cloth[i] * (1 - isHead);
    data[i * 3 + 2] =
      (1 - CHIN_SHADOW.darkness * shifted(chin, i, CHIN_SHADOW.down)) *
      (1 - HAIR_SHADOW.darkness * shifted(hair, i, HAIR_SHADOW.down));
  }
  return { widthPx, heightPx, channels: 3, data };
}

/** The smallest area of whole cells that holds the person's cutout and the garment. */
function coveredArea(
  { cutout }: Pick<Garment, 'cutout'>,
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
