import { expect, test } from 'vitest';

import { coarseJacket, coarseWearer } from '../../../../../test/coarse-wearer.ts';
import { turnAndLightOfGarment, turnAndLightOfWearer, isBetterMirrored } from './turn-and-light.ts';
import { garmentCells } from '../garment-cells.ts';

const LEFT = { turn: -0.1, sideStops: 0 };
const RIGHT = { turn: 0.1, sideStops: 0 };
const LIT_LEFT = { turn: 0, sideStops: -0.3 };
const LIT_RIGHT = { turn: 0, sideStops: 0.3 };

test('a garment is mirrored for a head that is turned or lit the other way', () => {
  expect([isBetterMirrored(LEFT, RIGHT), isBetterMirrored(RIGHT, LEFT)]).toEqual([true, true]);
  expect([isBetterMirrored(LEFT, LEFT), isBetterMirrored(LIT_LEFT, LIT_LEFT)]).toEqual([false, false]);
  expect(isBetterMirrored(LIT_LEFT, LIT_RIGHT)).toBe(true);
});

test('an unnoticeable difference does not mirror a garment', () => {
  expect(isBetterMirrored({ turn: -0.01, sideStops: -0.05 }, { turn: 0.02, sideStops: 0.1 })).toBe(false);
});

test('a clear turn counts more than a little light', () => {
  expect(isBetterMirrored({ turn: 0.1, sideStops: -0.1 }, { turn: 0.1, sideStops: 0.2 })).toBe(false);
});

test('the turn is measured at the neck, or by the head’s yaw where hair hides the neck', () => {
  const wearer = coarseWearer({ neck: 24 });
  expect(turnAndLightOfWearer(wearer, 0.4)).toEqual({ turn: 0, sideStops: 0.4 });
  const beside = { ...wearer, neck: { left: 86, right: 134 } };
  expect(turnAndLightOfWearer(beside, 0).turn).toBeCloseTo(10 / 64);
  const hidden = { ...wearer, neck: { left: undefined, right: 134 }, yawDeg: -10 };
  expect(turnAndLightOfWearer(hidden, 0).turn).toBeCloseTo(0.15);
});

test('a garment’s turn is measured at its collar, and its light on its cloth', () => {
  const jacket = coarseJacket();
  expect(turnAndLightOfGarment(jacket, garmentCells(jacket))).toEqual({ turn: 0, sideStops: 0 });
  const { rgb, widthPx } = jacket.cutout;
  for (let i = 0; i < rgb.length; i++) if (Math.floor(i / 3) % widthPx >= 100) rgb[i] = 2 * rgb[i]!;
  const moved = { ...jacket, head: { ...jacket.head, chin: { x: 90, y: 92 } } };
  const { turn, sideStops } = turnAndLightOfGarment(moved, garmentCells(jacket));
  expect(turn).toBeCloseTo(10 / 64);
  expect(sideStops).toBeGreaterThan(0.8);
  expect(sideStops).toBeLessThan(1);
});
