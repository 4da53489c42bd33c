import { expect, test } from 'vitest';

import type { Colour } from './forehead-grid.ts';
import { isUnlikeSkin } from './skin-reflection.ts';

/** sRGB of linear light 0–1. */
function coded(light: Colour): Colour {
  const code = (v: number) => 255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);
  return [code(light[0]), code(light[1]), code(light[2])];
}

const PALE: Colour = [0.55, 0.3, 0.2];
const DARK: Colour = [0.12, 0.06, 0.04];
const skins = [PALE, DARK];
const mixed = (body: number, skin: Colour, surface: number, lamp: Colour = [1, 1, 1]): Colour =>
  coded([
    body * skin[0] + surface * lamp[0],
    body * skin[1] + surface * lamp[1],
    body * skin[2] + surface * lamp[2],
  ]);

test.each(skins)('skin %f %f %f stays skin in the shade, in the sun and under shine', (...skin) => {
  for (const body of [0.15, 0.5, 1, 1.6]) expect(isUnlikeSkin(mixed(body, skin, 0), coded(skin))).toBe(false);
  for (const surface of [0.05, 0.2, 0.4])
    expect(isUnlikeSkin(mixed(1, skin, surface), coded(skin))).toBe(false);
  const sky: Colour = [0.7, 1, 1.4];
  expect(isUnlikeSkin(mixed(1, skin, 0.25, sky), coded(skin))).toBe(false);
});

test.each([
  ['black', [0.01, 0.01, 0.011]],
  ['grey', [0.3, 0.3, 0.31]],
  ['navy', [0.02, 0.03, 0.12]],
  ['red', [0.4, 0.02, 0.03]],
  ['green', [0.08, 0.14, 0.06]],
] as const)('%s is no pale skin', (_, cloth) => {
  expect(isUnlikeSkin(coded(cloth), coded(PALE))).toBe(true);
});

test('grey as bright as dark skin is told by its colour', () => {
  expect(isUnlikeSkin(coded([0.075, 0.075, 0.078]), coded(DARK))).toBe(true);
});

test('brown is not told from skin in the shade', () => {
  expect(isUnlikeSkin(coded([0.11, 0.06, 0.04]), coded(PALE))).toBe(false);
});

test('without colours nothing is told', () => {
  for (const value of [20, 90, 250]) expect(isUnlikeSkin([value, value, value], [160, 160, 160])).toBe(false);
});
