import { describe, expect, test } from 'vitest';

import { cheekTexture, textureKept } from '../measure/texture-kept.ts';
import { FACE_OVAL, LEFT_EYE, RIGHT_EYE } from '../models/face-landmarks.ts';
import { retouch } from './retouch.ts';

const SIDE = 320;
type Rgb = readonly [red: number, green: number, blue: number];
const SKIN: Rgb = [0.7, 0.52, 0.42];

/** A face 256 high and 190 wide in the middle: each list of points is an ellipse, clockwise from its first point. */
function faceMesh(): [number, number, number][] {
  const mesh = Array.from({ length: 478 }, (): [number, number, number] => [160, 170, 0]);
  const ellipse = (
    indices: readonly number[],
    x: number,
    y: number,
    rx: number,
    ry: number,
    from = 0,
  ): void => {
    for (const [i, index] of indices.entries()) {
      const turn = from + (2 * Math.PI * i) / indices.length;
      mesh[index] = [x + rx * Math.sin(turn), y - ry * Math.cos(turn), 0];
    }
  };
  ellipse(FACE_OVAL, 160, 160, 95, 128);
  for (const [index, x, y] of [
    [411, 230, 210],
    [426, 200, 205],
    [327, 175, 195],
    [2, 160, 198],
    [98, 145, 195],
    [206, 120, 205],
    [187, 90, 210],
  ] as const)
    mesh[index] = [x, y, 0];
  ellipse(
    [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291, 375, 321, 405, 314, 17, 84, 181, 91, 146],
    160,
    232,
    32,
    10,
    -Math.PI / 2,
  );
  ellipse([70, 63, 105, 66, 107, 55, 65, 52, 53, 46], 115, 105, 28, 5, -Math.PI / 2);
  ellipse([300, 293, 334, 296, 336, 285, 295, 282, 283, 276], 205, 105, 28, 5, -Math.PI / 2);
  ellipse(LEFT_EYE.contour, 115, 130, 18, 7, -Math.PI / 2);
  ellipse(RIGHT_EYE.contour, 205, 130, 18, 7, -Math.PI / 2);
  ellipse([113, 225, 224, 223, 222, 221, 189, 190, 56, 28, 27, 29, 30, 247], 115, 118, 22, 5, -Math.PI / 2);
  ellipse(
    [342, 445, 444, 443, 442, 441, 413, 414, 286, 258, 257, 259, 260, 467],
    205,
    118,
    22,
    5,
    -Math.PI / 2,
  );
  ellipse(
    [25, 110, 24, 23, 22, 26, 112, 128, 121, 120, 119, 118, 117, 111, 31],
    115,
    152,
    24,
    12,
    -Math.PI / 2,
  );
  ellipse(
    [255, 339, 254, 253, 252, 256, 341, 357, 350, 349, 348, 347, 346, 340, 261],
    205,
    152,
    24,
    12,
    -Math.PI / 2,
  );
  ellipse([50, 101, 36, 205, 187, 123], 105, 190, 22, 20);
  ellipse([280, 330, 266, 425, 411, 352], 215, 190, 22, 20);
  return mesh;
}

const FACE = { mesh: faceMesh(), box: { x: 65, y: 32, width: 190, height: 256 } };

function planes(colour: (x: number, y: number) => Rgb): [Float32Array, Float32Array, Float32Array] {
  const of = (channel: 0 | 1 | 2): Float32Array =>
    Float32Array.from({ length: SIDE * SIDE }, (_, i) => colour(i % SIDE, Math.floor(i / SIDE))[channel]);
  return [of(0), of(1), of(2)];
}

/** What retouching did to the green of every pixel. */
function change(colour: (x: number, y: number) => Rgb): (x: number, y: number) => number {
  const before = planes(colour);
  const after = planes(colour);
  retouch(after, SIDE, SIDE, FACE);
  return (x, y) => after[1][y * SIDE + x] - before[1][y * SIDE + x];
}

/** Towards `other` inside a soft spot. */
function spot(x: number, y: number, cx: number, cy: number, radius: number, other: Rgb): Rgb {
  const share = Math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / (2 * radius ** 2));
  return [0, 1, 2].map((c) => SKIN[c]! + share * (other[c]! - SKIN[c]!)) as unknown as Rgb;
}

