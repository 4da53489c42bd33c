import { cheekPolygons } from '../src/imaging/measure/face-regions.ts';
import { regionColour } from '../src/imaging/measure/region-colour.ts';
import type { Face } from '../src/imaging/models/face.ts';
import type { Point, RgbImage } from '../src/imaging/raster/image.ts';

/**
 * An open hand with its arm, seen from its back and pointing up: round bones, x and y in lengths of the hand from the
 * roots of the fingers, then half the thickness at both ends.
 */
const BONES: readonly (readonly [
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  from: number,
  to: number,
])[] = [
  [-0.17, 0, -0.27, -0.41, 0.053, 0.038], // index
  [-0.05, -0.04, -0.07, -0.5, 0.055, 0.04],
  [0.07, -0.02, 0.12, -0.44, 0.053, 0.038],
  [0.18, 0.04, 0.29, -0.29, 0.046, 0.033], // little finger
  [-0.14, 0.32, -0.3, 0.13, 0.085, 0.06], // thumb
  [-0.3, 0.13, -0.38, -0.06, 0.058, 0.045],
  [-0.13, 0.06, -0.05, 0.42, 0.1, 0.12], // palm
  [-0.02, 0.04, 0, 0.42, 0.1, 0.12],
  [0.1, 0.07, 0.05, 0.42, 0.1, 0.12],
  [0, 0.45, 0, 1.6, 0.12, 0.17], // arm
];
const LIGHT = [-0.5, -0.62, 0.6] as const;

/** A hand in the colour of the person's own cheeks, its fingers' roots at `place`. */
export function paintHand(image: RgbImage, face: Face, place: Point, lengthPx = face.box.height): RgbImage {
  const skin = regionColour(image, cheekPolygons(face));
  if (skin === undefined) throw new Error('no cheeks to take the colour from');
  const painted = { ...image, data: image.data.slice() };
  const { widthPx, heightPx } = image;
  const heights = Float32Array.from({ length: widthPx * heightPx }, (_, i) => {
    const [x, y] = [(i % widthPx) - place.x, Math.floor(i / widthPx) - place.y];
    return lengthPx * Math.max(...BONES.map((bone) => boneHeight(bone, x / lengthPx, y / lengthPx)));
  });
  for (const [i, height] of heights.entries()) {
    if (height <= 0) continue;
    const [dx, dy] = [(heights[i + 1] ?? 0) - height, (heights[i + widthPx] ?? 0) - height];
    const facing = (-dx * LIGHT[0] - dy * LIGHT[1] + LIGHT[2]) / Math.hypot(dx, dy, 1);
    const light = 0.45 + 0.75 * Math.max(0, facing);
    const at = i * 3;
    painted.data[at] = Math.min(255, skin.red * light);
    painted.data[at + 1] = Math.min(255, skin.green * light);
    painted.data[at + 2] = Math.min(255, skin.blue * light);
  }
  return painted;
}

/** How far the bone stands out of the picture at a point, lengths of the hand; 0 beside it. */
function boneHeight([ax, ay, bx, by, from, to]: (typeof BONES)[number], x: number, y: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const share = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  const radius = from + (to - from) * share;
  const away = Math.hypot(x - ax - share * dx, y - ay - share * dy);
  return Math.sqrt(Math.max(0, radius * radius - away * away));
}
