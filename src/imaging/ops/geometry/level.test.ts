import { expect, test } from 'vitest';

import { levelCutout } from './level.ts';

const allocate = (length: number): Uint8Array => new Uint8Array(length);

function planes(w: number, h: number): [Float32Array, Float32Array, Float32Array, Float32Array] {
  return [new Float32Array(w * h), new Float32Array(w * h), new Float32Array(w * h), new Float32Array(w * h)];
}

test('without rotation it only trims: pixels and points keep their distance', () => {
  const [red, green, blue, alpha] = planes(20, 20);
  alpha[10 * 20 + 8] = 1;
  red[10 * 20 + 8] = 1;
  const { cutout, mapPoint } = levelCutout([red, green, blue, alpha], 20, 20, 0, allocate);
  const at = mapPoint({ x: 8, y: 10 });
  expect([cutout.widthPx, cutout.heightPx]).toEqual([9, 9]);
  const i = at.y * cutout.widthPx + at.x;
  expect([...cutout.rgb.subarray(i * 3, i * 3 + 3), cutout.alpha[i]]).toEqual([255, 0, 0, 255]);
});

test('a head rotated clockwise is rotated back, so that both eyes have the same height', () => {
  const [red, green, blue, alpha] = planes(100, 100);
  alpha.fill(1);
  const lean = (12 * Math.PI) / 180;
  const { mapPoint } = levelCutout([red, green, blue, alpha], 100, 100, 12, allocate);
  const left = mapPoint({ x: 30, y: 40 });
  const right = mapPoint({ x: 30 + 40 * Math.cos(lean), y: 40 + 40 * Math.sin(lean) });
  expect(right.y - left.y).toBeCloseTo(0, 6);
  expect(right.x - left.x).toBeCloseTo(40, 6);
});

test('class labels are mapped to the cutout unmixed, in step with the person', () => {
  const [red, green, blue, alpha] = planes(100, 100);
  alpha.fill(1);
  const classes = new Uint8Array(100 * 100).fill(1);
  for (let y = 30; y < 50; y++) classes.fill(3, y * 100 + 60, y * 100 + 80);
  const { cutout, mapPoint, mapClasses } = levelCutout([red, green, blue, alpha], 100, 100, 12, allocate);
  const picked = mapClasses(classes, 9);
  const at = (x: number, y: number): number => {
    const place = mapPoint({ x, y });
    return picked[Math.round(place.y) * cutout.widthPx + Math.round(place.x)]!;
  };
  expect([at(70, 40), at(62, 32), at(78, 48), at(50, 40), at(70, 60)]).toEqual([3, 3, 3, 1, 1]);
  expect(picked[0]).toBe(9);
  expect([...new Set(picked)].toSorted()).toEqual([1, 3, 9]);
});