describe('retouch', () => {
  test('leaves even skin, and everything outside the face, as it is', () => {
    const moved = change((x, y) =>
      Math.hypot((x - 160) / 95, (y - 160) / 128) < 1 ? SKIN : [0.1, 0.2, 0.9],
    );
    for (const [x, y] of [
      [160, 80],
      [105, 190],
      [115, 152],
      [10, 10],
    ] as const)
      expect(moved(x, y)).toBeCloseTo(0, 3);
  });

  test('black pixels on and around the face do no harm', () => {
    const moved = change((x, y) => (x < 160 || y < 60 ? [0, 0, 0] : SKIN));
    for (let x = 66; x < 254; x++) expect(Math.abs(moved(x, 150))).toBeLessThan(0.06);
  });

  test('takes shine on the forehead back in part: bright and pale goes, bright and coloured is light', () => {
    const shine = change((x, y) => spot(x, y, 160, 75, 12, [0.97, 0.93, 0.9]));
    expect(shine(160, 75)).toBeLessThan(-0.06);
    expect(shine(160, 75)).toBeGreaterThan(-0.16);
    const sun = change((x, y) => spot(x, y, 160, 75, 12, [0.95, 0.7, 0.565]));
    expect(sun(160, 75)).toBeCloseTo(0, 2);
  });

  test('lifts dark rings in part, and no eye, lip or pale hair', () => {
    const rings = change((x, y) => spot(x, y, 115, 152, 7, [0.5, 0.36, 0.33]));
    expect(rings(115, 152)).toBeGreaterThan(0.02);
    expect(rings(115, 152)).toBeLessThan(0.06);
    expect(rings(205, 152)).toBeCloseTo(0, 3);
    const eye = change((x, y) => spot(x, y, 115, 130, 5, [0.95, 0.95, 0.95]));
    expect(eye(115, 130)).toBeCloseTo(0, 3);
    const teeth = change((x, y) => spot(x, y, 160, 232, 8, [0.95, 0.93, 0.9]));
    expect(teeth(160, 232)).toBeCloseTo(0, 3);
    const hair = change((x, y) => (y < 85 ? (x % 12 < 6 ? [0.9, 0.9, 0.9] : [0.5, 0.5, 0.5]) : SKIN));
    expect(Math.abs(hair(160, 70))).toBeLessThan(0.01);
  });

  test('keeps the texture: only the low band moves', () => {
    const pores = (x: number, y: number): Rgb => {
      const shine = spot(x, y, 105, 190, 16, [0.95, 0.9, 0.87]);
      const pore = 0.03 * Math.sin(x * 1.9) * Math.sin(y * 1.7);
      return [shine[0] + pore, shine[1] + pore, shine[2] + pore];
    };
    const moved = change(pores);
    for (let x = 90; x < 120; x++) expect(Math.abs(moved(x + 1, 190) - moved(x, 190))).toBeLessThan(0.006);
    const image = (
      colours: readonly Float32Array[],
    ): { widthPx: number; heightPx: number; data: Uint8Array } => ({
      widthPx: SIDE,
      heightPx: SIDE,
      data: Uint8Array.from({ length: SIDE * SIDE * 3 }, (_, i) => colours[i % 3]![Math.floor(i / 3)]! * 255),
    });
    const source = planes(pores);
    const result = planes(pores);
    retouch(result, SIDE, SIDE, FACE);
    const before = cheekTexture(image(source), FACE);
    expect(textureKept(before, cheekTexture(image(result), FACE))).toBeGreaterThan(0.95);
    const smooth = planes((x, y) => spot(x, y, 105, 190, 16, [0.95, 0.9, 0.87]));
    expect(textureKept(before, cheekTexture(image(smooth), FACE))).toBeLessThan(0.3);
  });

  test('the cheeks as a whole keep their brightness, however they shine', () => {
    const moved = change((x, y) => spot(x, y, 105, 190, 14, [0.97, 0.93, 0.9]));
    let sum = 0;
    for (let y = 172; y < 208; y++) for (let x = 86; x < 124; x++) sum += moved(x, y) / (36 * 38);
    expect(sum).toBeLessThan(0);
    expect(sum).toBeGreaterThan(-0.005);
  });
});
