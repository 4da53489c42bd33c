import { type Dye, type Garment, GARMENT_PARTS } from '../../garment.ts';
import { recolourCloth } from '../../ops/garment/recolour-cloth.ts';
import { type GarmentCells, garmentCells, type PlaceableGarment } from './place-garment.ts';

/** A garment seen coarsely: enough to try it on, and to foresee pictures in any of its dyes. */
export interface GarmentSketch {
  readonly garment: PlaceableGarment;
  /** In the garment's own colours. */
  readonly cells: GarmentCells;
  /** One byte a cell: index in GARMENT_PARTS of the part in its middle. */
  readonly cellParts: Uint8Array;
}

export function sketchGarment({ cutout, parts, ...garment }: Garment): GarmentSketch {
  const { widthPx, heightPx } = cutout;
  const cells = garmentCells({ ...garment, cutout, parts });
  const middle = (cell: number, endPx: number): number =>
    Math.min(endPx - 1, Math.floor((cell + 0.5) * cells.cellPx));
  const cellParts = Uint8Array.from(
    { length: cells.widthPx * cells.heightPx },
    (_, i) =>
      parts[middle(Math.floor(i / cells.widthPx), heightPx) * widthPx + middle(i % cells.widthPx, widthPx)]!,
  );
  return { garment: { ...garment, cutout: { widthPx, heightPx } }, cells, cellParts };
}

/** The sketch's cells in the colours of a dye. */
export function dyedCells({ cells, cellParts }: GarmentSketch, dye: Dye): GarmentCells {
  const rgb = cells.rgb.slice();
  const cover = Uint8Array.from(cells.alpha, (share) => Math.round(255 * share));
  GARMENT_PARTS.forEach((part, index) => {
    const colour = dye.colours[part];
    if (colour !== undefined) recolourCloth(rgb, cover, (i) => cellParts[i] === index, colour);
  });
  return { ...cells, rgb };
}
