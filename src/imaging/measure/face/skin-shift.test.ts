import { expect, test } from 'vitest';

import { linearOfLab } from '../image/colour-difference.ts';
import type { SkinPatch } from './skin-patches.ts';
import { skinLightnessShift, skinShift } from './skin-shift.ts';

function patch(lightness: number, a = 15, b = 19): SkinPatch {
  const [red, green, blue] = linearOfLab({ lightness, a, b });
  return { red, green, blue };
}

function scaled({ red, green, blue }: SkinPatch, factor: number): SkinPatch {
  return { red: red * factor, green: green * factor, blue: blue * factor };
}

test('the same skin has no shift; patches that one picture lacks do not count', () => {
  expect(skinShift([patch(60), undefined, patch(50)], [patch(60), patch(10), patch(50)])).toBeCloseTo(0, 3);
  expect(skinShift([undefined], [patch(50)])).toBe(0);
});

test('light moved from one cheek to the other is no shift', () => {
  const cheek = patch(60);
  const before = [scaled(cheek, 1.3), scaled(cheek, 0.7)];
  // The mean luminance is the same in both.
  expect(skinShift(before, [scaled(cheek, 0.8), scaled(cheek, 1.2)])).toBeLessThan(0.6);
});

test('lighter, darker and another colour are shifts', () => {
  expect(skinShift([patch(50)], [patch(58)])).toBeGreaterThan(6);
  expect(skinShift([patch(50)], [patch(43)])).toBeGreaterThan(6);
  expect(skinShift([patch(50)], [patch(50, 15, 30)])).toBeGreaterThan(5);
});

test('one half turned warm and the other cool does not cancel out', () => {
  const before = [patch(55), patch(55), patch(55)];
  expect(skinShift(before, [patch(55, 15, 30), patch(55, 15, 30), patch(55, 15, -3)])).toBeGreaterThan(4);
});

test('a cast that white balance left counts, though the headshot is like the selfie', () => {
  const orange = [patch(70, -6, 60)];
  expect(skinShift(orange, orange)).toBeGreaterThan(3);
});

test('a cast on a few patches counts by the mean, though most patches look like skin', () => {
  const mixed = [patch(60), patch(60), patch(60), patch(60, -90, 60), patch(60, -90, 60)];
  expect(skinShift(mixed, mixed)).toBeGreaterThan(3);
});

test('skin at both ends of what people have is its own reference; beyond them it is not', () => {
  const at = (hueDeg: number, chroma: number): SkinPatch => {
    const hue = (hueDeg * Math.PI) / 180;
    return patch(60, chroma * Math.cos(hue), chroma * Math.sin(hue));
  };
  for (const inside of [at(16, 20), at(79, 20), at(45, 54)])
    expect(skinShift([inside], [inside])).toBeCloseTo(0, 2);
  for (const outside of [at(8, 30), at(90, 30), at(45, 70)]) {
    expect(skinShift([outside], [outside])).toBeGreaterThan(0.8);
  }
});

test('patches that the headshot lacks do not count either', () => {
  expect(skinShift([patch(60), patch(10)], [patch(60), undefined])).toBeCloseTo(0, 3);
  expect(skinShift([patch(60)], [undefined])).toBe(0);
});

test('the median patch counts, wherever on the face the worst one is', () => {
  const before = [patch(55), patch(55), patch(55)];
  const spot = patch(55, 15, 60);
  const shifts = [0, 1, 2].map((at) => skinShift(before, before.with(at, spot)));
  expect(new Set(shifts.map((shift) => shift.toFixed(6))).size).toBe(1);
  expect(shifts[0]).toBeLessThan(skinShift([patch(55)], [spot]) / 1.5);
});

test('two casts that cancel out in the mean count by patch', () => {
  const mixed = [patch(60, -40, 19), patch(60, 70, 19)];
  expect(skinShift(mixed, mixed)).toBeGreaterThan(3);
});

test('a shift of colour is taken at the old luminance', () => {
  const before = [patch(55), patch(55)];
  // The expected figure was calculated with the luminance weights of Rec. 709; other weights give another.
  expect(skinShift(before, [patch(65, 15, 34), patch(42, 15, 2)])).toBeCloseTo(12.73, 1);
});

test('a patch without any light is far off, and still a number', () => {
  const black = { red: 0, green: 0, blue: 0 };
  expect(skinShift([patch(50)], [black])).toBeGreaterThan(20);
});

test('in black and white only the lightness of common patches counts', () => {
  const grey = skinLightnessShift([patch(60), patch(60), undefined], [patch(60, 0, 0), patch(60), patch(10)]);
  expect(grey).toBeLessThan(0.5);
  expect(skinLightnessShift([patch(60)], [patch(50)])).toBeGreaterThan(5);
  expect(skinLightnessShift([patch(60)], [undefined])).toBe(0);
});
