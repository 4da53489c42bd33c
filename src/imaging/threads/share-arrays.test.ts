import { expect, test } from 'vitest';

import { shareArrays } from './share-arrays.ts';

test('typed arrays at any depth are copied to shared memory, everything else stays', () => {
  const points = [{ x: 1, y: 2 }];
  const data = {
    id: 'selfie-1',
    cut: points,
    none: undefined,
    cells: { cover: Float32Array.of(0.5, 1), deeper: { steps: Uint16Array.of(7, 65_535) } },
    hairEnds: Int16Array.of(-1, 300),
    alpha: new Uint8Array([1, 2, 3, 4]).subarray(1, 3),
  };
  const shared = shareArrays(data);
  expect(shared).toEqual(data);
  expect(shared.cut).toBe(points);
  for (const array of [shared.cells.cover, shared.cells.deeper.steps, shared.hairEnds, shared.alpha])
    expect(array.buffer).toBeInstanceOf(SharedArrayBuffer);
  expect(shared.alpha.buffer.byteLength).toBe(2);
  expect(data.alpha.buffer).toBeInstanceOf(ArrayBuffer);
});

test('a typed array of another kind throws, because it would arrive as a plain object', () => {
  expect(() => shareArrays({ deep: { sums: Float64Array.of(1) } })).toThrow('Float64Array');
  expect(() => shareArrays({ view: new DataView(new ArrayBuffer(2)) })).toThrow('DataView');
});
