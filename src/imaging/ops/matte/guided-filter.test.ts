import { expect, test } from 'vitest';

import { guidedFilter } from './guided-filter.ts';

/** Filters one row and rounds to four digits. */
function filtered(
  guide: readonly number[],
  mask: readonly number[],
  options: { readonly radiusPx: number; readonly epsilon: number; readonly shrink?: number },
): number[] {
  const planes = [Float32Array.from(guide), Float32Array.from(mask)] as const;
  const result = guidedFilter(...planes, guide.length, 1, { shrink: 1, ...options });
  return Array.from(result, (value) => Math.round(value * 1e4) / 1e4);
}

test('where the guide is flat the mask is blurred twice', () => {
  const dot = filtered([0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5], [0, 0, 0, 0.9, 0, 0, 0], {
    radiusPx: 1,
    epsilon: 1e-3,
  });
  expect(dot).toEqual([0, 0.1, 0.2, 0.3, 0.2, 0.1, 0]);
});

test('on reduced planes the window is reduced too, and the statistics are enlarged', () => {
  const dot = filtered(
    Array.from({ length: 14 }, () => 0.5),
    [0, 0, 0, 0, 0, 0, 0.9, 0.9, 0, 0, 0, 0, 0, 0],
    {
      radiusPx: 2,
      epsilon: 1e-3,
      shrink: 2,
    },
  );
  const rising = [0, 0.025, 0.075, 0.125, 0.175, 0.225, 0.275];
  expect(dot).toEqual([...rising, ...rising.toReversed()]);
});

test('a mask that follows its guide, or its inverse, stays as it is', () => {
  const guide = [0.1, 0.9, 0.4, 0.2, 0.8, 0.5];
  const options = { radiusPx: 1, epsilon: 1e-9 };
  expect(filtered(guide, [0.25, 0.65, 0.4, 0.3, 0.6, 0.45], options)).toEqual([
    0.25, 0.65, 0.4, 0.3, 0.6, 0.45,
  ]);
  expect(filtered(guide, [0.9, 0.1, 0.6, 0.8, 0.2, 0.5], options)).toEqual([0.9, 0.1, 0.6, 0.8, 0.2, 0.5]);
});

test('an edge is half kept where its variance equals epsilon', () => {
  // Window over all four: variance and covariance are 0.25, the slope 0.25 ÷ (0.25 + 0.25).
  const edge = [0, 0, 1, 1];
  expect(filtered(edge, edge, { radiusPx: 9, epsilon: 0.25 })).toEqual([0.25, 0.25, 0.75, 0.75]);
});

test('the result stays within 0–1', () => {
  // Slope 1, offset 0.25: the last would be 1.25.
  expect(filtered([0, 0.5, 0.5, 1], [0, 1, 1, 1], { radiusPx: 9, epsilon: 1e-9 })).toEqual([
    0.25, 0.75, 0.75, 1,
  ]);
});

test('statistics of reduced planes, applied at full size, keep fine detail of the guide', () => {
  const guide = [0, 0, 0, 0, 1, 1, 0.9, 1.1];
  const mask = [0, 0, 0, 0, 1, 1, 1, 1];
  expect(filtered(guide, mask, { radiusPx: 18, epsilon: 0.25, shrink: 2 })).toEqual([
    0.25, 0.25, 0.25, 0.25, 0.75, 0.75, 0.7, 0.8,
  ]);
});

test('a soft edge beside an edge of the guide moves onto it', () => {
  const side = 40;
  const guide = Float32Array.from({ length: side * side }, (_, i) => (i % side < 20 ? 0 : 1));
  const mask = Float32Array.from({ length: side * side }, (_, i) =>
    Math.min(1, Math.max(0, ((i % side) - 15) / 10)),
  );
  const refined = guidedFilter(guide, mask, side, side, { radiusPx: 4, epsilon: 1e-4, shrink: 1 });
  const row = 20 * side;
  expect(mask[row + 21]! - mask[row + 18]!).toBeCloseTo(0.3);
  expect(refined[row + 21]! - refined[row + 18]!).toBeGreaterThan(0.5);
});
