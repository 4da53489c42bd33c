import { expect, test } from 'vitest';

import type { ColourPairs } from './colour-pairs.ts';
import { estimateForeground } from './foreground.ts';

const W = 256;
const H = 16;
type Rgb = readonly [red: number, green: number, blue: number];
const RED: Rgb = [200, 0, 0];
const GREEN: Rgb = [0, 200, 0];

/** A person, red by default, on the left of x = 128 and a wall on the right, mixed where alpha is between 0 and 1. */
function scene(alphaAt: (x: number) => number, person = RED, wall = GREEN) {
  const alpha = Float32Array.from({ length: W * H }, (_, i) => alphaAt(i % W));
  const data = new Uint8Array(W * H * 3);
  alpha.forEach((a, i) =>
    data.set(
      [0, 1, 2].map((c) => a * person[c]! + (1 - a) * wall[c]!),
      i * 3,
    ),
  );
  return { image: { widthPx: W, heightPx: H, data }, alpha };
}

const colourAt = (planes: readonly Float32Array[], x: number): number[] =>
  planes.map((plane) => Math.round(plane[8 * W + x]! * 255));

const hard = (x: number): number => (x < 128 ? 1 : 0);
const soft = (x: number): number => (x < 126 ? 1 : x > 130 ? 0 : 0.5);

/** Two colours known at pixel (128, 8). */
function known(person: Rgb, background: Rgb, confidence = 1, hueConfidence = 0): ColourPairs {
  return {
    pixels: Uint32Array.of(8 * W + 128),
    confidence: Float32Array.of(confidence),
    alphaConfidence: Float32Array.of(confidence),
    hueConfidence: Float32Array.of(hueConfidence),
    person: Float32Array.from(person),
    background: Float32Array.from(background),
  };
}

test('where the person is solid, colours stay', () => {
  const { image, alpha } = scene(hard);
  image.data.set([17, 90, 203], (8 * W + 50) * 3);
  expect(colourAt(estimateForeground(image, alpha), 50)).toEqual([17, 90, 203]);
});

test('removes the background from a half transparent edge', () => {
  const { image, alpha } = scene(soft);
  expect([...image.data.subarray((8 * W + 128) * 3, (8 * W + 128) * 3 + 3)]).toEqual([100, 100, 0]);
  const [red, green, blue] = colourAt(estimateForeground(image, alpha), 128);
  expect(red).toBeGreaterThan(170);
  expect(green).toBeLessThan(25);
  expect(blue).toBe(0);
});

test('beyond the edge the person’s colours continue', () => {
  const { image, alpha } = scene(hard);
  expect(colourAt(estimateForeground(image, alpha), 134)).toEqual([200, 0, 0]);
});

test('each place has the colour of the person nearby, not of the whole person', () => {
  const { image, alpha } = scene((x) => (x % 128 < 64 ? 1 : 0));
  for (let y = 0; y < H; y++) for (let x = 0; x < 128; x++) image.data.copyWithin((y * W + x) * 3, 3, 3);
  for (let y = 0; y < H; y++) for (let x = 0; x < 64; x++) image.data.set([0, 0, 150], (y * W + x) * 3);
  const planes = estimateForeground(image, alpha);
  expect(colourAt(planes, 68)).toEqual([0, 0, 150]);
  expect(colourAt(planes, 196)).toEqual([200, 0, 0]);
});

test('where the pair of colours is known, the person’s own is found exactly', () => {
  const { image, alpha } = scene(soft, [180, 120, 60], [20, 40, 220]);
  const planes = estimateForeground(image, alpha, known([180, 120, 60], [20, 40, 220]));
  expect(colourAt(planes, 128)).toEqual([180, 120, 60]);
});

/** Returns the estimated colour of one pixel of a grey person in front of a wall of the given colour. */
function despilled(pixel: Rgb, wall: Rgb): number[] {
  const { image, alpha } = scene(() => 1, [120, 120, 120]);
  image.data.set(pixel, (8 * W + 128) * 3);
  return colourAt(estimateForeground(image, alpha, known([120, 120, 120], wall)), 128);
}

test('removes a hue towards the background and keeps the luma', () => {
  expect(despilled([120, 160, 120], GREEN)).toEqual([143, 143, 143]); // 120 + 0.587 · 40
  expect(despilled([160, 160, 160], GREEN)).toEqual([160, 160, 160]);
});

test('removes no more than the hue of the background', () => {
  // The wall has the hue of 20 more green: red and blue gain 0.587 · 20, green loses 0.413 · 20.
  expect(despilled([120, 160, 120], [110, 130, 110])).toEqual([132, 152, 132]);
});

test('keeps a hue away from the background', () => {
  expect(despilled([160, 80, 160], GREEN)).toEqual([160, 80, 160]);
});

/** Returns the estimated colour of one pixel of a person in front of a cyan sky, whose hue the person has nowhere. */
function strange(pixel: Rgb, person: Rgb = [30, 30, 30], sky: Rgb = [80, 180, 240]): number[] {
  const { image, alpha } = scene(() => 1, person);
  image.data.set(pixel, (8 * W + 128) * 3);
  return colourAt(estimateForeground(image, alpha, known(person, sky, 0, 1)), 128);
}

test('sky between hairs becomes grey, even if it is bluer than the sky beside them', () => {
  expect(strange([40, 140, 200])).toEqual([117, 117, 117]); // its luma
  expect(strange([40, 60, 130])).toEqual([62, 62, 62]);
});

test('grey and hues other than the sky’s stay, whatever the person’s colour', () => {
  expect(strange([120, 120, 120], [190, 140, 110])).toEqual([120, 120, 120]);
  expect(strange([160, 40, 60])).toEqual([160, 40, 60]);
  expect(strange([40, 60, 130], [30, 30, 30], [130, 130, 132])).toEqual([40, 60, 130]);
});

test('a person of the sky’s hue keeps their own amount of it', () => {
  const [red, green, blue] = strange([40, 140, 200], [70, 90, 110]) as [number, number, number];
  expect(blue - red).toBeGreaterThan(20);
  expect(blue - red).toBeLessThan(60);
  expect(Math.round(0.299 * red + 0.587 * green + 0.114 * blue)).toBe(117);
});

test('pairs without confidence change nothing', () => {
  const { image, alpha } = scene(soft);
  const doubted = estimateForeground(image, alpha, known([0, 0, 255], [255, 255, 255], 0));
  expect(colourAt(doubted, 128)).toEqual(colourAt(estimateForeground(image, alpha), 128));
});

test('where the person covers a pixel wholly, wherever it is in a row, its colour stays', () => {
  const [widthPx, heightPx] = [420, 60];
  const data = Uint8Array.from({ length: widthPx * heightPx * 3 }, (_, i) => (i * 7919) % 256);
  // A slanting bar: every few rows another part of it is near.
  const alpha = Float32Array.from({ length: widthPx * heightPx }, (_, i) => {
    const from = 6 * Math.floor(i / widthPx);
    return i % widthPx >= from && i % widthPx < from + 40 ? 1 : 0;
  });
  const planes = estimateForeground({ widthPx, heightPx, data }, alpha);
  for (let i = 0; i < alpha.length; i++)
    if (alpha[i] === 1)
      for (let c = 0; c < 3; c++) expect(planes[c]![i]).toBeCloseTo(data[i * 3 + c]! / 255, 5);
});
