import type { Face } from '../../models/face/face.ts';
import { boxBlur } from '../../ops/plane/box-blur.ts';
import { wholePixels } from '../../raster/whole-pixels.ts';
import type { RgbImage } from '../../raster/image.ts';
import { visitPolygonRows } from '../../raster/polygon.ts';
import { resizeLuma } from '../../raster/resize.ts';
import { cheekPolygons } from '../face/face-regions.ts';

/** Both faces are compared at this height: nearly every selfie has it, and pages show about as much. */
const FACE_HEIGHT_PX = 224;
/** A smaller face would have to be enlarged too far to have any texture to compare. */
const MIN_FACE_HEIGHT_PX = 200;
/** Structure coarser than this blur radius is shape and light, not texture. */
const RADIUS_PX = 2;

/**
 * Measures the high-frequency energy of the cheeks: the median of (luma ÷ blurred luma − 1)², with a blur radius of 1 % of
 * the face's height. The division cancels exposure. It is a median because the far cheek of a face turned aside ends in an
 * edge against the background.
 * @returns ≥ 0; 0 when the cheeks are outside the face's box, undefined when the face is too small
 */
export function cheekTexture(image: RgbImage, face: Pick<Face, 'box' | 'mesh'>): number | undefined {
  const area = wholePixels(image, face.box);
  if (area.height < MIN_FACE_HEIGHT_PX) return undefined;
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
 * Returns the texture of the headshot's cheeks ÷ that of the selfie's: under 0.75 skin begins to look like plastic.
 * Undefined when one of them could not be measured.
 */
export function textureKept(source: number | undefined, result: number | undefined): number | undefined {
  if (source === undefined || result === undefined) return undefined;
  return source === 0 ? 1 : result / source;
}
