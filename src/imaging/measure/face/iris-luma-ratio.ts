import type { Face } from '../../models/face/face.ts';
import { distancePx, LEFT_EYE, meshPoint, RIGHT_EYE } from '../../models/face/face-landmarks.ts';
import type { Point, RgbImage } from '../../raster/image.ts';
import { cheekPolygons, underEyePolygons, upperLidPolygons } from './face-regions.ts';
import { regionColour } from '../image/region-colour.ts';

/** The iris without its rim, on which lids and lashes lie. */
const INNER_SHARE = 0.6;
const CORNERS = 24;

/**
 * Median luma where the irises should be ÷ that of the skin around the eyes, of the eye in which it is less. An iris is
 * darker than any skin beside it, a closed lid is about 1: the mesh lies on closed lids as if they were a little open.
 * Undefined when the cheeks are outside the picture.
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
  // One of the three may lie in the shadow of the brows, or shine.
  return Math.min(left, right) / Math.cbrt(cheeks * lids * under);
}

/** The four points after an iris's centre lie on its rim. */
function irisOf(face: Face, centreIndex: number): Point[] {
  const centre = meshPoint(face, centreIndex);
  const rim = [1, 2, 3, 4].map((next) => distancePx(centre, meshPoint(face, centreIndex + next)));
  const radiusPx = (INNER_SHARE * rim.reduce((sum, distance) => sum + distance, 0)) / rim.length;
  return Array.from({ length: CORNERS }, (_, i) => {
    const angle = (i / CORNERS) * 2 * Math.PI;
    return { x: centre.x + radiusPx * Math.cos(angle), y: centre.y + radiusPx * Math.sin(angle) };
  });
}
