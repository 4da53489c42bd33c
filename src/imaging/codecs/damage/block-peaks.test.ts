import { expect, test } from 'vitest';

import { BlockPeaks } from './block-peaks.ts';

const STEP = 20;

/** Returns whether an image of 6 × 4 blocks has a lone peak when these blocks have the given coefficient at an index. */
function hasLonePeak(
  blocks: readonly (readonly [x: number, y: number, coefficient: number])[],
  index = 20,
): boolean {
  const peaks = new BlockPeaks({ across: 2, down: 2 }, 3, 6);
  for (let mcu = 0; mcu < 6; mcu++)
    for (let block = 0; block < 4; block++) {
      const x = (mcu % 3) * 2 + (block % 2);
      const y = Math.floor(mcu / 3) * 2 + (block >> 1);
      peaks.add(30, 25);
      for (const [column, row, coefficient] of blocks)
        if (column === x && row === y) peaks.add(index, coefficient);
      peaks.endBlock(mcu, block);
    }
  return peaks.hasLonePeak(STEP);
}

test.each([
  [2, 1],
  [3, 2],
  [0, 0],
  [5, 3],
])('stripes in a block of a calm picture are damage, at %i, %i', (x, y) => {
  expect(hasLonePeak([[x, y, -1200]])).toBe(true);
});

test('one or two blocks beside it may be damaged, too', () => {
  expect(
    hasLonePeak([
      [2, 1, 1200],
      [3, 1, 900],
      [2, 2, 400],
    ]),
  ).toBe(true);
});

test('an edge that runs on through other blocks is sound', () => {
  expect(
    hasLonePeak([
      [2, 1, 1200],
      [1, 1, 900],
      [1, 1, 300],
      [3, 1, 900],
      [3, 1, 300],
      [3, 2, 100],
    ]),
  ).toBe(false);
});

test('stripes within the range of 8-bit samples are damage when the block has no other coefficient', () => {
  expect(hasLonePeak([[2, 1, 500]])).toBe(true);
  expect(hasLonePeak([[2, 1, -500]])).toBe(true);
  expect(hasLonePeak([[2, 1, 400]])).toBe(false);
});

test('with others in the block they are lettering or a pattern, and long waves are sound', () => {
  const sign = (coefficient: number) =>
    hasLonePeak([
      [2, 1, 280],
      [2, 1, coefficient],
    ]);
  expect(sign(1024 + STEP)).toBe(false);
  expect(sign(1200)).toBe(true);
  expect(hasLonePeak([[2, 1, 1200]], 9)).toBe(false);
});
