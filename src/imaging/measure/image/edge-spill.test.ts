import { expect, test } from 'vitest';

import { type EdgeSpill, edgeSpill } from './edge-spill.ts';

const SIDE = 64;
const RED = [180, 50, 50];
const GREEN = [50, 150, 50];

/** Measures a red person on the left in front of a wall; `edge` is the colour of the person's last three columns. */
function measured(edge: readonly number[], wall: readonly number[] = GREEN): EdgeSpill {
  const alpha = new Float32Array(SIDE * SIDE);
  const selfie = new Uint8Array(SIDE * SIDE * 3);
  const person = [0, 1, 2].map(() => new Float32Array(SIDE * SIDE));
  for (let i = 0; i < alpha.length; i++) {
    const x = i % SIDE;
    alpha[i] = x < 32 ? 1 : 0;
    for (let channel = 0; channel < 3; channel++) {
      selfie[i * 3 + channel] = (x < 32 ? RED : wall)[channel]!;
      person[channel]![i] = (x < 29 ? RED : edge)[channel]! / 255;
    }
  }
  const [red, green, blue] = person;
  return edgeSpill({ widthPx: SIDE, heightPx: SIDE, data: selfie }, [red!, green!, blue!], alpha);
}

test('a clean edge has no spill', () => {
  const { chromaDeltaE, haloDeltaL, share } = measured(RED);
  expect(chromaDeltaE).toBeCloseTo(0);
  expect(haloDeltaL).toBeCloseTo(0);
  expect(share).toBe(0);
});

test('an edge that is half old wall is shifted about half of the way to it', () => {
  const half = measured(RED.map((value, channel) => (value + GREEN[channel]!) / 2));
  const whole = measured(GREEN);
  expect(half.chromaDeltaE / whole.chromaDeltaE).toBeGreaterThan(0.3);
  expect(half.chromaDeltaE / whole.chromaDeltaE).toBeLessThan(0.7);
  expect(half.share).toBeGreaterThan(0.9);
});

test('an edge of another colour that the wall does not have is no spill', () => {
  expect(measured([180, 50, 80]).chromaDeltaE).toBeLessThan(2);
});

test('a pale line is a halo of a pale wall and of no wall as dark as the person', () => {
  const line = [200, 130, 130];
  expect(measured(line, [250, 250, 250]).haloDeltaL).toBeGreaterThan(8);
  expect(measured(line, [95, 95, 95]).haloDeltaL).toBeLessThan(1);
});
