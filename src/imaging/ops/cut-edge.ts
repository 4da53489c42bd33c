import type { Point } from '../raster/image.ts';

/** Coverage from which the body counts as cut off by the source's edge. */
const TOUCHES = 0.12;
/** How far inside the edge the body is looked for. */
const INSET_PX = 2;

/**
 * Where the source's edge cut the body off. A frame that holds one of these points inside would show a
 * straight, unnatural end of a shoulder, an arm or the hair.
 * @param alpha coverage 0–1
 * @returns points INSET_PX inside the picture's edge, every second pixel; above and below first, then the sides
 */
export function cutEdge(alpha: Float32Array, widthPx: number, heightPx: number): readonly Point[] {
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
