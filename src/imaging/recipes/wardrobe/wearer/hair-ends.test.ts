import { expect, test } from 'vitest';

import { coarseWearer } from '../../../../../test/coarse-wearer.ts';
import { hairEnds } from './hair-ends.ts';

test('a lock ends at the shoulder in the columns that it covers', () => {
  const { cells, jawY } = coarseWearer({ hairTo: 140 });
  const ends = hairEnds(cells, Math.round(jawY / cells.cellPx));
  expect([...ends].flatMap((row, column) => (row < 0 ? [] : [column * cells.cellPx]))).toEqual([
    62, 64, 66, 68, 70, 72, 74, 76,
  ]);
  expect(new Set([...ends].filter((row) => row >= 0))).toEqual(new Set([70]));
});

test('hair that hangs free, and hair above the jaw, ends nowhere', () => {
  const { cells } = coarseWearer({ hairTo: 110, shoulderY: 180 });
  expect(hairEnds(cells, 40).every((row) => row === -1)).toBe(true);
  expect(hairEnds(coarseWearer().cells, 60).every((row) => row === -1)).toBe(true);
});
