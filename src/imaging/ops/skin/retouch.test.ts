import { describe, expect, test } from 'vitest';

import { drawnFace } from '../../../../test/drawn-person.ts';
import { shiftedFace } from '../../models/face/face.ts';
import { retouch } from './retouch.ts';
import { skinMasks } from './skin-mask.ts';

const SIDE = 320;
type Rgb = readonly [red: number, green: number, blue: number];
const SKIN: Rgb = [0.7, 0.52, 0.42];

/** The face is 250 high and 184 wide, in the middle. */
const FACE = shiftedFace(drawnFace(), { x: 160, y: 90 });

function planes(colour: (x: number, y: number) => Rgb): [Float32Array, Float32Array, Float32Array] {
  const of = (channel: 0 | 1 | 2): Float32Array =>
    Float32Array.from({ length: SIDE * SIDE }, (_, i) => colour(i % SIDE, Math.floor(i / SIDE))[channel]);
  return [of(0), of(1), of(2)];
}

/** Returns the change of every pixel's green by retouching. */
function change(colour: (x: number, y: number) => Rgb): (x: number, y: number) => number {
  const before = planes(colour);
  const after = planes(colour);
  retouch(after, SIDE, SIDE, FACE);
  return (x, y) => after[1][y * SIDE + x] - before[1][y * SIDE + x];
}

/** Returns skin mixed with `other` inside a soft spot. */
function spot(x: number, y: number, cx: number, cy: number, radius: number, other: Rgb): Rgb {
  const share = Math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / (2 * radius ** 2));
  return [0, 1, 2].map((c) => SKIN[c]! + share * (other[c]! - SKIN[c]!)) as unknown as Rgb;
}

describe('retouch', () => {
  test('leaves even skin, and everything outside the face, as it is', () => {
    const moved = change((x, y) =>
      Math.hypot((x - 160) / 92, (y - 160) / 125) < 1 ? SKIN : [0.1, 0.2, 0.9],
    );
    for (const [x, y] of [
      [160, 80],
      [115, 190],
      [123, 160],
      [10, 10],
    ] as const)
      expect(moved(x, y)).toBeCloseTo(0, 3);
  });

  test('black pixels on and around the face do no harm', () => {
    const moved = change((x, y) => (x < 160 || y < 60 ? [0, 0, 0] : SKIN));
    for (let x = 66; x < 254; x++) expect(Math.abs(moved(x, 150))).toBeLessThan(0.06);
  });

  test('reduces shine on the forehead: bright and pale is shine, bright and coloured is light', () => {
    const shine = change((x, y) => spot(x, y, 160, 75, 12, [0.97, 0.93, 0.9]));
    expect(shine(160, 75)).toBeLessThan(-0.06);
    expect(shine(160, 75)).toBeGreaterThan(-0.16);
    const sun = change((x, y) => spot(x, y, 160, 75, 12, [0.95, 0.7, 0.565]));
    expect(sun(160, 75)).toBeCloseTo(0, 2);
  });

  test('reduces dark rings, and changes no eye, lip or pale hair', () => {
    const rings = change((x, y) => spot(x, y, 123, 160, 7, [0.5, 0.36, 0.33]));
    expect(rings(123, 160)).toBeGreaterThan(0.02);
    expect(rings(123, 160)).toBeLessThan(0.06);
    expect(rings(197, 160)).toBeCloseTo(0, 3);
    const eye = change((x, y) => spot(x, y, 123, 142, 5, [0.95, 0.95, 0.95]));
    expect(eye(123, 142)).toBeCloseTo(0, 3);
    const teeth = change((x, y) => spot(x, y, 160, 222, 8, [0.95, 0.93, 0.9]));
    expect(teeth(160, 222)).toBeCloseTo(0, 3);
    const hair = change((x, y) => (y < 85 ? (x % 12 < 6 ? [0.9, 0.9, 0.9] : [0.5, 0.5, 0.5]) : SKIN));
    expect(Math.abs(hair(160, 70))).toBeLessThan(0.01);
  });

  test('removes the blue of a shirt from the jaw, and changes neither forehead, scarf nor painted faces', () => {
    const isFace = (x: number, y: number): boolean => Math.hypot((x - 160) / 92, (y - 160) / 125) < 1;
    const before = (rim: Rgb, beyond: Rgb) =>
      planes((x, y) => {
        const inner = Math.hypot((x - 160) / 84, (y - 160) / 115) < 1;
        return !isFace(x, y) ? beyond : inner ? SKIN : rim;
      });
    const blueMoved = (rim: Rgb, beyond = SKIN): ((x: number, y: number) => number) => {
      const after = before(rim, beyond);
      retouch(after, SIDE, SIDE, FACE);
      return (x, y) => after[2][y * SIDE + x]! - before(rim, beyond)[2][y * SIDE + x]!;
    };
    const [chin, forehead, scarf] = [
      [160, 280],
      [160, 40],
      [160, 300],
    ] as const;
    const violet = blueMoved([0.5, 0.42, 0.5]);
    expect(violet(...chin)).toBeLessThan(-0.04);
    expect(violet(...chin)).toBeGreaterThan(-0.13);
    expect(Math.abs(violet(...forehead))).toBeLessThan(0.02);
    expect(Math.abs(blueMoved(SKIN, [0.1, 0.2, 0.9])(...scarf))).toBeLessThan(0.005);
    expect(blueMoved([0.5, 0.42, 0.37])(...chin), 'brown').toBeCloseTo(0, 2);
    expect(blueMoved([0.55, 0.55, 0.55], [0.55, 0.55, 0.55])(...chin), 'a grey beard').toBeCloseTo(0, 2);
    expect(blueMoved([0.2, 0.2, 0.8])(...chin), 'painted').toBeCloseTo(0, 2);
  });

  test('keeps the texture: only the low band moves', () => {
    const moved = change((x, y) => {
      const shine = spot(x, y, 160, 75, 16, [0.97, 0.93, 0.9]);
      const pore = 0.03 * Math.sin(x * 1.9) * Math.sin(y * 1.7);
      return [shine[0] + pore, shine[1] + pore, shine[2] + pore];
    });
    expect(moved(160, 75)).toBeLessThan(-0.05);
    // The pores differ by up to 0.05 from one pixel to the next.
    for (let x = 145; x < 175; x++) expect(Math.abs(moved(x + 1, 75) - moved(x, 75))).toBeLessThan(0.01);
  });

  test('the cheeks keep their brightness on average, however they shine', () => {
    const moved = change((x, y) => spot(x, y, 115, 190, 14, [0.97, 0.93, 0.9]));
    const { cheeks } = skinMasks(FACE, SIDE, SIDE, 250);
    const size = cheeks.reduce((sum, value) => sum + value, 0);
    const sum = cheeks.reduce((total, value, i) => total + value * moved(i % SIDE, Math.floor(i / SIDE)), 0);
    expect(sum / size).toBeLessThan(0);
    expect(sum / size).toBeGreaterThan(-0.003);
  });
});
