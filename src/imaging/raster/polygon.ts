import type { Point } from './image.ts';

/**
 * Scan-line conversion of a polygon: calls `visit` for every run of pixels whose centres are inside (even-odd rule), clipped
 * to the image. Corners may be outside the image.
 * @param corners in pixels
 * @param visit takes a row, the first pixel of a run and the pixel after its last
 */
export function visitPolygonRows(
  corners: readonly Point[],
  widthPx: number,
  heightPx: number,
  visit: (y: number, fromX: number, toX: number) => void,
): void {
  const ys = corners.map((corner) => corner.y);
  const firstY = Math.max(0, Math.floor(Math.min(...ys)));
  const lastY = Math.min(heightPx - 1, Math.ceil(Math.max(...ys)));
  for (let y = firstY; y <= lastY; y++) {
    const centre = y + 0.5;
    const crossings: number[] = [];
    for (let i = 0; i < corners.length; i++) {
      const a = corners[i]!;
      const b = corners[(i + 1) % corners.length]!;
      if (a.y <= centre !== b.y <= centre) crossings.push(a.x + ((centre - a.y) / (b.y - a.y)) * (b.x - a.x));
    }
    crossings.sort((p, q) => p - q);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const fromX = Math.max(0, Math.ceil(crossings[i]! - 0.5));
      const toX = Math.min(widthPx, Math.ceil(crossings[i + 1]! - 0.5));
      if (toX > fromX) visit(y, fromX, toX);
    }
  }
}
