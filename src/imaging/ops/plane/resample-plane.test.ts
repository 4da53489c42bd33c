import { expect, test } from 'vitest';

import { enlargePlane, shrinkBytes, shrinkPlane, shrinkRgb } from './resample-plane.ts';

test('shrinking averages blocks, of which the last may be smaller', () => {
  const plane = Float32Array.of(
    ...[1, 3, 5, 7, 9],
    ...[1, 3, 5, 7, 11],
    ...[4, 4, 8, 6, 20], //
  );
  const small = shrinkPlane(plane, 5, 3, 2);
  expect([small.widthPx, small.heightPx]).toEqual([3, 2]);
  expect([...small.data]).toEqual([2, 6, 10, 4, 7, 20]);
});

test('enlarging interpolates between the centres of the blocks and repeats the edge', () => {
  const across = { data: Float32Array.of(0, 8), widthPx: 2, heightPx: 1 };
  expect([...enlargePlane(across, 4, 1, 2)]).toEqual([0, 2, 6, 8]);
  const down = { data: Float32Array.of(0, 8), widthPx: 1, heightPx: 2 };
  expect([...enlargePlane(down, 1, 4, 2)]).toEqual([0, 2, 6, 8]);
});

test('a smaller last block does not shift the others', () => {
  const small = { data: Float32Array.of(0, 8), widthPx: 2, heightPx: 1 };
  expect([...enlargePlane(small, 3, 1, 2)]).toEqual([0, 2, 6]);
});

test('factor 1 copies in both directions', () => {
  const plane = Float32Array.of(1, 2, 3, 4, 5, 6);
  const same = shrinkPlane(plane, 3, 2, 1);
  expect(same).toEqual({ data: plane, widthPx: 3, heightPx: 2 });
  expect(enlargePlane(same, 3, 2, 1)).toEqual(plane);
});

test('bytes and the channels of an image shrink as a plane of floats does', () => {
  const data = Uint8Array.from({ length: 5 * 3 * 3 }, (_, i) => (i * 37) % 256);
  const channel = (c: number) => data.filter((_, i) => i % 3 === c);
  const size = { widthPx: 5, heightPx: 3 };
  const expected = [0, 1, 2].map((c) => shrinkPlane(Float32Array.from(channel(c)), 5, 3, 2));
  expect([...shrinkRgb({ ...size, data }, 2)]).toEqual(expected.map((plane) => plane.data));
  expect(shrinkBytes({ ...size, data: channel(1) }, 2)).toEqual(expected[1]);
});
