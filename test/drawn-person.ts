import type { Face } from '../src/imaging/models/face/face.ts';
import { FACE_OVAL, LEFT_EYE, LIPS, RIGHT_EYE } from '../src/imaging/models/face/face-landmarks.ts';
import type { AlphaImage, RgbImage } from '../src/imaging/raster/image.ts';

/** A person of ellipses before a blue wall: nobody, so that pictures made of them can be kept in the repository. */
export interface DrawnPerson {
  readonly image: RgbImage;
  readonly matte: AlphaImage;
  readonly face: Face;
}

type Place = readonly [x: number, y: number];
type Colour = readonly [red: number, green: number, blue: number];

const SIDE = 640;
const FACE = { x: 320, y: 250, halfWidth: 92, halfHeight: 125 };
const EYE = { x: 0.4, y: -0.14, halfWidth: 0.17, halfHeight: 0.055, irisPx: 6.8 };
const MOUTH = { y: 0.5, halfWidth: 0.3, halfHeight: 0.07 };
const SKIN: Colour = [196, 148, 122];
const WALL: Colour = [92, 118, 150];

/** Points of the mesh that the code measures, in half widths and heights of the face from its middle. */
const CHEEK: readonly (readonly [index: number, x: number, y: number])[] = [
  [50, -0.55, 0.15],
  [101, -0.38, 0.12],
  [36, -0.3, 0.25],
  [205, -0.42, 0.36],
  [187, -0.6, 0.38],
  [123, -0.7, 0.22],
];
const NOSE_AND_FOREHEAD: readonly (readonly [index: number, x: number, y: number])[] = [
  [1, 0, 0.2],
  [2, 0, 0.26],
  [4, 0, 0.18],
  [98, -0.16, 0.24],
  [327, 0.16, 0.24],
  [206, -0.33, 0.36],
  [426, 0.33, 0.36],
  [151, 0, -0.62],
  [108, -0.22, -0.6],
  [337, 0.22, -0.6],
];
const RIGHT_CHEEK = [280, 330, 266, 425, 411, 352] as const;
/** Lower edges of the brows, from the outer end to the inner one. */
const LEFT_BROW = [46, 53, 52, 65, 55];
const RIGHT_BROW = [276, 283, 282, 295, 285];
/** Skin between eye and brow, from the outer corner over the top. */
const LEFT_LID = [113, 225, 224, 223, 222, 221, 189, 190, 56, 28, 27, 29, 30, 247];
const RIGHT_LID = [342, 445, 444, 443, 442, 441, 413, 414, 286, 258, 257, 259, 260, 467];
/** Three lines under each eye, each from its outer end to its inner one; the first is under the lashes, the others lower. */
const LEFT_RINGS = [
  [130, 25, 110, 24, 23, 22, 26, 112, 243],
  [226, 31, 228, 229, 230, 231, 232, 233, 244],
  [111, 117, 118, 119, 120, 121, 128],
];
const RIGHT_RINGS = [
  [359, 255, 339, 254, 253, 252, 256, 341, 463],
  [446, 261, 448, 449, 450, 451, 452, 453, 464],
  [340, 346, 347, 348, 349, 350, 357],
];

/**
 * Returns simulated answers of the networks: a matte that misses half of the jacket and includes a lamp beside the head,
 * and two coarse segmentations without these errors.
 */
export function drawLooks({ matte }: DrawnPerson): {
  readonly matte: AlphaImage;
  readonly quick: AlphaImage;
  readonly fine: AlphaImage;
} {
  const wrong = matte.data.map((value, i) => {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    if (x > 440 && y > 480) return 0;
    return x > 438 && x < 500 && y > 200 && y < 260 ? 255 : value;
  });
  return { matte: { ...matte, data: wrong }, quick: inBlocks(matte, 8), fine: inBlocks(matte, 4) };
}

