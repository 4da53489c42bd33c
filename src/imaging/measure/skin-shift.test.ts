import { expect, test } from 'vitest';

import { linearOfLab } from './colour-difference.ts';
import type { SkinPatch } from './skin-patches.ts';
import { skinShift } from './skin-shift.ts';

function patch(lightness: number, a = 15, b = 19): SkinPatch {
  const [red, green, blue] = linearOfLab({ lightness, a, b });
  return { red, green, blue };
}

function scaled({ red, green, blue }: SkinPatch, factor: number): SkinPatch {
  return { red: red * factor, green: green * factor, blue: blue * factor };
}

test('the same skin has not moved; patches that one picture lacks are left out', () => {
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
