import type { Point } from '../../raster/image.ts';

/**
 * Finds the place where the wearer shows inside a garment: between its fronts, or above its neckline, and above the collar
 * between its two upper corners.
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
    // Where the neckline has ended, the fronts meet.
    if (left > right) break;
    opening.fill(1, y * widthPx + Math.max(0, left), y * widthPx + Math.min(widthPx, right + 1));
  }
  return opening;
}

/**
 * Returns the first column of the opening in a row, close to that of the row above. It is the same column where there is no
 * cloth on that side, as in the rows just above the collar.
 */
function edgeFrom(column: number, inward: 1 | -1, widthPx: number, isCloth: (x: number) => boolean): number {
  let x = column;
  const isInside = (at: number): boolean => at >= 0 && at < widthPx;
  while (isInside(x) && isCloth(x)) x += inward;
  let edge = x;
  while (isInside(edge - inward) && !isCloth(edge - inward)) edge -= inward;
  return isInside(edge - inward) ? edge : x;
}
