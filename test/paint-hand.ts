import { cheekPolygons } from '../src/imaging/measure/face/face-regions.ts';
import { regionColour } from '../src/imaging/measure/image/region-colour.ts';
import type { Face } from '../src/imaging/models/face/face.ts';
import type { Point, RgbImage } from '../src/imaging/raster/image.ts';

/** A rounded, tapered rod: both ends, then half the thickness at each. */
type Bone = readonly [fromX: number, fromY: number, toX: number, toY: number, from: number, to: number];

/**
 * An open hand with its arm, seen from its back and pointing up: round bones, x and y in lengths of the hand from the
 * roots of the fingers, then half the thickness at both ends.
 */
const BONES: readonly Bone[] = [
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

/** Paints a hand in the colour of the person's own cheeks, with the roots of its fingers at `place`. */
export function paintHand(image: RgbImage, face: Face, place: Point, lengthPx = face.box.height): RgbImage {
  const bones = BONES.map(([ax, ay, bx, by, from, to]): Bone => [
    place.x + ax * lengthPx,
    place.y + ay * lengthPx,
    place.x + bx * lengthPx,
    place.y + by * lengthPx,
    from * lengthPx,
    to * lengthPx,
  ]);
  return paintBones(image, face, bones);
}

/**
 * Positions from root to tip as shares of the length, each with its thickness in widths. Joints are thicker than the
 * parts between.
 */
const FINGER = [
  [0, 1.08],
  [0.2, 0.97],
  [0.42, 1],
  [0.58, 0.88],
  [0.7, 0.9],
  [0.95, 0.72],
] as const;

/** Two fingers raised side by side, in pixels of the image and radians. */
export interface RaisedFingers {
  /** The point between the roots of the fingers. It is below the picture's lower edge when the palm is outside the photo. */
  readonly knuckles: Point;
  readonly lengthPx: number;
  readonly widthPx: number;
  /** Clockwise from upright. */
  readonly leanRad: number;
  /** Angle between the two fingers. */
  readonly spreadRad: number;
}

/**
 * Draws a random V sign beside the face whose palm is below the photo: tips between the eyes and the chin, fingers of a close
 * or a distant hand, straight or leaning. Returns undefined when a finger would be outside the photo.
 */
export function someFingers(image: RgbImage, { box }: Face, random: () => number): RaisedFingers | undefined {
  const within = (least: number, most: number): number => least + (most - least) * random();
  const side = random() < 0.5 ? -1 : 1;
  const widthPx = box.height * within(0.085, 0.18);
  // Positive is towards the face.
  const lean = (within(-8, 32) * Math.PI) / 180;
  const spreadRad = (within(8, 30) * Math.PI) / 180;
  const gapPx = within(0.02, 0.5) * box.width;
  const tip = {
    x: side < 0 ? box.x - gapPx : box.x + box.width + gapPx,
    y: box.y + box.height * within(0.45, 1.02),
  };
  const lengthPx = (Math.max(image.heightPx - tip.y, 2.6 * widthPx) * within(1, 1.35)) / Math.cos(lean);
  const leanRad = -side * lean;
  const innerRad = leanRad - (side * spreadRad) / 2;
  const knuckles = {
    x: tip.x - lengthPx * Math.sin(innerRad) + side * 0.9 * widthPx,
    y: tip.y + lengthPx * Math.cos(innerRad),
  };
  const outerX = knuckles.x + lengthPx * Math.sin(leanRad + (side * spreadRad) / 2);
  if (outerX < 0.3 * widthPx || outerX > image.widthPx - 0.3 * widthPx) return undefined;
  return { knuckles, lengthPx, widthPx, leanRad, spreadRad };
}

/** Paints the V sign in the colour of the person's own cheeks, `tone` times as light, with the palm below the fingers. */
export function paintFingers(
  image: RgbImage,
  face: Face,
  { knuckles, lengthPx, widthPx, leanRad, spreadRad }: RaisedFingers,
  tone = 1,
): RgbImage {
  const at = (aside: number, up: number): Point => ({
    x: knuckles.x + aside * Math.cos(leanRad) + up * Math.sin(leanRad),
    y: knuckles.y + aside * Math.sin(leanRad) - up * Math.cos(leanRad),
  });
  const bones = [-1, 1].flatMap((side): Bone[] => {
    const turnRad = leanRad + (side * spreadRad) / 2;
    const root = at(side * 0.55 * widthPx, 0);
    const length = side < 0 ? 0.94 * lengthPx : lengthPx;
    const along = (share: number): Point => ({
      x: root.x + share * length * Math.sin(turnRad),
      y: root.y - share * length * Math.cos(turnRad),
    });
    const joints = FINGER.map(([share, thickness]) => ({
      ...along(share),
      radiusPx: 0.5 * thickness * widthPx,
    }));
    const palm = at(side * 0.8 * widthPx, -1.1 * lengthPx);
    return [
      ...joints
        .slice(1)
        .map((to, i): Bone => [joints[i]!.x, joints[i]!.y, to.x, to.y, joints[i]!.radiusPx, to.radiusPx]),
      [root.x, root.y, palm.x, palm.y, 0.7 * widthPx, 1.1 * widthPx],
    ];
  });
  return paintBones(image, face, bones, tone, 0.7);
}

function paintBones(image: RgbImage, face: Face, bones: readonly Bone[], tone = 1, dark = 0.45): RgbImage {
  const skin = regionColour(image, cheekPolygons(face));
  if (skin === undefined) throw new Error('no cheeks to take the colour from');
  const painted = { ...image, data: image.data.slice() };
  const { widthPx, heightPx } = image;
  const heights = new Float32Array(widthPx * heightPx);
  for (const bone of bones) {
    const [ax, ay, bx, by, from, to] = bone;
    const reach = Math.max(from, to);
    const lastX = Math.min(widthPx - 1, Math.ceil(Math.max(ax, bx) + reach));
    const lastY = Math.min(heightPx - 1, Math.ceil(Math.max(ay, by) + reach));
    for (let y = Math.max(0, Math.floor(Math.min(ay, by) - reach)); y <= lastY; y++)
      for (let x = Math.max(0, Math.floor(Math.min(ax, bx) - reach)); x <= lastX; x++)
        heights[y * widthPx + x] = Math.max(heights[y * widthPx + x]!, boneHeight(bone, x, y));
  }
  for (const [i, height] of heights.entries()) {
    if (height <= 0) continue;
    const [dx, dy] = [(heights[i + 1] ?? 0) - height, (heights[i + widthPx] ?? 0) - height];
    const facing = (-dx * LIGHT[0] - dy * LIGHT[1] + LIGHT[2]) / Math.hypot(dx, dy, 1);
    const light = tone * (dark + (1.2 - dark) * Math.max(0, facing));
    const at = i * 3;
    painted.data[at] = Math.min(255, skin.red * light);
    painted.data[at + 1] = Math.min(255, skin.green * light);
    painted.data[at + 2] = Math.min(255, skin.blue * light);
  }
  return painted;
}

/** Returns the height of the bone above the image plane at a point; 0 beside it. */
function boneHeight([ax, ay, bx, by, from, to]: Bone, x: number, y: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const share = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  const radius = from + (to - from) * share;
  const away = Math.hypot(x - ax - share * dx, y - ay - share * dy);
  return Math.sqrt(Math.max(0, radius * radius - away * away));
}
