import { expect, test } from 'vitest';

import { growPlane, shrinkBytes, shrinkPlane, shrinkRgb } from './resample-plane.ts';

test('shrinking averages blocks; the last ones hold what is left', () => {
  const plane = Float32Array.of(
    ...[1, 3, 5, 7, 9],
    ...[1, 3, 5, 7, 11],
    ...[4, 4, 8, 6, 20], //
  );
  const small = shrinkPlane(plane, 5, 3, 2);
  expect([small.widthPx, small.heightPx]).toEqual([3, 2]);
  expect([...small.data]).toEqual([2, 6, 10, 4, 7, 20]);
});

test('growing interpolates between the middles of the blocks and repeats the edge', () => {
  const across = { data: Float32Array.of(0, 8), widthPx: 2, heightPx: 1 };
  expect([...growPlane(across, 4, 1, 2)]).toEqual([0, 2, 6, 8]);
  const down = { data: Float32Array.of(0, 8), widthPx: 1, heightPx: 2 };
  expect([...growPlane(down, 1, 4, 2)]).toEqual([0, 2, 6, 8]);
});

test('where the last block was smaller, places stay where they were', () => {
  const small = { data: Float32Array.of(0, 8), widthPx: 2, heightPx: 1 };
  expect([...growPlane(small, 3, 1, 2)]).toEqual([0, 2, 6]);
});

test('factor 1 copies both ways', () => {
  const plane = Float32Array.of(1, 2, 3, 4, 5, 6);
  const same = shrinkPlane(plane, 3, 2, 1);
  expect(same).toEqual({ data: plane, widthPx: 3, heightPx: 2 });
  expect(growPlane(same, 3, 2, 1)).toEqual(plane);
});

test('bytes and the channels of a picture shrink as a plane of floats does', () => {
  const data = Uint8Array.from({ length: 5 * 3 * 3 }, (_, i) => (i * 37) % 256);
  const channel = (c: number) => data.filter((_, i) => i % 3 === c);
  const size = { widthPx: 5, heightPx: 3 };
  const expected = [0, 1, 2].map((c) => shrinkPlane(Float32Array.from(channel(c)), 5, 3, 2));
  expect([...shrinkRgb({ ...size, data }, 2)]).toEqual(expected.map((plane) => plane.data));
  expect(shrinkBytes({ ...size, data: channel(1) }, 2)).toEqual(expected[1]);
});
