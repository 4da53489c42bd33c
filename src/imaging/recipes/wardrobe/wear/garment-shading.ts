import { boxBlur } from '../../../ops/plane/box-blur.ts';
import { smoothStep } from '../../../ops/plane/smooth-step.ts';
import { freeBytes } from '../../../raster/free-bytes.ts';
import type { SmallImage } from '../../../raster/bilinear-rows.ts';
import type { Rect } from '../../../raster/image.ts';
import { collarLine, JAW_SOFTNESS, maskPerson } from '../fit/person-mask.ts';
import { turnAndLightOfGarment } from '../fit/turn-and-light.ts';
import type { GarmentCells, PlaceableGarment } from '../garment-cells.ts';
import type { Placement } from '../fit/placement.ts';
import type { Wearer } from '../wearer/wearer.ts';

/**
 * The inside of a collar: softness of its upper edge, distance below the corners at which it begins where it bulges beyond them, and
 * the depth to which it is visible in an open jacket. Sizes of the head.
 */
const COLLAR_BACK = { soft: 0.03, bulge: 0.02, down: 0.4, softDown: 0.1 } as const;
/** Darkness 0–1 and blur radius (sizes of the head) of the garment's shadow; design/wardrobe.md has the trial behind the shadows. */
const GARMENT_SHADOW = { darkness: 0.38, soft: 0.045 } as const;
/** The narrow contact shadow beside an edge, which makes the cloth look thick. */
const CONTACT_SHADOW = { darkness: 0.5, soft: 0.014 } as const;
/** Darkening of a collar where it turns away from the light around the neck, because flattening removed it. Reach in sizes of the head. */
const COLLAR_TURN = { darkness: 0.45, reach: 0.2 } as const;
/**
 * Adjustment of the cloth's side light to the face's: the adjusted share, the distance from the neck at which the full change is
 * reached (sizes of the head), and the greatest change (log2 of coded brightness).
 */
const SIDE_LIGHT = { share: 0.7, reach: 1.2, most: 0.5 } as const;
/** log2 of coded brightness ÷ stops of linear light. */
const CODED_PER_STOP = 1 / 2.2;
/** Shadows of chin and hair on the garment: darkness 0–1, offset downwards and blur radius, both in sizes of the head. */
const CHIN_SHADOW = { darkness: 0.3, down: 0.05, soft: 0.05 } as const;
const HAIR_SHADOW = { darkness: 0.4, down: 0.04, soft: 0.03 } as const;

/** The shading planes of the garment's layers (ops/garment/wear-garment.ts) and the area of the cutout that they cover. */
export interface GarmentShading {
  /** Three channels: `GarmentLayers.shade`. */
  readonly picture: SmallImage;
  /** Coverage of the inside of the collar, 0–1, in one channel. It is visible where there is nothing of the person. */
  readonly back: SmallImage;
  /** The covered area in pixels of the wearer's cutout. */
  readonly area: Rect;
  /** The row of the cutout above which the garment changes nothing. */
  readonly firstY: number;
}

/**
 * Computes the visible part of the person and the shading of person and garment: garment, chin and hair cast shadows, and the side
 * that is brighter on the face is brighter on the cloth.
 * @param sideLightStops difference of light on the wearer's face (StudioSelfie.sideLightStops)
 */
export function shadeGarment(
  garment: Pick<PlaceableGarment, 'cutout' | 'collar' | 'kind' | 'head'>,
  cells: GarmentCells,
  { scale, offset }: Placement,
  wearer: Wearer,
  sideLightStops: number,
): GarmentShading {
  const { cells: own, head, jawY } = wearer;
  const { area, widthPx, heightPx, kept, opening } = maskPerson(garment, cells, { scale, offset }, wearer);
  const { cellPx } = own;
  const plane = (): Float32Array => new Float32Array(widthPx * heightPx);
  const [cloth, skinAbove, hair, back, turned] = [plane(), plane(), plane(), plane(), plane()];
  const leftX = garment.collar.left.x * scale + offset.x;
  const leftY = garment.collar.left.y * scale + offset.y;
  const rightX = garment.collar.right.x * scale + offset.x;
  const rightY = garment.collar.right.y * scale + offset.y;
  const reachPx = COLLAR_TURN.reach * head.sizePx;
  const soft = JAW_SOFTNESS * head.sizePx;
  const sideLight = sideLightAt(garment, cells, sideLightStops);
  const lit = new Float32Array(widthPx);
  for (let column = 0; column < widthPx; column++)
    lit[column] = sideLight((area.x + (column + 0.5) * cellPx - offset.x) / scale);
  for (let row = 0, i = 0; row < heightPx; row++) {
    const y = area.y + (row + 0.5) * cellPx;
    const aboveJaw = 1 - smoothStep(jawY - soft, jawY + soft, y);
    const gy = Math.floor((y - offset.y) / scale / cells.cellPx);
    const oy = Math.floor(y / cellPx);
    for (let column = 0; column < widthPx; column++, i++) {
      const x = area.x + (column + 0.5) * cellPx;
      const gx = Math.floor((x - offset.x) / scale / cells.cellPx);
      if (gx >= 0 && gx < cells.widthPx && gy >= 0 && gy < cells.heightPx)
        cloth[i] = cells.alpha[gy * cells.widthPx + gx];
      const corner = Math.min((leftX - x) ** 2 + (leftY - y) ** 2, (rightX - x) ** 2 + (rightY - y) ** 2);
      if (corner < reachPx ** 2) turned[i] = 1 - smoothStep(0, reachPx, Math.sqrt(corner));
      if (opening[i] > 0)
        back[i] = opening[i] * belowCollar(garment, (x - offset.x) / scale, (y - offset.y) / scale);
      const ox = Math.floor(x / cellPx);
      if (ox < 0 || oy < 0 || ox >= own.widthPx || oy >= own.heightPx) continue;
      const o = oy * own.widthPx + ox;
      hair[i] = own.hair[o] * own.cover[o];
      skinAbove[i] = own.cover[o] * Math.max(own.face[o], aboveJaw);
    }
  }
  const picture = shadeOf(
    { kept, cloth, skinAbove, hair, turned, lit, widthPx, heightPx },
    head.sizePx / cellPx,
  );
  const isChanged = (i: number): boolean =>
    cloth[i] > 0 || back[i] > 0 || picture.data[i * 3]! < 1 || picture.data[i * 3 + 1]! < 1;
  const firstChanged = kept.findIndex((_, i) => isChanged(i));
  // Cells are interpolated bilinearly, so one cell changes the rows of its neighbours as well.
  const firstRow = Math.max(0, Math.floor(firstChanged / widthPx) - 1);
  for (const done of [kept, opening, cloth, skinAbove, hair, turned]) freeBytes(done);
  return {
    picture,
    back: { widthPx, heightPx, channels: 1, data: back },
    area,
    firstY: area.y + firstRow * cellPx,
  };
}

