import { expect, test } from 'vitest';

import { bilinearRows, WHOLE_VIEW } from './bilinear-rows.ts';

const BLACK_WHITE = { widthPx: 2, heightPx: 1, channels: 1, data: Float32Array.of(0, 100) };

function row(view = WHOLE_VIEW, from = 0, to = 4): number[] {
  const out = new Float32Array(4).fill(-1);
  bilinearRows(BLACK_WHITE, 4, 2, view)(out, 1, from, to);
  return [...out];
}

test('sample centres are aligned and edges repeated', () => {
  expect(row()).toEqual([0, 25, 75, 100]);
});

test('mirrored, left and right are exchanged', () => {
  expect(row({ ...WHOLE_VIEW, mirrored: true })).toEqual([100, 75, 25, 0]);
});

test('a view shows its part', () => {
  expect(row({ ...WHOLE_VIEW, x: 0.5, width: 0.5 })).toEqual([62.5, 87.5, 100, 100]);
});

test('writes only the requested pixels', () => {
  expect(row(WHOLE_VIEW, 1, 2)).toEqual([-1, 25, -1, -1]);
});

test('rows blend downwards, channel by channel', () => {
  const out = new Float32Array(2);
  const small = { widthPx: 1, heightPx: 2, channels: 2, data: Float32Array.of(0, 8, 100, 0) };
  bilinearRows(small, 1, 4)(out, 1, 0, 1);
  expect([...out]).toEqual([25, 6]);
});

test('integers are multiples of the unit', () => {
  const out = new Float32Array(2);
  const small = { widthPx: 2, heightPx: 1, channels: 1, data: Uint16Array.of(256, 640), unit: 1 / 256 };
  bilinearRows(small, 2, 1)(out, 0, 0, 2);
  expect([...out]).toEqual([1, 2.5]);
});
