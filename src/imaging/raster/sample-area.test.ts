import { expect, test } from 'vitest';

import { sampleArea } from './sample-area.ts';

const ramp = { widthPx: 4, heightPx: 2, channels: 1, data: Float32Array.of(0, 10, 20, 30, 0, 10, 20, 30) };

test('half the size is a triangle-weighted mean, in which pixels outside count as 0', () => {
  const { data, widthPx, heightPx } = sampleArea(ramp, { x: 0, y: 0, width: 4, height: 2 }, 2, 1);
  expect([widthPx, heightPx]).toEqual([2, 1]);
  // Columns 0–2 weigh 3, 3 and 1 of 8, and one column is outside; 3 of 4 parts of the rows are inside.
  expect(data[0]).toBeCloseTo(((10 * 3 + 20 * 1) / 8) * 0.75);
  expect(data[1]).toBeCloseTo(((10 * 1 + 20 * 3 + 30 * 3) / 8) * 0.75);
});

test('a part between pixels has a value between theirs', () => {
  expect([...sampleArea(ramp, { x: 1.5, y: 0.5, width: 1, height: 1 }, 1, 1).data]).toEqual([15]);
});

test('outside the image all values are 0', () => {
  expect([...sampleArea(ramp, { x: 9, y: 0, width: 2, height: 2 }, 1, 1).data]).toEqual([0]);
});
