import { expect, test } from 'vitest';

import type { ClothColour } from '../../garment.ts';
import { recolourCloth } from './recolour-cloth.ts';

const NAVY: ClothColour = { red: 38, green: 46, blue: 72, huesKept: 0, contrast: 1 };

/** Dyes pixels, all of them wholly covered unless said otherwise. */
function dyed(
  pixels: readonly (readonly [red: number, green: number, blue: number])[],
  colour: ClothColour,
  parts: readonly number[] = pixels.map(() => 1),
  alpha: readonly number[] = pixels.map(() => 255),
): number[][] {
  const rgb = Uint8Array.from(pixels.flat());
  recolourCloth({ rgb, alpha: Uint8Array.from(alpha), parts: Uint8Array.from(parts) }, 1, colour);
  return pixels.map((_, i) => [...rgb.subarray(i * 3, i * 3 + 3)]);
}

const grey = (value: number) => [value, value, value] as const;
const tweed = [80, 120, 95, 110, 70, 125, 100, 90].map(grey);

test('plain cloth becomes the wanted colour', () => {
  expect(dyed([grey(140), grey(140)], NAVY)).toEqual([
    [38, 46, 72],
    [38, 46, 72],
  ]);
});

test('neighbours keep their ratio of lightness', () => {
  const camel = { ...NAVY, red: 172, green: 140, blue: 104 };
  const result = dyed(tweed, camel);
  for (let i = 0; i + 1 < tweed.length; i++)
    for (const c of [0, 1, 2])
      expect(result[i]![c]! / result[i + 1]![c]!).toBeCloseTo((tweed[i]![0] + 6) / (tweed[i + 1]![0] + 6), 1);
  const mean = result.reduce((sum, pixel) => sum + pixel[0]!, 0) / result.length;
  expect(Math.abs(mean - camel.red)).toBeLessThan(5);
});

test('less contrast brings neighbours together, and no contrast makes them equal', () => {
  const ratio = (contrast: number): number => {
    const result = dyed([grey(60), grey(120)], { ...NAVY, blue: 120, contrast });
    return result[1]![2]! / result[0]![2]!;
  };
  expect(ratio(1)).toBeCloseTo(126 / 66, 1);
  expect(ratio(0.5)).toBeCloseTo(Math.sqrt(126 / 66), 1);
  expect(ratio(0)).toBe(1);
});

test('a check keeps its lines as far as hues are to be kept', () => {
  const check = [...Array.from({ length: 6 }, () => grey(100)), [140, 90, 90] as const];
  const redder = (huesKept: number): number => {
    const result = dyed(check, { ...NAVY, red: 60, green: 60, blue: 60, huesKept });
    const [ground, line] = [result[0]!, result[6]!];
    return line[0]! - line[2]! - (ground[0]! - ground[2]!);
  };
  expect(redder(0)).toBe(0);
  expect(Math.abs(redder(0.5) - 25)).toBeLessThan(2);
  expect(Math.abs(redder(1) - 50)).toBeLessThan(2);
});

test('hues are kept beside the mean hue, and without lightness', () => {
  const green = Array.from({ length: 4 }, () => [70, 120, 60] as const);
  expect(dyed(green, { ...NAVY, huesKept: 1 })[0]).toEqual([38, 46, 72]);
  expect(dyed(tweed, { ...NAVY, huesKept: 1 })).toEqual(dyed(tweed, NAVY));
});

test('other parts stay, and do not count', () => {
  const jacketAndShirt = [grey(60), grey(60), grey(240)];
  expect(dyed(jacketAndShirt, NAVY, [1, 1, 2])).toEqual([
    [38, 46, 72],
    [38, 46, 72],
    [240, 240, 240],
  ]);
});

test('an edge that is partly background does not count for the mean', () => {
  const withEdge = dyed([grey(100), grey(100), grey(240)], NAVY, [1, 1, 1], [255, 255, 120]);
  expect(withEdge[0]).toEqual([38, 46, 72]);
});

test('bright folds of cloth dyed white stop at white, a red line on black at black', () => {
  const white = { ...NAVY, red: 232, green: 232, blue: 234 };
  expect(dyed([grey(20), grey(200), grey(60)], white)[1]).toEqual([255, 255, 255]);
  const black = { ...NAVY, red: 10, green: 10, blue: 10, huesKept: 1 };
  const [line] = dyed([[250, 20, 20], grey(90), grey(90), grey(90)], black);
  expect(line!.slice(1)).toEqual([0, 0]);
});

test('a garment without the part, or without any whole pixel of it, stays', () => {
  const each = (value: number): number[] => tweed.map(() => value);
  expect(dyed(tweed, NAVY, each(2))).toEqual(tweed);
  expect(dyed(tweed, NAVY, each(1), each(200))).toEqual(tweed);
});
