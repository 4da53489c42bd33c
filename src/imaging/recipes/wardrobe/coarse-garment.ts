import { type Dye, type Garment, GARMENT_PARTS } from '../../garment.ts';
import { recolourCloth } from '../../ops/garment/recolour-cloth.ts';
import { type GarmentCells, garmentCells, type PlaceableGarment } from './garment-cells.ts';

/** A garment at low resolution, with which it is fitted to selfies and pictures in any of its dyes are predicted. */
export interface CoarseGarment {
  readonly garment: PlaceableGarment;
  /** The cells in the garment's own colours. */
  readonly cells: GarmentCells;
  /** For each cell the index in GARMENT_PARTS of the part at its centre; 255 where there is none. */
  readonly cellParts: Uint8Array;
}

/** Reduces a garment to cells, without its pixels. */
export function coarsenGarment({ cutout, parts, ...garment }: Garment): CoarseGarment {
  const { widthPx, heightPx } = cutout;
  const cells = garmentCells({ ...garment, cutout, parts });
  const middle = (cell: number, endPx: number): number =>
    Math.min(endPx - 1, Math.floor((cell + 0.5) * cells.cellPx));
  const cellParts = new Uint8Array(cells.widthPx * cells.heightPx);
  for (let row = 0, i = 0; row < cells.heightPx; row++)
    for (let column = 0; column < cells.widthPx; column++, i++)
      cellParts[i] = parts[middle(row, heightPx) * widthPx + middle(column, widthPx)];
  return { garment: { ...garment, cutout: { widthPx, heightPx } }, cells, cellParts };
}

/** Returns the garment’s cells in the colours of a dye. */
export function dyedCells({ cells, cellParts }: CoarseGarment, dye: Dye): GarmentCells {
  const rgb = cells.rgb.slice();
  const alpha = new Uint8Array(cells.alpha.length);
  for (let i = 0; i < alpha.length; i++) alpha[i] = Math.round(255 * cells.alpha[i]);
  GARMENT_PARTS.forEach((part, index) => {
    const colour = dye.colours[part];
    if (colour !== undefined) recolourCloth({ rgb, alpha, parts: cellParts }, index, colour);
  });
  return { ...cells, rgb };
}
