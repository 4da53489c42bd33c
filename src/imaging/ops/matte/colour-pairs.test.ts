import { expect, test } from 'vitest';

import type { RgbImage } from '../../raster/image.ts';
import { refineAlpha, findColourPairs } from './colour-pairs.ts';
import { distanceTransform } from '../plane/distance-transform.ts';
import { estimateForeground } from './foreground.ts';
import { nearestAlong } from '../plane/nearest-along.ts';

const SIDE = 96;
const HAIR = [40, 25, 20];
const LEAF = [60, 160, 40];

/** Hair on the left of x 48, leaves on the right; `leafAt` are leaves seen through the hair. */
function curls(leafAt: (x: number, y: number) => boolean): { image: RgbImage; alpha: Float32Array } {
  const data = new Uint8Array(SIDE * SIDE * 3);
  const alpha = new Float32Array(SIDE * SIDE);
  for (let i = 0; i < alpha.length; i++) {
    const x = i % SIDE;
    const y = Math.floor(i / SIDE);
    data.set(x >= 48 || leafAt(x, y) ? LEAF : HAIR, i * 3);
    alpha[i] = x < 48 ? 1 : 0;
  }
  return { image: { widthPx: SIDE, heightPx: SIDE, data }, alpha };
}

const deep = (px: number) => ({ insidePx: () => px, outsidePx: 4 });
const at = (x: number, y: number): number => y * SIDE + x;

test('removes a leaf between curls and keeps the hair around it', () => {
  const { image, alpha } = curls((x, y) => x >= 38 && x < 42 && y >= 40 && y < 46);
  refineAlpha(image, alpha, findColourPairs(image, alpha, deep(16)));
  expect(alpha[at(40, 43)]).toBeLessThan(0.1);
  expect(alpha[at(40, 30)]).toBeGreaterThan(0.95);
  expect(alpha[at(60, 43)]).toBeLessThan(0.05);
});

test('pixels deeper than the unknown band stay, whatever their colour', () => {
  const { image, alpha } = curls((x, y) => x >= 18 && x < 22 && y >= 40 && y < 46);
  refineAlpha(image, alpha, findColourPairs(image, alpha, deep(16)));
  expect(alpha[at(20, 43)]).toBe(1);
});

test('a pixel with a colour of the hair stays hair, and a leaf does not', () => {
  const shade = [90, 75, 60];
  const { image, alpha } = curls((x, y) => x >= 38 && x < 42 && y >= 40 && y < 46);
  // Strands of two browns, above in front of leaves, below in front of a wall of the darker brown.
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      if (x < 48 && (x + y) % 12 < 4 && image.data[at(x, y) * 3 + 1] !== LEAF[1])
        image.data.set(shade, at(x, y) * 3);
      if (x >= 48 && y >= 56) image.data.set(HAIR, at(x, y) * 3);
    }
  const [plain, known] = [alpha.slice(), alpha.slice()];
  refineAlpha(image, plain, findColourPairs(image, plain, deep(16)));
  refineAlpha(image, known, findColourPairs(image, known, { ...deep(16), isHair: (x) => x < 30 }));
  const least = (plane: Float32Array): number => {
    let found = 1;
    for (let y = 60; y < 90; y++) for (let x = 34; x < 44; x++) found = Math.min(found, plane[at(x, y)]!);
    return found;
  };
  expect(least(plain)).toBeLessThan(0.7);
  expect(least(known)).toBeGreaterThan(0.95);
  expect(known[at(40, 43)]).toBeLessThan(0.3);
});

test('a pixel that stays because it may be hair still loses the colour of the leaves', () => {
  const mixed = [50, 70, 30];
  const { image, alpha } = curls(() => false);
  // The hair's own colour far above, and its mixture with the leaves at the edge.
  for (let y = 0; y < 16; y++) for (let x = 4; x < 24; x += 4) image.data.set(mixed, at(x, y) * 3);
  for (let y = 60; y < 66; y++) for (let x = 44; x < 48; x++) image.data.set(mixed, at(x, y) * 3);
  const doubt = { ...deep(8), isHair: (x: number) => x < 30 };
  const lines = findColourPairs(image, alpha, doubt);
  const pixel = lines.pixels.indexOf(at(46, 63));
  expect(lines.confidence[pixel]).toBeGreaterThan(0.5);
  expect(lines.alphaConfidence[pixel]).toBeLessThan(0.3);
  refineAlpha(image, alpha, lines);
  const [red, green] = estimateForeground(image, alpha, lines);
  expect(alpha[at(46, 63)]).toBeGreaterThan(0.8);
  expect(green[at(46, 63)]! - red[at(46, 63)]!).toBeLessThan(5 / 255);
});

