import { expect, test } from 'vitest';

import { labOfLinear, linearOfLab } from '../../measure/image/colour-difference.ts';
import type { SkinPatch } from '../../measure/face/skin-patches.ts';
import { whiteBalance, type Gains } from './white-balance.ts';

const GREY: SkinPatch = { red: 1, green: 1, blue: 1 };
/** The whites of the eyes, tinted by the lids. */
const WHITES = { red: 0.18, green: 0.1, blue: 0.077, pixelCount: 1000 };

function skin(lightness: number, hueDeg: number, chroma: number): SkinPatch {
  const hue = (hueDeg * Math.PI) / 180;
  const [red, green, blue] = linearOfLab({ lightness, a: chroma * Math.cos(hue), b: chroma * Math.sin(hue) });
  return { red, green, blue };
}

function lit<Patch extends SkinPatch>(patch: Patch, [red, green, blue]: Gains): Patch {
  return { ...patch, red: patch.red * red, green: patch.green * green, blue: patch.blue * blue };
}

// Dark skin is redder and more saturated than fair skin in the same white light.
test.each([
  [30, 46, 26],
  [45, 50, 38],
  [60, 52, 30],
  [78, 52, 24],
])('skin of lightness %i, hue %i and chroma %i in white light is not changed', (lightness, hue, chroma) => {
  expect(whiteBalance(skin(lightness, hue, chroma), WHITES, GREY)).toEqual([1, 1, 1]);
});

test.each([30, 50, 68])(
  'a lamp that all witnesses see goes; skin of lightness %i stays as light',
  (lightness) => {
    const lamp: Gains = [1.2, 0.95, 0.4];
    const white = skin(lightness, 50, 26);
    const seen = lit(white, lamp);
    const balanced = lit(seen, whiteBalance(seen, lit(WHITES, lamp), lit(GREY, lamp)));
    const before = labOfLinear(seen.red, seen.green, seen.blue);
    const after = labOfLinear(balanced.red, balanced.green, balanced.blue);
    const goal = labOfLinear(white.red, white.green, white.blue);
    expect(Math.hypot(after.a - goal.a, after.b - goal.b)).toBeLessThan(
      0.35 * Math.hypot(before.a - goal.a, before.b - goal.b),
    );
    expect(after.lightness).toBeCloseTo(before.lightness, 0);
  },
);

test('a coloured wall alone is no cast', () => {
  for (const gain of whiteBalance(skin(55, 50, 28), WHITES, { red: 1, green: 0.9, blue: 0.3 }))
    expect(gain).toBeCloseTo(1, 1);
});

test('eyes too small to show white do not count', () => {
  const blueEyes = { red: 0.1, green: 0.1, blue: 0.4, pixelCount: 40 };
  expect(whiteBalance(skin(55, 50, 28), blueEyes, GREY)).toEqual([1, 1, 1]);
});

test('clipped skin under a lamp gets its blue back and does not turn green', () => {
  const clipped = { red: 1, green: 0.6, blue: 0.07 };
  const lamp: Gains = [1.6, 0.9, 0.15];
  const balanced = lit(clipped, whiteBalance(clipped, lit(WHITES, lamp), lit(GREY, lamp)));
  expect(balanced.blue / balanced.green).toBeGreaterThan((2.5 * clipped.blue) / clipped.green);
  expect(balanced.red).toBeGreaterThan(balanced.green * 1.5);
});