/** Returns a function that gives the brightness factor of a column of the garment, which matches its cloth to the face's side light. */
function sideLightAt(
  garment: Pick<PlaceableGarment, 'collar' | 'head'>,
  cells: GarmentCells,
  sideLightStops: number,
): (x: number) => number {
  const wished = CODED_PER_STOP * sideLightStops - turnAndLightOfGarment(garment, cells).sideStops;
  const change = Math.min(SIDE_LIGHT.most, Math.max(-SIDE_LIGHT.most, SIDE_LIGHT.share * wished));
  const middleX = (garment.collar.left.x + garment.collar.right.x) / 2;
  const reach = SIDE_LIGHT.reach * garment.head.sizePx;
  return (x) => 2 ** (change * Math.min(1, Math.max(-1, (x - middleX) / reach)));
}

/**
 * Returns the visibility of the collar's inside at a point, 0–1: it is 1 below the line between the corners. In an open jacket it
 * ends at `COLLAR_BACK.down`, because the opening continues below.
 */
function belowCollar(
  { collar, head, kind }: Pick<PlaceableGarment, 'collar' | 'head' | 'kind'>,
  x: number,
  y: number,
): number {
  const isBulge = x < collar.left.x || x > collar.right.x;
  const line = collarLine(collar, x) + (isBulge ? COLLAR_BACK.bulge * head.sizePx : 0);
  const isBelow = smoothStep(line, line + COLLAR_BACK.soft * head.sizePx, y);
  if (kind === 'whole') return isBelow;
  const end = line + COLLAR_BACK.down * head.sizePx;
  return isBelow * (1 - smoothStep(end, end + COLLAR_BACK.softDown * head.sizePx, y));
}

function shadeOf(
  planes: Readonly<Record<'kept' | 'cloth' | 'skinAbove' | 'hair' | 'turned' | 'lit', Float32Array>> & {
    readonly widthPx: number;
    readonly heightPx: number;
  },
  headCells: number,
): SmallImage {
  const { widthPx, heightPx, kept } = planes;
  const soft = (plane: Float32Array, share: number): Float32Array => {
    const radius = Math.max(1, Math.round(share * headCells));
    const once = boxBlur(plane, widthPx, heightPx, radius);
    const twice = boxBlur(once, widthPx, heightPx, radius);
    freeBytes(once);
    return twice;
  };
  const cloth = soft(planes.cloth, GARMENT_SHADOW.soft);
  const contact = soft(planes.cloth, CONTACT_SHADOW.soft);
  const chin = soft(planes.skinAbove, CHIN_SHADOW.soft);
  const hair = soft(planes.hair, HAIR_SHADOW.soft);
  const shifted = (plane: Float32Array, i: number, share: number): number =>
    plane[Math.max(0, i - Math.round(share * headCells) * widthPx)] ?? 0;
  const data = new Float32Array(kept.length * 3);
  for (let i = 0; i < kept.length; i++) {
    data[i * 3] = kept[i];
    const isHead = Math.max(planes.skinAbove[i], planes.hair[i]);
    data[i * 3 + 1] =
      (1 - GARMENT_SHADOW.darkness * cloth[i] * (1 - isHead)) *
      (1 - CONTACT_SHADOW.darkness * contact[i] * (1 - isHead));
    data[i * 3 + 2] =
      planes.lit[i % widthPx]! *
      (1 - COLLAR_TURN.darkness * planes.turned[i]) *
      (1 - CHIN_SHADOW.darkness * shifted(chin, i, CHIN_SHADOW.down)) *
      (1 - HAIR_SHADOW.darkness * shifted(hair, i, HAIR_SHADOW.down));
  }
  for (const done of [cloth, contact, chin, hair]) freeBytes(done);
  return { widthPx, heightPx, channels: 3, data };
}
