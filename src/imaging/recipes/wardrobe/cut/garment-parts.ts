import { GARMENT_PARTS, type GarmentShape, type Polygon } from '../../../garment.ts';
import type { Point } from '../../../raster/image.ts';
import { visitPolygonRows } from '../../../raster/polygon.ts';
import { smoothOutline } from '../../../raster/smooth-outline.ts';

/** Index of pixels that belong to no part. */
export const NO_PART = 255;
/** Smoothing of the outlines (smooth-outline.ts) along and across, in sizes of the head, because they are traced on a rough map. */
const OUTLINE_SMOOTHING = { along: 0.02, aside: 0.007 } as const;

/** Returns the index in GARMENT_PARTS of every pixel, NO_PART where there is none. Later parts cover earlier ones. */
export function partsOf(
  { parts }: GarmentShape,
  widthPx: number,
  heightPx: number,
  headPx: number,
): Uint8Array {
  const { along, aside } = OUTLINE_SMOOTHING;
  const result = new Uint8Array(widthPx * heightPx).fill(NO_PART);
  GARMENT_PARTS.forEach((part, index) => {
    for (const polygon of parts[part] ?? []) {
      const outline = smoothOutline(pointsOf(polygon), along * headPx, aside * headPx);
      visitPolygonRows(outline, widthPx, heightPx, (y, from, to) =>
        result.fill(index, y * widthPx + from, y * widthPx + to),
      );
    }
  });
  closeSeams(result, widthPx, heightPx);
  return result;
}

/** Width in pixels of a seam between the outlines of two parts. */
const SEAM_PX = 2;

/** Assigns the pixels between two parts to the part that most of their neighbours belong to. */
function closeSeams(parts: Uint8Array, widthPx: number, heightPx: number): void {
  const found = parts.slice();
  const counts = new Uint8Array(GARMENT_PARTS.length);
  for (let y = SEAM_PX; y < heightPx - SEAM_PX; y++)
    for (let x = SEAM_PX; x < widthPx - SEAM_PX; x++) {
      if (found[y * widthPx + x] !== NO_PART) continue;
      counts.fill(0);
      for (let j = y - SEAM_PX; j <= y + SEAM_PX; j++)
        for (let i = x - SEAM_PX; i <= x + SEAM_PX; i++) {
          const part = found[j * widthPx + i];
          if (part !== NO_PART) counts[part]!++;
        }
      if (counts.filter((count) => count > 0).length > 1)
        parts[y * widthPx + x] = counts.indexOf(Math.max(...counts));
    }
}

/** Returns a polygon's corners as points. */
export function pointsOf(polygon: Polygon): Point[] {
  return polygon.map(([x, y]) => ({ x, y }));
}