test('a vivid leaf on the hair is background, although its green is no mixture', () => {
  const green = [120, 200, 40];
  const paint = (image: RgbImage, colour: readonly number[]) => {
    for (let y = 40; y < 48; y++) for (let x = 40; x < 48; x++) image.data.set(colour, at(x, y) * 3);
  };
  const cut = (colour: readonly number[]): number => {
    const { image, alpha } = curls(() => false);
    // A wall, with a few leaves far away.
    for (let i = 0; i < alpha.length; i++) if (alpha[i] === 0) image.data.set([150, 75, 60], i * 3);
    for (let y = 4; y < 16; y++) for (let x = 80; x < 92; x++) image.data.set(LEAF, at(x, y) * 3);
    paint(image, colour);
    refineAlpha(image, alpha, findColourPairs(image, alpha, deep(12)));
    return alpha[at(44, 44)]!;
  };
  expect(cut(green)).toBeLessThan(0.1);
  expect(cut([200, 60, 160])).toBeGreaterThan(0.9); // a pink flower, and nothing pink behind
});

test('a hue that the hair has nowhere nearby is distinguished from its shades', () => {
  const { image, alpha } = curls(() => false);
  for (let y = 40; y < 52; y++) {
    for (let x = 38; x < 46; x++) image.data.set([20, 40, 130], at(x, y) * 3);
    for (let x = 44; x < 48; x++) image.data.set([60, 43, 36], at(x, y + 30) * 3);
  }
  for (let y = 70; y < 82; y++) for (let x = 48; x < 52; x++) alpha[at(x, y)] = 0.3;
  const { pixels, confidence, hueConfidence } = findColourPairs(image, alpha, deep(12));
  const blue = pixels.indexOf(at(42, 46));
  expect(confidence[blue]).toBeLessThan(0.05);
  expect(hueConfidence[blue]).toBeGreaterThan(0.9);
  const lighter = pixels.indexOf(at(46, 76));
  expect(lighter).toBeGreaterThan(0);
  expect(hueConfidence[lighter]).toBeLessThan(0.3);
});

test('a mixture of light hair and a vivid sky keeps its coverage', () => {
  const [white, sky] = [
    [230, 225, 220],
    [40, 110, 230],
  ] as const;
  const { image, alpha } = curls(() => false);
  const trueAt = (x: number): number => Math.min(1, Math.max(0, (52 - x) / 8));
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      alpha[at(x, y)] = trueAt(x);
      image.data.set(
        white.map((value, c) => value * trueAt(x) + sky[c]! * (1 - trueAt(x))),
        at(x, y) * 3,
      );
    }
  refineAlpha(image, alpha, findColourPairs(image, alpha, { insidePx: () => 8, outsidePx: 8 }));
  for (const x of [45, 47, 48, 50])
    expect(Math.abs(alpha[at(x, 48)]! - trueAt(x)), `${x}`).toBeLessThan(0.04);
});

test('the unknown edge gets the colour of the hair, not of the leaves', () => {
  const { image, alpha } = curls(() => false);
  for (let y = 0; y < SIDE; y++) {
    image.data.set([50, 92, 30], at(48, y) * 3);
    alpha[at(48, y)] = 0.5;
  }
  const lines = findColourPairs(image, alpha, deep(6));
  const [red, green, blue] = estimateForeground(image, alpha, lines);
  const edge = at(48, 48);
  expect(red[edge]! * 255).toBeGreaterThan(20);
  expect(green[edge]! * 255).toBeLessThan(45);
  expect(blue[edge]! * 255).toBeLessThan(40);
  expect(Math.min(...red, ...green, ...blue)).toBeGreaterThanOrEqual(0);
});

test('nearestAlong finds the first pixel of a kind, or none', () => {
  const kinds = Int8Array.from([0, 0, 1, 0, 1, 0]);
  expect([...nearestAlong(kinds, 3, 2, [1, 0], 1, 9)]).toEqual([2, 2, 2, 4, 4, -1]);
  expect([...nearestAlong(kinds, 3, 2, [-1, 0], 1, 9)]).toEqual([-1, -1, 2, -1, 4, 4]);
  expect([...nearestAlong(kinds, 3, 2, [1, 0], 1, 1)]).toEqual([-1, 2, 2, 4, 4, -1]);
  expect([...nearestAlong(kinds, 3, 2, [1, 1], 1, 9)]).toEqual([4, -1, 2, -1, 4, -1]);
});

test('distance to the nearest goal', () => {
  const plane = Float32Array.from([1, 0, 0, 0, 0, 0]);
  const distance = distanceTransform(plane, 3, 2, (value) => value === 1);
  expect([...distance].map((value) => Math.round(value * 100) / 100)).toEqual([0, 1, 2, 1, 1.41, 2.41]);
});
