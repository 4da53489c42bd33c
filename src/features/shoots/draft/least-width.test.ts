import { expect, it } from 'vitest';
import { leastWidthPx } from './least-width.ts';

// Face height on the selfie → narrowest headshot the engine made from it (photos of 512 px).
it.each([
  [217, 960],
  [231, 984],
])('promises for a face of %i px no more than the %i px that were made', (faceHeightPx, madePx) => {
  const promised = leastWidthPx({ faceHeightPx });
  expect(promised).toBeLessThanOrEqual(madePx);
  expect(promised).toBeGreaterThan(0.8 * madePx);
});

it('returns undefined for a face that is large enough', () => {
  expect(leastWidthPx({ faceHeightPx: 240 })).toBeUndefined();
  expect(leastWidthPx({ faceHeightPx: 230 })).toBe(940);
});

it('never goes below half the usual width, like the engine', () => {
  expect(leastWidthPx({ faceHeightPx: 120 })).toBe(510);
});
