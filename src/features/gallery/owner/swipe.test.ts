import { expect, it } from 'vitest';
import { swipeStep } from './swipe.ts';

it.each([
  ['to the left: the next', -80, 10, 1],
  ['to the right: the one before', 80, -10, -1],
  ['a tap', 3, 2, undefined],
  ['just too short', -47, 0, undefined],
  ['scrolling down with a drift', -60, 50, undefined],
])('%s', (_, dx, dy, step) => {
  expect(swipeStep({ x: 200, y: 300 }, { x: 200 + dx, y: 300 + dy })).toBe(step);
});
