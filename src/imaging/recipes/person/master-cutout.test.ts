import { expect, test } from 'vitest';

import type { HeadGeometry } from '../../ops/matte/cutout.ts';
import { masterCutout, masterScale } from './master-cutout.ts';

const HEAD: HeadGeometry = {
  eyes: { x: 200, y: 140 },
  chinY: 232,
  crownY: 100,
  centreX: 200,
  face: { left: 150, right: 250, top: 120, bottom: 232 },
};
const SIZE = { widthPx: 320, heightPx: 400 };

test('large enough that a close frame of the size is not enlarged again', () => {
  // A head of 132 px fills 0.66 of a frame of 200 px.
  expect(masterScale({ head: HEAD }, SIZE)).toBeCloseTo(2);
  expect(masterScale({ head: HEAD }, { widthPx: 160, heightPx: 200 })).toBe(1);
});

test('never so large that a face looks painted', () => {
  expect(masterScale({ head: HEAD }, { widthPx: 1024, heightPx: 1280 })).toBe(3);
});

test('colour and coverage keep their place', async () => {
  const cutout = {
    widthPx: 400,
    heightPx: 300,
    rgb: new Uint8Array(400 * 300 * 3).fill(90),
    alpha: new Uint8Array(400 * 300),
  };
  for (let y = 0; y < 300; y++) cutout.alpha.fill(255, y * 400 + 100, y * 400 + 200);
  const allocated: number[] = [];
  const master = await masterCutout({ cutout, head: HEAD }, SIZE, (byteLength) => {
    allocated.push(byteLength);
    return new Uint8Array(byteLength);
  });
  expect(master.scale).toBe(2);
  expect([master.cutout.widthPx, master.cutout.heightPx]).toEqual([800, 600]);
  expect(allocated).toEqual([800 * 600 * 3, 800 * 600]);
  const row = master.cutout.alpha.subarray(300 * 800, 301 * 800);
  expect([row[190], row[210], row[300], row[390], row[410]]).toEqual([0, 255, 255, 255, 0]);
  const [first, ...others] = master.cutout.rgb.subarray((300 * 800 + 200) * 3, (300 * 800 + 400) * 3);
  const mean = others.reduce((sum, value) => sum + value, first!) / 600;
  expect(mean).toBeCloseTo(90, 0);
  // Grain, because twice as large; the selfie's own pixels are not touched.
  expect(new Set(others).size).toBeGreaterThan(3);
  expect(new Set(cutout.rgb)).toEqual(new Set([90]));
});

test('a selfie that is large enough already gets no grain', async () => {
  const cutout = {
    widthPx: 8,
    heightPx: 8,
    rgb: new Uint8Array(192).fill(90),
    alpha: new Uint8Array(64).fill(255),
  };
  const master = await masterCutout(
    { cutout, head: HEAD },
    { widthPx: 160, heightPx: 200 },
    (byteLength) => new Uint8Array(byteLength),
  );
  expect(master.scale).toBe(1);
  expect(new Set(master.cutout.rgb)).toEqual(new Set([90]));
});
