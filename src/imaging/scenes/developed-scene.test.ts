import { expect, test } from 'vitest';

import { STYLE_IDS } from '../engine.ts';
import { SCENES } from './all-scenes.ts';
import { developedScene } from './developed-scene.ts';
import { discBlur } from './disc-blur.ts';

test.each(STYLE_IDS)('scenes of %s are finite light within a byte and not one flat colour', async (style) => {
  for (const scene of SCENES[style]) {
    const { data } = await developedScene(scene);
    let low = Infinity;
    let high = -Infinity;
    for (const value of data) {
      if (value < low) low = value;
      if (value > high) high = value;
      if (!Number.isFinite(value)) throw new Error(`${scene.id} holds ${value}`);
    }
    expect(low).toBeGreaterThanOrEqual(0);
    expect(high).toBeLessThan(256);
    expect(high - low).toBeGreaterThan(40);
  }
});

test('defocus turns a point into an even disc and keeps its light', () => {
  const plane = new Float32Array(21 * 21);
  plane[10 * 21 + 10] = 100;
  const blurred = discBlur(plane, 21, 21, 4);
  expect(blurred.reduce((sum, value) => sum + value, 0)).toBeCloseTo(100, 3);
  expect(blurred[10 * 21 + 13]).toBeCloseTo(blurred[10 * 21 + 10]!, 6);
  expect(blurred[10 * 21 + 16]).toBe(0);
});
