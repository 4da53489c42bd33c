import { expect, test } from 'vitest';

import { arraysShared } from './arrays-shared.ts';

test('typed arrays at any depth are copied to shared memory, everything else stays', () => {
  const points = [{ x: 1, y: 2 }];
  const data = {
    id: 'selfie-1',
    cut: points,
    none: undefined,
    cells: { cover: Float32Array.of(0.5, 1), deeper: { steps: Uint16Array.of(7, 65_535) } },
    alpha: new Uint8Array([1, 2, 3, 4]).subarray(1, 3),
  };
  const shared = arraysShared(data);
  expect(shared).toEqual(data);
  expect(shared.cut).toBe(points);
  for (const array of [shared.cells.cover, shared.cells.deeper.steps, shared.alpha])
    expect(array.buffer).toBeInstanceOf(SharedArrayBuffer);
  expect(shared.alpha.buffer.byteLength).toBe(2);
  expect(data.alpha.buffer).toBeInstanceOf(ArrayBuffer);
});
