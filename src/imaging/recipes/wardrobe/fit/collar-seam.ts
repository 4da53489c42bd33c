import type { GarmentCells, PlaceableGarment } from '../garment-cells.ts';
import type { Placement } from './placement.ts';
import type { Wearer } from '../wearer/wearer.ts';

/** Length of the seam below the collar's corners, in sizes of the head. Further down an open jacket shows the person's own top. */
const SEAM_DEPTH = 0.3;
/** Width of the seam from the cloth into the opening, in sizes of the head. */
const SEAM_WIDTH = 0.04;

/**
 * Measures the seam between collar and neck: the share of its area in which something other than skin or hair is visible. That is
 * the background or, inside a closed collar, the person's own clothes.
 * @returns 0–1; 0 when the opening has no seam
 */
export function brokenSeamShare(
  { kind, collar, head: first }: PlaceableGarment,
  { alpha, opening, widthPx, heightPx, cellPx }: GarmentCells,
  { cells: own }: Pick<Wearer, 'cells'>,
  { scale, offset }: Placement,
): number {
  const reach = Math.max(1, Math.round((SEAM_WIDTH * first.sizePx) / cellPx));
  const top = Math.max(collar.left.y, collar.right.y) / cellPx;
  const bottom = Math.min(heightPx, top + (SEAM_DEPTH * first.sizePx) / cellPx);
  let [broken, seam] = [0, 0];
  for (let row = Math.max(0, Math.ceil(top)); row < bottom; row++)
    for (let column = 0; column < widthPx; column++) {
      const at = row * widthPx + column;
      if (opening[at] !== 1 || !isBesideCloth(alpha, at, column, widthPx, reach)) continue;
      seam++;
      const x = Math.floor(((column + 0.5) * cellPx * scale + offset.x) / own.cellPx);
      const y = Math.floor(((row + 0.5) * cellPx * scale + offset.y) / own.cellPx);
      const isInside = x >= 0 && y >= 0 && x < own.widthPx && y < own.heightPx;
      const i = y * own.widthPx + x;
      if (!isInside || own.cover[i]! < 0.5 || (kind === 'whole' && own.clothes[i]! > 0.5)) broken++;
    }
  return seam === 0 ? 0 : broken / seam;
}

function isBesideCloth(
  alpha: Float32Array,
  at: number,
  column: number,
  widthPx: number,
  reach: number,
): boolean {
  for (let step = 1; step <= reach; step++) {
    if (column - step >= 0 && alpha[at - step]! >= 0.5) return true;
    if (column + step < widthPx && alpha[at + step]! >= 0.5) return true;
    if (alpha[at + step * widthPx]! >= 0.5) return true;
  }
  return false;
}
