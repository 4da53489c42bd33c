import type { Face } from '../../models/face/face.ts';
import { LEFT_EYE, RIGHT_EYE, meshPoint, meshPolygon, distancePx } from '../../models/face/face-landmarks.ts';
import { LINEAR_OF_BYTE } from '../../ops/light/srgb.ts';
import type { RgbImage } from '../../raster/image.ts';
import { visitPolygonRows } from '../../raster/polygon.ts';
import type { SkinPatch } from './skin-patches.ts';

/** Colour of the whites of both eyes, linear light 0–1, and the number of pixels between lids and irises. */
export interface EyeWhites extends SkinPatch {
  readonly pixelCount: number;
}

/** The mesh's iris is a little too small. */
const IRIS_MARGIN = 1.15;
/** Quantiles of luminance: lashes and lids are darker than the white, and its wet highlight is brighter. */
const BRIGHTNESS_RANGE = [0.6, 0.95] as const;

/** Measures the colour of the whites of the eyes; undefined when they are closed or too small to show any white. */
export function eyeWhites(image: RgbImage, face: Face): EyeWhites | undefined {
  const seen: SkinPatch[] = [];
  for (const eye of [LEFT_EYE, RIGHT_EYE]) {
    const iris = meshPoint(face, eye.irisCentre);
    const irisRadiusPx = IRIS_MARGIN * distancePx(iris, meshPoint(face, eye.irisCentre + 1));
    visitPolygonRows(meshPolygon(face, eye.contour), image.widthPx, image.heightPx, (y, fromX, toX) => {
      for (let x = fromX; x < toX; x++) {
        if (Math.hypot(x + 0.5 - iris.x, y + 0.5 - iris.y) < irisRadiusPx) continue;
        const at = (y * image.widthPx + x) * 3;
        seen.push({
          red: LINEAR_OF_BYTE[image.data[at]],
          green: LINEAR_OF_BYTE[image.data[at + 1]],
          blue: LINEAR_OF_BYTE[image.data[at + 2]],
        });
      }
    });
  }
  const luminance = ({ red, green, blue }: SkinPatch): number =>
    0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const sorted = seen.toSorted((a, b) => luminance(a) - luminance(b));
  const white = sorted.slice(
    Math.floor(sorted.length * BRIGHTNESS_RANGE[0]),
    Math.floor(sorted.length * BRIGHTNESS_RANGE[1]),
  );
  if (white.length === 0) return undefined;
  const median = (channel: keyof SkinPatch): number =>
    white.map((pixel) => pixel[channel]).toSorted((a, b) => a - b)[white.length >> 1];
  return { red: median('red'), green: median('green'), blue: median('blue'), pixelCount: seen.length };
}
