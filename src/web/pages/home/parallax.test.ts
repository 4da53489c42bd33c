import { expect, it } from 'vitest';
import { parallaxOffsetPx } from './parallax.ts';

it('moves a twentieth of the scrolled distance, times its speed', () => {
  expect(parallaxOffsetPx(400, 1)).toBe(20);
  expect(parallaxOffsetPx(400, -1.5)).toBe(-30);
  expect(parallaxOffsetPx(-400, 1)).toBe(-20);
  expect(parallaxOffsetPx(0, 2)).toBe(0);
});

it('never drifts onto the text above and below', () => {
  expect(parallaxOffsetPx(5_000, 2.2)).toBe(60);
  expect(parallaxOffsetPx(-5_000, 2.2)).toBe(-60);
});
