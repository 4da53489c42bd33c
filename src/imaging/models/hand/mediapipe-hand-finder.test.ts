import { expect, test } from 'vitest';

import { drawPerson } from '../../../../test/drawn-person.ts';
import { paintHand } from '../../../../test/paint-hand.ts';
import { createHandFinder } from './mediapipe-hand-finder.ts';

const { image, face } = drawPerson();
const LENGTH_PX = 250;

test('finds the hand, and no other', { timeout: 60_000 }, async () => {
  const finder = await createHandFinder();
  const square = { x: 40, y: 0, width: 600, height: 600 };
  expect((await finder.find(image, square)).filter(({ score }) => score > 0.5)).toEqual([]);

  const hands = await finder.find(paintHand(image, face, { x: 520, y: 300 }, LENGTH_PX), square);
  expect(hands).toHaveLength(1);
  const [{ score, points }] = hands as [(typeof hands)[number]];
  expect(score).toBeGreaterThan(0.8);
  expect(points).toHaveLength(21);
  for (const [index, x, y] of [
    [0, 520, 300 + 0.5 * LENGTH_PX],
    [8, 520 - 0.27 * LENGTH_PX, 300 - 0.42 * LENGTH_PX],
    [12, 520 - 0.07 * LENGTH_PX, 300 - 0.52 * LENGTH_PX],
    [20, 520 + 0.29 * LENGTH_PX, 300 - 0.3 * LENGTH_PX],
  ] as const)
    expect(Math.hypot(points[index]!.x - x, points[index]!.y - y), `point ${index}`).toBeLessThan(
      0.12 * LENGTH_PX,
    );
});
