import { linearLuminance } from '../../src/imaging/measure/face/face-luminance.ts';
import type { Face } from '../../src/imaging/models/face/face.ts';
import { FACE_OVAL, meshPolygon } from '../../src/imaging/models/face/face-landmarks.ts';
import type { RgbImage } from '../../src/imaging/raster/image.ts';
import { visitPolygonRows } from '../../src/imaging/raster/polygon.ts';

/**
 * Returns the mean relative luminance, 0–1, inside the mesh's oval. Only this bench computes it, to see whether a score depends on
 * it.
 */
export function meanLuminance({ data, widthPx, heightPx }: RgbImage, face: Face): number {
  let sum = 0;
  let count = 0;
  visitPolygonRows(meshPolygon(face, FACE_OVAL), widthPx, heightPx, (y, fromX, toX) => {
    for (let x = fromX; x < toX; x++) sum += linearLuminance(data, (y * widthPx + x) * 3);
    count += toX - fromX;
  });
  return sum / count;
}
