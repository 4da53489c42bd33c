import { expect, test } from 'vitest';

import { smoothOutline } from './smooth-outline.ts';

const SQUARE = [
  { x: 0, y: 0 },
  { x: 200, y: 0 },
  { x: 200, y: 200 },
  { x: 0, y: 200 },
];

test('a noisy side becomes straight', () => {
  const noisy = [
    ...Array.from({ length: 40 }, (_, at) => ({ x: at * 5, y: at % 2 === 0 ? 0 : 3 })),
    { x: 200, y: 0 },
    ...SQUARE.slice(2),
  ];
  const side = smoothOutline(noisy, 6, 3).filter(({ x, y }) => y < 10 && x > 40 && x < 160);
  expect(side.length).toBeGreaterThan(100);
  for (const { y } of side) expect(Math.abs(y - 1.5)).toBeLessThan(0.4);
});

test('corners stay where they are', () => {
  const smooth = smoothOutline(SQUARE, 6, 2);
  for (const { x, y } of SQUARE)
    expect(Math.min(...smooth.map((point) => Math.hypot(point.x - x, point.y - y)))).toBeLessThan(0.2);
});

test('straight lines stay where they are', () => {
  for (const { x, y } of smoothOutline(SQUARE, 6, 2))
    expect(Math.min(x, y, 200 - x, 200 - y)).toBeLessThan(2.5);
});
