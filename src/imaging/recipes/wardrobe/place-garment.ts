import type { Garment } from '../../garment.ts';
import { garmentOpening } from '../../ops/garment/opening.ts';
import { shrinkBytes, shrinkRgb } from '../../ops/resample-plane.ts';
import type { Point } from '../../raster/image.ts';
import type { CellPlanes, Wearer } from './wearer.ts';

/** Where a garment is on a wearer's cutout: point of the cutout = point of the garment × scale + offset. */
export interface Placement {
  readonly scale: number;
  readonly offset: Point;
  /** What the placement costs; see `placementCost`. Lower is better, below 1 is good. */
  readonly cost: number;
}

/** A garment seen coarsely. Positions and sizes in cells. */
export interface GarmentCells extends CellPlanes {
  readonly alpha: Float32Array;
  readonly opening: Float32Array;
  /** Mean colours, coded 0–255, three a cell. */
  readonly rgb: Uint8Array;
}

/** Cells along a head's size. */
const CELLS_PER_HEAD = 64;

export function garmentCells({ cutout, collar, head }: Garment): GarmentCells {
  const cellPx = Math.max(1, Math.floor(head.sizePx / CELLS_PER_HEAD));
  const { data, widthPx, heightPx } = shrinkBytes(
    { widthPx: cutout.widthPx, heightPx: cutout.heightPx, data: cutout.alpha },
    cellPx,
  );
  const alpha = data.map((value) => value / 255);
  const cell = ({ x, y }: Point): Point => ({ x: x / cellPx, y: y / cellPx });
  const opening = garmentOpening(alpha, widthPx, heightPx, {
    left: cell(collar.left),
    right: cell(collar.right),
  });
  return { widthPx, heightPx, cellPx, alpha, opening, rgb: cellColours(cutout, cellPx) };
}

function cellColours({ widthPx, heightPx, rgb }: Garment['cutout'], cellPx: number): Uint8Array {
  const planes = shrinkRgb({ widthPx, heightPx, data: rgb }, cellPx);
  return Uint8Array.from({ length: planes[0].length * 3 }, (_, i) =>
    Math.round(planes[i % 3]![Math.floor(i / 3)]!),
  );
}

/** Scales tried, relative to that of the heads: bodies differ this much at the same size of head. */
const SCALES = [0.86, 0.9, 0.95, 1, 1.05, 1.1, 1.15, 1.2] as const;
/** Moves tried, in sizes of the head, from where the first wearer had the garment. */
const DOWN = [-0.16, -0.12, -0.08, -0.04, 0, 0.04, 0.08, 0.12, 0.16] as const;
const ASIDE = [-0.12, -0.08, -0.04, 0, 0.04, 0.08, 0.12] as const;

/** Finds the scale and place at which a garment sits on a neck with the least cost. */
export function placeGarment(garment: Garment, cells: GarmentCells, wearer: Wearer): Placement {
  const heads = wearer.head.sizePx / garment.head.sizePx;
  const middle = { x: (garment.collar.left.x + garment.collar.right.x) / 2, y: 0 };
  const neckX = (wearer.head.chin.x + wearer.faceCentreX) / 2;
  let best: Placement | undefined;
  for (const relative of SCALES)
    for (const down of DOWN)
      for (const aside of ASIDE) {
        const scale = heads * relative;
        const offset = {
          x: neckX + aside * wearer.head.sizePx - middle.x * scale,
          y: wearer.head.chin.y + down * wearer.head.sizePx - garment.head.chin.y * scale,
        };
        const wish = 1.2 * Math.abs(Math.log(relative)) + 1.2 * Math.abs(down) + 1.5 * Math.abs(aside);
        if (best !== undefined && wish >= best.cost) continue;
        const cost = wish + placementCost(garment, cells, wearer, scale, offset);
        if (best === undefined || cost < best.cost) best = { scale, offset, cost };
      }
  return best!;
}

/** Depth below the collar's corners down to which the neck must fill the opening, in sizes of the head. */
const NECK_DEPTH = 0.3;

/**
 * What is wrong with a garment at a place: background seen between neck and collar, neck or own clothes standing out beside the
 * collar. Shares of the head's size.
 */
function placementCost(
  garment: Garment,
  cells: GarmentCells,
  { cells: planes, head }: Wearer,
  scale: number,
  offset: Point,
): number {
  const { cellPx, widthPx, heightPx } = planes;
  const step = cells.cellPx * scale;
  const top = Math.min(garment.collar.left.y, garment.collar.right.y);
  const neck = (NECK_DEPTH * head.sizePx) / scale;
  let gap = 0;
  let outside = 0;
  // One sample for each cell of the garment, from a little above the collar on.
  const fromRow = Math.max(0, Math.floor((top - neck / 2) / cells.cellPx));
  const toRow = Math.min(cells.heightPx, Math.ceil((top + neck) / cells.cellPx));
  for (let row = fromRow; row < toRow; row++)
    for (let column = 0; column < cells.widthPx; column++) {
      const at = row * cells.widthPx + column;
      if (cells.alpha[at] >= 0.5) continue;
      const x = Math.floor(((column + 0.5) * cells.cellPx * scale + offset.x) / cellPx);
      const y = Math.floor(((row + 0.5) * cells.cellPx * scale + offset.y) / cellPx);
      const isInside = x >= 0 && y >= 0 && x < widthPx && y < heightPx;
      const i = y * widthPx + x;
      const isBelowCollar = (row + 0.5) * cells.cellPx > top;
      if (cells.opening[at] === 1) {
        if (isBelowCollar) gap += isInside ? 1 - planes.cover[i] : 1;
        // An own collar or hood that stands above the new one.
        if (isInside && garment.kind === 'whole') outside += planes.clothes[i];
      } else if (isInside && y * cellPx > head.chin.y - 0.2 * head.sizePx) {
        outside += planes.cover[i] * (planes.skin[i] * (1 - planes.face[i]) + 0.35 * planes.clothes[i]);
      }
    }
  const area = (step / head.sizePx) ** 2;
  return (30 * gap + 12 * outside) * area;
}
