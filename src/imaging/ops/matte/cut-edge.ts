import { depthInWedge, type Wedge } from '../../measure/image/empty-edges.ts';
import type { Point } from '../../raster/image.ts';

/** Coverage from which the image's edge cuts the body off. */
const TOUCHES = 0.12;
/** Distance from the edge at which the coverage is read. */
const INSET_PX = 2;

/**
 * Finds where the image's edge cuts the body off. A frame that contains one of these points would show a straight, unnatural
 * end of a shoulder, an arm or the hair.
 * @param alpha coverage 0–1
 * @returns points INSET_PX inside the image's edge, every second pixel; top and bottom first, then the sides
 */
export function findCutEdge(alpha: Float32Array, widthPx: number, heightPx: number): readonly Point[] {
  const points: Point[] = [];
  const inset = Math.min(INSET_PX, widthPx - 1, heightPx - 1);
  const touches = (x: number, y: number): boolean => alpha[y * widthPx + x] >= TOUCHES;
  for (let x = 0; x < widthPx; x += 2) {
    if (touches(x, inset)) points.push({ x, y: inset });
    if (touches(x, heightPx - 1 - inset)) points.push({ x, y: heightPx - 1 - inset });
  }
  for (let y = 0; y < heightPx; y += 2) {
    if (touches(inset, y)) points.push({ x: inset, y });
    if (touches(widthPx - 1 - inset, y)) points.push({ x: widthPx - 1 - inset, y });
  }
  return points;
}

/**
 * Removes the coverage inside the empty corners of a rotated photo, in place, and finds where their edges cut the body off.
 * @param alpha coverage 0–1; changed in place
 * @param wedges the empty corners, in pixels of the coverage
 * @returns points as findCutEdge returns them, along the edges of the corners
 */
export function clearWedges(
  alpha: Float32Array,
  widthPx: number,
  heightPx: number,
  wedges: readonly Wedge[],
): readonly Point[] {
  return wedges.flatMap((wedge) => {
    const [, onRow, onColumn] = wedge;
    for (let y = 0; y < heightPx; y++)
      for (let x = 0; x < widthPx; x++) if (depthInWedge(wedge, x, y) > -1) alpha[y * widthPx + x] = 0;
    const length = Math.hypot(onColumn.x - onRow.x, onColumn.y - onRow.y);
    const steps = Math.max(1, Math.floor(length / 2));
    const points: Point[] = [];
    for (let i = 0; i <= steps; i++) {
      const onEdge = {
        x: onRow.x + ((onColumn.x - onRow.x) * i) / steps,
        y: onRow.y + ((onColumn.y - onRow.y) * i) / steps,
      };
      const inside = movedInside(wedge, onEdge);
      const [x, y] = [Math.round(inside.x), Math.round(inside.y)];
      if (x < 0 || y < 0 || x >= widthPx || y >= heightPx) continue;
      if (alpha[y * widthPx + x] >= TOUCHES) points.push(inside);
    }
    return points;
  });
}

function movedInside([corner, onRow, onColumn]: Wedge, { x, y }: Point): Point {
  const [dx, dy] = [onColumn.x - onRow.x, onColumn.y - onRow.y];
  const length = Math.max(1e-9, Math.hypot(dx, dy));
  const normal = { x: dy / length, y: -dx / length };
  const side = Math.sign((corner.x - onRow.x) * normal.x + (corner.y - onRow.y) * normal.y) || 1;
  const inset = INSET_PX + 2;
  return { x: x - side * inset * normal.x, y: y - side * inset * normal.y };
}
