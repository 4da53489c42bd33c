import type { Face } from '../../models/face/face.ts';
import { boxBlur } from '../../ops/plane/box-blur.ts';
import { wholePixels } from '../../raster/whole-pixels.ts';
import type { RgbImage } from '../../raster/image.ts';
import { visitPolygonRows } from '../../raster/polygon.ts';
import { resizeLuma } from '../../raster/resize.ts';
import { cheekPolygons } from '../face/face-regions.ts';

/** Both faces are looked at in this height: the one that nearly every selfie has, and a viewer sees on a page. */
const FACE_HEIGHT_PX = 224;
/** Enlarged from less, a face has no texture that could be compared. */
const LEAST_FACE_HEIGHT_PX = 200;
/** Coarser than this is shape and light, not texture. */
const RADIUS_PX = 2;

/**
 * High-frequency energy of the cheeks: median square of what a blur of 1 % of the face's height takes away, as a share of
 * the brightness there, so that exposure does not count; ≥ 0. The median, because on a face turned aside the far cheek ends
 * in an edge against the room. It is 0 when the cheeks are outside the picture, undefined when the face is too small.
 */
export function cheekTexture(image: RgbImage, face: Pick<Face, 'box' | 'mesh'>): number | undefined {
  const area = wholePixels(image, face.box);
  if (area.height < LEAST_FACE_HEIGHT_PX) return undefined;
  const scale = FACE_HEIGHT_PX / area.height;
  const widthPx = Math.max(1, Math.round(area.width * scale));
  const grey = resizeLuma(image, area, widthPx, FACE_HEIGHT_PX);
  const blurred = boxBlur(
    boxBlur(grey, widthPx, FACE_HEIGHT_PX, RADIUS_PX),
    widthPx,
    FACE_HEIGHT_PX,
    RADIUS_PX,
  );
  const energies: number[] = [];
  for (const polygon of cheekPolygons(face)) {
    const corners = polygon.map(({ x, y }) => ({ x: (x - area.x) * scale, y: (y - area.y) * scale }));
    visitPolygonRows(corners, widthPx, FACE_HEIGHT_PX, (y, fromX, toX) => {
      for (let i = y * widthPx + fromX; i < y * widthPx + toX; i++)
        energies.push((grey[i] / Math.max(1, blurred[i]) - 1) ** 2);
    });
  }
  return Float32Array.from(energies).sort()[energies.length >> 1] ?? 0;
}

/**
 * Texture of the headshot's cheeks ÷ that of the selfie's: under 0.75 skin begins to look like plastic. Undefined where
 * one of them could not be measured.
 */
export function textureKept(source: number | undefined, result: number | undefined): number | undefined {
  if (source === undefined || result === undefined) return undefined;
  return source === 0 ? 1 : result / source;
}
