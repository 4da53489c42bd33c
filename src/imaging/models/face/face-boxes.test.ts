import { expect, test } from 'vitest';

import { type GridOutputs, readFaceBoxes } from './face-boxes.ts';

const FINE = { count: 16 * 16 * 2 };
const COARSE = { count: 8 * 8 * 6 };

function grid(
  { count }: { readonly count: number },
  answers: Record<number, [number, ...number[]]> = {},
): GridOutputs {
  const logits = new Float32Array(count).fill(-100);
  const boxes = new Float32Array(count * 16);
  for (const [at, [logit, ...values]] of Object.entries(answers)) {
    logits[Number(at)] = logit;
    boxes.set(values, Number(at) * 16);
  }
  return { logits, boxes };
}

test('positions are relative to the middle of the cell', () => {
  // Row 2, column 5 of cells of 16 pixels, two anchors each: middle 88, 40.
  const fine = grid(FINE, { [(2 * 16 + 5) * 2 + 1]: [0, 2, 3, 20, 10, 0, 0, 0, 0, 1, -1, 0, 4] });
  expect(readFaceBoxes([fine, grid(COARSE)])).toEqual([
    {
      score: 0.5,
      box: { x: 80, y: 38, width: 20, height: 10 },
      nose: { x: 89, y: 39 },
      mouth: { x: 88, y: 44 },
    },
  ]);
});

test('the coarse grid has six anchors per cell of 32 pixels', () => {
  const coarse = grid(COARSE, { [8 * 6 + 5]: [4, 0, 0, 50, 60] });
  const [found] = readFaceBoxes([grid(FINE), coarse]);
  expect(found!.box).toEqual({ x: 16 - 25, y: 48 - 30, width: 50, height: 60 });
  expect(found!.score).toBeCloseTo(0.982);
});

test('likely faces only, once each, highest score first', () => {
  const fine = grid(FINE, {
    0: [-1.5, 0, 0, 20, 20], // 0.18
    2: [-1, 100, 0, 20, 20], // 0.27, alone
    4: [1, 0, 0, 20, 20], // 0.73, beside the next
    5: [2, 1, 1, 20, 20], // 0.88
  });
  expect(readFaceBoxes([fine, grid(COARSE)]).map(({ score }) => score.toFixed(2))).toEqual(['0.88', '0.27']);
});
