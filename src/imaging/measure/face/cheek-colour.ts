import { labOfLinear } from '../image/colour-difference.ts';
import type { Face } from '../../models/face/face.ts';
import type { RgbImage } from '../../raster/image.ts';
import { visitPolygonRows } from '../../raster/polygon.ts';
import { LINEAR_OF_BYTE } from '../../ops/light/srgb.ts';
import { cheekPolygons } from './face-regions.ts';

/**
 * Measures the mean colour of both cheeks, CIELAB a* and b*, from which ISO/IEC 29794-5 judges whether skin has a natural colour.
 * @returns undefined when the cheeks are outside the image
 */
export function cheekColour(
  image: RgbImage,
  face: Pick<Face, 'mesh'>,
): { readonly cheekA: number; readonly cheekB: number } | undefined {
  let [red, green, blue, count] = [0, 0, 0, 0];
  for (const cheek of cheekPolygons(face))
    visitPolygonRows(cheek, image.widthPx, image.heightPx, (y, fromX, toX) => {
      for (let at = (y * image.widthPx + fromX) * 3; at < (y * image.widthPx + toX) * 3; at += 3) {
        red += LINEAR_OF_BYTE[image.data[at]];
        green += LINEAR_OF_BYTE[image.data[at + 1]];
        blue += LINEAR_OF_BYTE[image.data[at + 2]];
        count++;
      }
    });
  if (count === 0) return undefined;
  const { a, b } = labOfLinear(red / count, green / count, blue / count);
  return { cheekA: a, cheekB: b };
}
