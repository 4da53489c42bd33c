import { expect, test } from 'vitest';

import { alphaLevels } from './alpha-levels.ts';
import { cutEdge } from './cut-edge.ts';
import { estimateForeground } from './foreground.ts';
import { guidedFilter } from './guided-filter.ts';
import { keepPerson } from './keep-person.ts';

test('the guided filter moves a soft edge onto the edge of the picture', () => {
  const w = 40;
  const guide = new Float32Array(w * w);
  const mask = new Float32Array(w * w);
  for (let i = 0; i < guide.length; i++) {
    const x = i % w;
    guide[i] = x < 20 ? 0 : 1;
    mask[i] = Math.min(1, Math.max(0, (x - 15) / 10));
  }
  const refined = guidedFilter(guide, mask, w, w, { radiusPx: 4, epsilon: 1e-4, shrink: 1 });
  const row = 20 * w;
  expect(refined[row + 21]! - refined[row + 18]!).toBeGreaterThan(0.5);
  expect(mask[row + 21]! - mask[row + 18]!).toBeCloseTo(0.3);
});

test('keeps what is joined to the face and drops an island beside it', () => {
  const w = 60;
  const alpha = new Float32Array(w * w);
  const fill = (x0: number, x1: number, y0: number, y1: number): void => {
    for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) alpha[y * w + x] = 1;
  };
  fill(5, 25, 5, 60);
  fill(45, 55, 20, 40);
  const kept = keepPerson(alpha, w, w, { x: 15, y: 15 }, 4);
  expect(kept[50 * w + 15]).toBe(1);
  expect(kept[30 * w + 50]).toBe(0);
});

test('keeps nothing when nothing solid is at the face', () => {
  const alpha = new Float32Array(100).fill(0.3);
  expect(Math.max(...keepPerson(alpha, 10, 10, { x: 5, y: 5 }, 2))).toBe(0);
});

test('levels decide a wide grey patch and leave a thin grey line grey', () => {
  const w = 64;
  const alpha = new Float32Array(w * w);
  for (let y = 0; y < w; y++) {
    for (let x = 20; x < 64; x++) alpha[y * w + x] = 0.36;
    alpha[y * w + 5] = 0.5;
  }
  alphaLevels(alpha, w, w, 12);
  expect(alpha[32 * w + 45]).toBeLessThan(0.05);
  expect(alpha[32 * w + 5]).toBeGreaterThan(0.3);
});

test('estimates the foreground colour under a half transparent edge: the old background is gone', () => {
  const w = 256;
  const data = new Uint8Array(w * w * 3);
  const alpha = new Float32Array(w * w);
  for (let i = 0; i < alpha.length; i++) {
    const x = i % w;
    const a = x < 126 ? 1 : x > 130 ? 0 : 0.5;
    alpha[i] = a;
    // A red person before a green wall.
    data[i * 3] = 200 * a;
    data[i * 3 + 1] = 200 * (1 - a);
  }
  const [red, green] = estimateForeground({ widthPx: w, heightPx: w, data }, alpha);
  const edge = 128 * w + 128;
  expect(data[edge * 3 + 1]).toBe(100);
  expect(green[edge]! * 255).toBeLessThan(25);
  expect(red[edge]! * 255).toBeGreaterThan(170);
});

test('finds where the picture cut the body off, and nothing else', () => {
  const w = 20;
  const alpha = new Float32Array(w * w);
  for (let y = 10; y < w; y++) for (let x = 6; x < 14; x++) alpha[y * w + x] = 1;
  const points = cutEdge(alpha, w, w);
  expect(points.map((point) => point.x)).toEqual([6, 8, 10, 12]);
  expect(new Set(points.map((point) => point.y))).toEqual(new Set([17]));
});
