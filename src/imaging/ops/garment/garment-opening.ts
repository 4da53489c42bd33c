import type { Point } from '../../raster/image.ts';

/**
 * Finds the area inside a garment in which the wearer is visible: between its fronts, or above its neckline, and above the
 * collar between its two upper corners.
 * @param alpha coverage of the garment 0–1
 * @param collar the collar's upper corners beside the neck, pixels
 * @returns 1 inside the opening, 0 elsewhere
 */
export function findGarmentOpening(
  alpha: Float32Array,
  widthPx: number,
  heightPx: number,
  collar: { readonly left: Point; readonly right: Point },
): Float32Array {
  const opening = new Float32Array(widthPx * heightPx);
  const middle = Math.round((collar.left.x + collar.right.x) / 2);
  let [left, right] = [Math.round(collar.left.x), Math.round(collar.right.x)];
  for (let y = 0; y < heightPx; y++) {
    const isCloth = (x: number): boolean => alpha[y * widthPx + x] >= 0.5;
    if (y >= collar.left.y) left = edgeFrom(Math.min(left, middle), 1, widthPx, isCloth);
    if (y >= collar.right.y) right = edgeFrom(Math.max(right, middle), -1, widthPx, isCloth);
    // Below the neckline the fronts meet.
    if (left > right) break;
    opening.fill(1, y * widthPx + Math.max(0, left), y * widthPx + Math.min(widthPx, right + 1));
  }
  return opening;
}

/**
 * Returns the column in which the opening begins in a row, close to that of the row above. Without cloth on that side, as just
 * above the collar, it is the same column.
 */
function edgeFrom(column: number, inward: 1 | -1, widthPx: number, isCloth: (x: number) => boolean): number {
  let x = column;
  const isInside = (at: number): boolean => at >= 0 && at < widthPx;
  while (isInside(x) && isCloth(x)) x += inward;
  let edge = x;
  while (isInside(edge - inward) && !isCloth(edge - inward)) edge -= inward;
  return isInside(edge - inward) ? edge : x;
}