/** Gives every block the coverage of its middle. */
function inBlocks(matte: AlphaImage, blockPx: number): AlphaImage {
  const middle = (at: number): number => at - (at % blockPx) + blockPx / 2;
  const data = matte.data.map((_, i) => matte.data[middle(Math.floor(i / SIDE)) * SIDE + middle(i % SIDE)]!);
  return { ...matte, data };
}

export function drawPerson(): DrawnPerson {
  const data = new Uint8Array(SIDE * SIDE * 3);
  const coverage = new Uint8Array(SIDE * SIDE);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const i = y * SIDE + x;
      const cover = Math.max(ellipse(x, y, 320, 250, 118, 168), body(x, y));
      const person = personColour(x, y);
      const wall = 1 + 0.25 * Math.sin(x / 90) * Math.cos(y / 70);
      for (let c = 0; c < 3; c++)
        data[i * 3 + c] = clamp(person[c]! * cover + WALL[c]! * wall * (1 - cover) + speck(x, y));
      coverage[i] = Math.round(cover * 255);
    }
  return {
    image: { widthPx: SIDE, heightPx: SIDE, data },
    matte: { widthPx: SIDE, heightPx: SIDE, data: coverage },
    face: drawnFace(),
  };
}

function personColour(x: number, y: number): Colour {
  const [u, v] = [(x - FACE.x) / FACE.halfWidth, (y - FACE.y) / FACE.halfHeight];
  const isFace = u * u + v * v < 1;
  if (isFace) {
    for (const side of [-1, 1]) {
      const [ex, ey] = [(u - side * EYE.x) / EYE.halfWidth, (v - EYE.y) / EYE.halfHeight];
      if (Math.hypot(ex * EYE.halfWidth * 3.4, ey * EYE.halfHeight * 4.6) < 0.25 && Math.hypot(ex, ey) < 1)
        return [52, 38, 30];
      if (Math.hypot(ex, ey) < 1) return [222, 216, 210];
      if (Math.abs(ex) < 1.25 && Math.abs(v - EYE.y + 0.17) < 0.035) return [58, 42, 34];
    }
    if (Math.hypot(u / MOUTH.halfWidth, (v - MOUTH.y) / MOUTH.halfHeight) < 1) return [168, 92, 88];
  }
  if (isFace || (Math.abs(x - 320) < 52 && y > 330 && y < 430)) {
    // Lit from the picture's right, and rounder than flat.
    const lit = 0.94 + 0.14 * u - 0.1 * (u * u + 0.5 * v * v);
    return [SKIN[0] * lit, SKIN[1] * lit, SKIN[2] * lit];
  }
  if (y < 400 && ellipse(x, y, 320, 250, 118, 168) > 0) {
    const strand = 1 + 0.25 * Math.sin(x * 0.9 + 3 * Math.sin(y / 40));
    return [54 * strand, 38 * strand, 30 * strand];
  }
  const fold = 1 + 0.08 * Math.sin(x / 17 + y / 31);
  return [64 * fold, 72 * fold, 88 * fold];
}

/** Neck and shoulders, cut by the picture's lower edge. */
function body(x: number, y: number): number {
  const neck = Math.abs(x - 320) < 52 && y > 300 && y < 450 ? 1 : 0;
  return Math.max(neck, ellipse(x, y, 320, 640, 290, 225));
}

/** 1 inside, 0 outside, soft over two pixels. */
function ellipse(x: number, y: number, cx: number, cy: number, rx: number, ry: number): number {
  const r = Math.hypot((x - cx) / rx, (y - cy) / ry);
  return Math.min(1, Math.max(0, 0.5 + ((1 - r) * Math.min(rx, ry)) / 2));
}

/** Returns the sensor noise of a phone, the same every time. */
function speck(x: number, y: number): number {
  const n = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return 5 * (n - Math.floor(n)) - 2.5;
}

