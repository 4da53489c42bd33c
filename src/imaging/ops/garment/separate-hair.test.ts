import { describe, expect, test } from 'vitest';

import type { Cutout } from '../matte/cutout.ts';
import { separateHair, type HairLayer } from './separate-hair.ts';

type Rgb = readonly [red: number, green: number, blue: number];
const DARK: Rgb = [52, 36, 28];
const WHITE: Rgb = [228, 230, 234];
const BLOND: Rgb = [208, 176, 128];
const NAVY: Rgb = [30, 38, 66];
const RED: Rgb = [168, 62, 40];
const GREEN: Rgb = [70, 128, 84];

const SIDE = 100;
/** Hair ends at this column, and clothes begin. */
const BORDER = 50;
/** A head of 100 px: strands are 2 px wide. */
const HEAD_PX = 100;
const at = (x: number, y = 60): number => y * SIDE + x;
const plane = (valueAt: (x: number, y: number) => number): Float32Array =>
  Float32Array.from({ length: SIDE * SIDE }, (_, i) => valueAt(i % SIDE, Math.floor(i / SIDE)));
const mix = (a: Rgb, b: Rgb, share: number): Rgb =>
  [0, 1, 2].map((c) => b[c]! + share * (a[c]! - b[c]!)) as never;

interface Scene {
  readonly colourAt: (x: number, y: number) => Rgb;
  readonly hair?: Float32Array;
  readonly clothes?: Float32Array;
  readonly face?: Float32Array;
  readonly alpha?: Uint8Array;
  readonly topY?: number;
}

function inFront(scene: Scene): HairLayer | undefined {
  const cutout: Cutout = {
    widthPx: SIDE,
    heightPx: SIDE,
    rgb: Uint8Array.from({ length: SIDE * SIDE * 3 }, (_, k) => {
      const i = Math.floor(k / 3);
      return scene.colourAt(i % SIDE, Math.floor(i / SIDE))[k % 3]!;
    }),
    alpha: scene.alpha ?? new Uint8Array(SIDE * SIDE).fill(255),
  };
  const hair = scene.hair ?? plane((x) => (x < BORDER ? 1 : 0));
  const clothes = scene.clothes ?? hair.map((share) => 1 - share);
  return separateHair(cutout, hair, clothes, scene.face ?? plane(() => 0), HEAD_PX, scene.topY ?? 20);
}

/** Returns coverage 0–1 and colour at a pixel of the cutout. */
function pixelOf({ left, top, widthPx, rgb, alpha }: HairLayer, x: number, y = 60) {
  const i = (y - top) * widthPx + x - left;
  return { share: alpha[i]! / 255, colour: [...rgb.subarray(i * 3, i * 3 + 3)] as unknown as Rgb };
}

const distance = (a: Rgb, b: Rgb): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

describe.each([
  ['dark hair on a white shirt', DARK, WHITE],
  ['blond hair on a navy one', BLOND, NAVY],
  ['red hair on a green one', RED, GREEN],
] as const)('%s', (_, hair, cloth) => {
  /** Sharp at the border, with a single strand beyond it, half as wide as a pixel. */
  const strands = (x: number): Rgb => (x < BORDER ? hair : x === BORDER + 2 ? mix(hair, cloth, 0.5) : cloth);

  test('is whole inside and nothing outside, whatever the map says of the border', () => {
    for (const blurred of [0, 3, 10]) {
      const map = plane((x) => Math.min(1, Math.max(0, 0.5 + (BORDER - x) / (2 * blurred + 1))));
      const found = inFront({ colourAt: (x) => (x < BORDER ? hair : cloth), hair: map })!;
      for (const x of [30, 40, 45, BORDER - 1])
        expect(pixelOf(found, x)).toEqual({ share: 1, colour: [...hair] });
      for (const x of [BORDER, 55, 60]) expect(pixelOf(found, x).share, `${x}`).toBe(0);
    }
  });

  test('a strand finer than a pixel is half there, and nothing of the clothes is in its colour', () => {
    const found = inFront({ colourAt: strands })!;
    const { share, colour } = pixelOf(found, BORDER + 2);
    expect(Math.abs(share - 0.5)).toBeLessThan(0.08);
    expect(distance(colour, hair)).toBeLessThan(12);
    expect(pixelOf(found, BORDER + 1).share).toBe(0);
  });

  test('no pixel of any mixture keeps the colour of the clothes', () => {
    const isEdge = (x: number): boolean => x >= BORDER && x < BORDER + 3;
    const found = inFront({
      colourAt: (x, y) => (x < BORDER ? hair : isEdge(x) ? mix(hair, cloth, y / SIDE) : cloth),
      hair: plane((x) => (isEdge(x) ? 0.5 : x < BORDER ? 1 : 0)),
    })!;
    for (let y = 30; y < 90; y++)
      for (let x = BORDER; x < BORDER + 3; x++) {
        const { share, colour } = pixelOf(found, x, y);
        expect(Math.abs(share - y / SIDE)).toBeLessThan(0.13);
        expect(distance(colour, hair)).toBeLessThan(0.25 * distance(hair, cloth));
      }
  });

  test('composited over its clothes again it looks as before', () => {
    const found = inFront({ colourAt: strands })!;
    for (let x = BORDER - 10; x < BORDER + 10; x++) {
      const { share, colour } = pixelOf(found, x);
      expect(distance(mix(colour, cloth, share), strands(x))).toBeLessThan(20);
    }
  });

  test('nothing far from all hair is hair, not even a button of its colour', () => {
    const found = inFront({ colourAt: (x) => (x === BORDER + 10 ? hair : strands(x)) })!;
    expect(pixelOf(found, BORDER + 10).share).toBe(0);
  });
});

