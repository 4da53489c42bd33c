import { expect, test } from 'vitest';

import { readPalmBoxes } from './palm-boxes.ts';

const FINE = 32 * 32 * 2;
const MIDDLE = 16 * 16 * 2;
const COUNT = FINE + MIDDLE + 8 * 8 * 6;

/** Maps the index of an anchor to its logit and further values of the network's output. */
function outputs(given: Record<number, readonly number[]>): Float32Array {
  const all = new Float32Array(COUNT * 19);
  for (let i = 0; i < COUNT; i++) all.set(given[i] ?? [-100], i * 19);
  return all;
}

test('positions are relative to the middle of the cell', () => {
  // Row 1, column 3 of cells of 8 pixels, two anchors each: middle 28, 12.
  const found = readPalmBoxes(outputs({ [(32 + 3) * 2 + 1]: [0, 2, 3, 20, 10, -4, 5, 0, 0, 1, -6] }), 0.5);
  expect(found).toEqual([
    {
      score: 0.5,
      box: { x: 20, y: 10, width: 20, height: 10 },
      wrist: { x: 24, y: 17 },
      middleKnuckle: { x: 29, y: 6 },
    },
  ]);
});

test('the middle grid has two anchors per cell of 16 pixels, the coarse one six per cell of 32', () => {
  const [middle, coarse] = readPalmBoxes(
    outputs({
      [FINE + 16 * 2]: [4, 0, 0, 10, 10],
      [FINE + MIDDLE + (8 + 2) * 6 + 5]: [3, 0, 0, 50, 60],
    }),
    0.5,
  );
  expect(middle!.box).toEqual({ x: 8 - 5, y: 24 - 5, width: 10, height: 10 });
  expect(coarse!.box).toEqual({ x: 80 - 25, y: 48 - 30, width: 50, height: 60 });
});

test('likely palms only, once each, highest score first', () => {
  const found = readPalmBoxes(
    outputs({
      0: [-1, 100, 0, 20, 20], // 0.27
      2: [0.5, 100, 100, 20, 20], // 0.62, alone
      4: [1, 0, 0, 20, 20], // 0.73, beside the next
      5: [2, 1, 1, 20, 20], // 0.88
    }),
    0.5,
  );
  expect(found.map(({ score }) => score.toFixed(2))).toEqual(['0.88', '0.62']);
});
