import { expect, test } from 'vitest';

import { growPlane, shrinkChannel, shrinkPlane } from './resample-plane.ts';

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

test('one channel of a picture shrinks as its plane does', () => {
  const picture = {
    data: Uint8Array.of(...[1, 10, 100], ...[3, 30, 200], ...[5, 50, 250]),
    widthPx: 3,
    heightPx: 1,
  };
  expect([...shrinkChannel(picture, 3, 1, 2).data]).toEqual([20, 50]);
  expect([...shrinkChannel(picture, 3, 2, 1).data]).toEqual([100, 200, 250]);
});
