import type { Garment } from '../../garment.ts';
import { findGarmentOpening } from '../../ops/garment/garment-opening.ts';
import { shrinkBytes, shrinkRgb } from '../../ops/plane/resample-plane.ts';
import type { Point } from '../../raster/image.ts';
import type { CellPlanes } from './wearer/wearer.ts';

/** The properties of a garment that its placement depends on. */
export type PlaceableGarment = Omit<Garment, 'cutout' | 'parts'> & {
  readonly cutout: Pick<Garment['cutout'], 'widthPx' | 'heightPx'>;
};

/** A garment reduced to a coarse grid. Positions and sizes are in cells. */
export interface GarmentCells extends CellPlanes {
  /** Coverage 0–1. */
  readonly alpha: Float32Array;
  /** 1 inside the garment's opening, 0 elsewhere (garment-opening.ts). */
  readonly opening: Float32Array;
  /** The first row with cloth in each column; `heightPx` where there is none. */
  readonly tops: Int16Array;
  /** Mean colours, coded 0–255, three for each cell. */
  readonly rgb: Uint8Array;
}

/** Number of cells along a head's size. */
const CELLS_PER_HEAD = 64;

/** Reduces a garment to cells. */
export function garmentCells({ cutout, collar, head }: Garment): GarmentCells {
  const cellPx = Math.max(1, Math.floor(head.sizePx / CELLS_PER_HEAD));
  const { data, widthPx, heightPx } = shrinkBytes(
    { widthPx: cutout.widthPx, heightPx: cutout.heightPx, data: cutout.alpha },
    cellPx,
  );
  const alpha = data.map((value) => value / 255);
  const cell = ({ x, y }: Point): Point => ({ x: x / cellPx, y: y / cellPx });
  const opening = findGarmentOpening(alpha, widthPx, heightPx, {
    left: cell(collar.left),
    right: cell(collar.right),
  });
  const tops = topsOf(alpha, widthPx, heightPx);
  return { widthPx, heightPx, cellPx, alpha, opening, tops, rgb: cellColours(cutout, cellPx) };
}

function topsOf(alpha: Float32Array, widthPx: number, heightPx: number): Int16Array {
  const tops = new Int16Array(widthPx).fill(heightPx);
  for (let i = alpha.length - 1; i >= 0; i--)
    if (alpha[i]! >= 0.5) tops[i % widthPx] = Math.floor(i / widthPx);
  return tops;
}

function cellColours({ widthPx, heightPx, rgb }: Garment['cutout'], cellPx: number): Uint8Array {
  const planes = shrinkRgb({ widthPx, heightPx, data: rgb }, cellPx);
  const cells = new Uint8Array(planes[0].length * 3);
  for (let c = 0; c < 3; c++)
    for (let i = 0; i < planes[c]!.length; i++) cells[i * 3 + c] = Math.round(planes[c]![i]!);
  return cells;
}
