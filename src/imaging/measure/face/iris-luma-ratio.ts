import type { Face } from '../../models/face/face.ts';
import { distancePx, LEFT_EYE, meshPoint, RIGHT_EYE } from '../../models/face/face-landmarks.ts';
import type { Point, RgbImage } from '../../raster/image.ts';
import { cheekPolygons, underEyePolygons, upperLidPolygons } from './face-regions.ts';
import { regionColour } from '../image/region-colour.ts';

/** Radius of the measured part ÷ that of the iris, because lids and lashes cover its rim. */
const INNER_SHARE = 0.6;
const CORNERS = 24;

/**
 * Measures the median luma at the irises ÷ that of the skin around the eyes, in the darker eye. An iris is darker than any
 * skin beside it; a closed lid is about 1, because the mesh shows closed eyes as a little open.
 * @returns > 0; undefined when the cheeks are outside the picture
 */
export function irisLumaRatio(image: RgbImage, face: Face): number | undefined {
  const median = (polygons: readonly (readonly Point[])[]): number | undefined => {
    const luma = regionColour(image, polygons)?.lumaMedian;
    return luma === undefined ? undefined : Math.max(1, luma);
  };
  const [cheeks, lids, under] = [cheekPolygons, upperLidPolygons, underEyePolygons].map((region) =>
    median(region(face)),
  );
  const [left, right] = [LEFT_EYE, RIGHT_EYE].map((eye) => median([irisOf(face, eye.irisCentre)]));
  if (!cheeks || !lids || !under || !left || !right) return undefined;
  // The geometric mean allows for one of the three being in the shadow of the brows, or shining.
  return Math.min(left, right) / Math.cbrt(cheeks * lids * under);
}

/** The four points after an iris's centre are on its rim. */
function irisOf(face: Face, centreIndex: number): Point[] {
  const centre = meshPoint(face, centreIndex);
  const rim = [1, 2, 3, 4].map((next) => distancePx(centre, meshPoint(face, centreIndex + next)));
  const radiusPx = (INNER_SHARE * rim.reduce((sum, distance) => sum + distance, 0)) / rim.length;
  return Array.from({ length: CORNERS }, (_, i) => {
    const angle = (i / CORNERS) * 2 * Math.PI;
    return { x: centre.x + radiusPx * Math.cos(angle), y: centre.y + radiusPx * Math.sin(angle) };
  });
}