/** The face of the drawn person, where it is on its picture. */
export function drawnFace(): Face {
  const { halfWidth, halfHeight } = FACE;
  const points = new Map<number, Place>();
  const ring = (indices: readonly number[], cx: number, cy: number, rx: number, ry: number, from = 0): void =>
    indices.forEach((index, i) => {
      const angle = from + (i / indices.length) * 2 * Math.PI;
      points.set(index, [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)]);
    });
  // Clockwise from the top, in the order of the lists; eyes from their outer corner over the upper lid.
  ring(FACE_OVAL, 0, 0, 1, 1, -Math.PI / 2);
  ring(LEFT_EYE.contour, -EYE.x, EYE.y, EYE.halfWidth, EYE.halfHeight, Math.PI);
  ring(LEFT_LID, -EYE.x, EYE.y - 0.095, 0.2, 0.035, Math.PI);
  const mirror = (right: readonly number[], left: readonly number[]): void =>
    right.forEach((index, i) => {
      const [x, y] = points.get(left[i]!)!;
      points.set(index, [-x, y]);
    });
  for (const [depth, line] of LEFT_RINGS.entries()) {
    line.forEach((index, i) => {
      const share = i / (line.length - 1);
      const sag = 0.04 * depth + (0.055 + 0.03 * depth) * Math.sin(share * Math.PI);
      points.set(index, [-EYE.x + 0.22 * (2 * share - 1), EYE.y + 0.02 + sag]);
    });
    mirror(RIGHT_RINGS[depth]!, line);
  }
  mirror(RIGHT_EYE.contour, LEFT_EYE.contour);
  mirror(RIGHT_LID, LEFT_LID);
  for (const [eye, lower, side] of [
    [LEFT_EYE, LEFT_BROW, -1],
    [RIGHT_EYE, RIGHT_BROW, 1],
  ] as const) {
    eye.browTop.forEach((index, i) => points.set(index, [side * (0.62 - i * 0.11), EYE.y - 0.2]));
    lower.forEach((index, i) => points.set(index, [side * (0.62 - i * 0.11), EYE.y - 0.135]));
    points.set(eye.irisCentre, [side * EYE.x, EYE.y]);
    const rim = [1, 2, 3, 4].map((next) => eye.irisCentre + next);
    ring(rim, side * EYE.x, EYE.y, EYE.irisPx / halfWidth, EYE.irisPx / halfHeight);
  }
  ring(LIPS, 0, MOUTH.y, MOUTH.halfWidth, MOUTH.halfHeight, Math.PI);
  for (const [i, [index, x, y]] of CHEEK.entries()) {
    points.set(index, [x, y]);
    points.set(RIGHT_CHEEK[i]!, [-x, y]);
  }
  for (const [index, x, y] of NOSE_AND_FOREHEAD) points.set(index, [x, y]);
  const mesh = Array.from({ length: 478 }, (_, index) => {
    const [x, y] = points.get(index) ?? spiral(index);
    // Half a ball: the nose is nearest (smallest z).
    const z = -Math.sqrt(Math.max(0, 1 - x * x - y * y));
    return [FACE.x + x * halfWidth, FACE.y + y * halfHeight, z * halfWidth * 0.9] as const;
  });
  return {
    box: { x: FACE.x - halfWidth, y: FACE.y - halfHeight, width: 2 * halfWidth, height: 2 * halfHeight },
    score: 1,
    mesh,
    yawDeg: 0,
    pitchDeg: 0,
    rollDeg: 0,
  };
}

/** Spreads points evenly over the face (Vogel's sunflower). */
function spiral(index: number): Place {
  const reach = 0.95 * Math.sqrt((index + 0.5) / 478);
  const angle = index * Math.PI * (3 - Math.sqrt(5));
  return [reach * Math.cos(angle), reach * Math.sin(angle)];
}

function clamp(value: number): number {
  return Math.min(255, Math.max(0, Math.round(value)));
}