test('where the colours are alike the map’s own border is used', () => {
  const grey: Rgb = [70, 66, 64];
  const found = inFront({ colourAt: (x, y) => ((x + y) % 7 === 0 ? grey : [58, 52, 50]) })!;
  for (let y = 40; y < 80; y++) {
    expect(pixelOf(found, BORDER - 4, y).share).toBe(1);
    expect(pixelOf(found, BORDER + 4, y).share).toBe(0);
  }
});

describe('a strand at the border of hair and clothes that the colours cannot tell apart', () => {
  const CLOTH: Rgb = [58, 52, 50];
  /** A strand that is lighter than its hair, where the map has hair on one side only. */
  const strandOf = (lighter: number): Rgb => {
    const strand = DARK.map((value) => value + lighter) as unknown as Rgb;
    const found = inFront({ colourAt: (x) => (x === BORDER - 1 ? strand : x < BORDER ? DARK : CLOTH) })!;
    return pixelOf(found, BORDER - 1).colour;
  };

  test('keeps its own colour', () => {
    const [red, green, blue] = strandOf(30);
    expect(red - DARK[0]).toBeGreaterThan(15);
    expect(green - DARK[1]).toBeGreaterThan(15);
    expect(blue - DARK[2]).toBeGreaterThan(15);
  });

  test('is not lighter than strands of that hair are', () => {
    for (const [c, value] of strandOf(190).entries()) {
      expect(value - DARK[c]!).toBeGreaterThan(20);
      expect(value - DARK[c]!).toBeLessThanOrEqual(55);
    }
  });
});

test('a dark gap deep inside the hair is hair', () => {
  const found = inFront({ colourAt: (x) => (x < BORDER ? (x === 40 ? [150, 150, 150] : DARK) : WHITE) })!;
  expect(pixelOf(found, 40)).toEqual({ share: 1, colour: [150, 150, 150] });
});

test('without certain clothes around it the map is used as it is', () => {
  const map = plane((x) => (x < BORDER ? 1 : 0.6));
  const found = inFront({ colourAt: () => DARK, hair: map, clothes: plane(() => 0) })!;
  expect(pixelOf(found, BORDER + 6)).toEqual({ share: 0.6, colour: [...DARK] });
});

test('folds of the shirt and gloss on the hair are no strands', () => {
  const folds = (x: number): Rgb => mix(DARK, WHITE, x < BORDER ? 0.92 : 0.08);
  const found = inFront({ colourAt: (x, y) => (y % 9 === 0 ? folds(x) : x < BORDER ? DARK : WHITE) })!;
  for (const y of [54, 63]) {
    expect(pixelOf(found, BORDER - 1, y).share).toBe(1);
    expect(pixelOf(found, BORDER, y).share).toBe(0);
  }
});

test('the map decides about a pixel of a third colour', () => {
  const found = inFront({
    colourAt: (x) => (x < BORDER ? DARK : x === BORDER + 2 ? [230, 60, 40] : WHITE),
  })!;
  expect(pixelOf(found, BORDER + 2).share).toBe(0);
});

test('the chin is in front in its own colours to its very edge, even in those of the clothes', () => {
  const face = plane((x, y) => (y >= 50 || x < 56 || x > 66 ? 0 : x === 66 ? 0.6 : 1));
  const found = inFront({ colourAt: (x) => (x < BORDER ? DARK : WHITE), face })!;
  expect(pixelOf(found, 60, 40)).toEqual({ share: 1, colour: [...WHITE] });
  expect(pixelOf(found, 66, 40)).toEqual({ share: 0.6, colour: [...WHITE] });
  expect(pixelOf(found, 60, 54).share).toBe(0);
});

test('where hair meets the cheek is hardly a gap', () => {
  const skin: Rgb = [206, 160, 136];
  const map = plane((x) => (x < BORDER ? 1 : x === BORDER ? 0.5 : 0));
  const face = plane((x, y) => (y >= 50 || x < BORDER || x > 66 ? 0 : x === BORDER ? 0.5 : 1));
  const clothes = plane((_, y) => (y >= 50 ? 1 : 0));
  const colourAt = (x: number, y: number): Rgb => (x < BORDER ? DARK : y < 50 ? skin : WHITE);
  const found = inFront({ colourAt, hair: map, clothes, face })!;
  for (let x = BORDER - 4; x < BORDER + 4; x++) expect(pixelOf(found, x, 40).share).toBeGreaterThan(0.8);
});

test('is never more than the person covers', () => {
  const alpha = Uint8Array.from(
    plane(() => 0),
    (_, i) => (i % SIDE < 40 ? 100 : 255),
  );
  const found = inFront({ colourAt: (x) => (x < BORDER ? DARK : WHITE), alpha })!;
  expect(Math.round(255 * pixelOf(found, 30).share)).toBe(100);
});

test('contains the rows from the given one on, with a margin for strands, and no more', () => {
  const map = plane((x, y) => (x >= 40 && x < 60 && y < 70 ? 1 : 0));
  const { left, top, widthPx, heightPx } = inFront({
    colourAt: (x, y) => (map[at(x, y)] === 1 ? DARK : WHITE),
    hair: map,
    topY: 50.5,
  })!;
  expect([left, left + widthPx]).toEqual([40 - 12, 60 + 12]);
  expect([top, top + heightPx]).toEqual([50 - 12, 70 + 12]);
});

test('returns undefined when hair and face end above', () => {
  const map = plane((_, y) => (y < 20 ? 1 : 0));
  expect(inFront({ colourAt: () => DARK, hair: map })).toBeUndefined();
  expect(inFront({ colourAt: () => DARK, hair: map, topY: -5 })).toBeDefined();
});
