import { expect, it } from 'vitest';
import { scrolledShare } from './scroll-trigger.ts';

it.each([
  [0, 0],
  [300, 0.3],
  [1_000, 1],
  [-80, 0],
  [1_100, 1],
])('%s of 1000 scrollable pixels are %s', (scrolledPx, share) => {
  expect(scrolledShare({ scrolledPx, heightPx: 1_800, windowHeightPx: 800 })).toBe(share);
});

it('a page that fits its window is not scrolled', () => {
  expect(scrolledShare({ scrolledPx: 0, heightPx: 800, windowHeightPx: 800 })).toBe(0);
  expect(scrolledShare({ scrolledPx: 40, heightPx: 700, windowHeightPx: 800 })).toBe(0);
});
