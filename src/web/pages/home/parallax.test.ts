import { expect, it } from 'vitest';
import { parallaxOffsetPx } from './parallax.ts';

it('moves a twentieth of the way, times its speed', () => {
  expect(parallaxOffsetPx(1000, 1)).toBe(50);
  expect(parallaxOffsetPx(1000, -1.5)).toBe(-75);
  expect(parallaxOffsetPx(0, 2)).toBe(0);
});
