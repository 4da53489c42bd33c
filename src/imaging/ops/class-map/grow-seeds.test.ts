import { expect, test } from 'vitest';

import type { RgbImage } from '../../raster/image.ts';
import { growSeeds, OUTSIDE, UNLABELLED } from './grow-seeds.ts';

const _ = UNLABELLED;

/** Returns a grey image with a row for each list of values. */
function grey(rows: readonly (readonly number[])[]): RgbImage {
  const data = Uint8Array.from(rows.flat().flatMap((value) => [value, value, value]));
  return { widthPx: rows[0]!.length, heightPx: rows.length, data };
}

test('labels meet at the strongest edge, not half-way', () => {
  const row = [10, 10, 10, 10, 10, 10, 200, 200, 200];
  const marks = Uint8Array.of(1, _, _, _, _, _, _, _, 2);
  growSeeds(grey([row]), marks, { step: 3, edge: 0.6 });
  expect([...marks]).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2]);
});

test('without edges labels meet half-way', () => {
  const marks = Uint8Array.of(1, _, _, _, _, 2);
  growSeeds(grey([[50, 50, 50, 50, 50, 50]]), marks, { step: 3, edge: 0.6 });
  expect([...marks]).toEqual([1, 1, 1, 2, 2, 2]);
});

test('without edges the cost of entry decides where they meet', () => {
  const marks = Uint8Array.of(1, _, _, _, _, _, _, 2);
  growSeeds(grey([Array<number>(8).fill(50)]), marks, {
    step: 1,
    edge: 0.6,
    entry: (label, x) => ((label === 1) === x < 2 ? 0 : 40),
  });
  expect([...marks]).toEqual([1, 1, 2, 2, 2, 2, 2, 2]);
});

test('paths go around pixels that never get a label, and what cannot be reached stays unlabelled', () => {
  const marks = Uint8Array.from([1, OUTSIDE, _, _, OUTSIDE, _, _, _, _, OUTSIDE]);
  const image = grey([Array<number>(5).fill(9), Array<number>(5).fill(9)]);
  growSeeds(image, marks, { step: 1, edge: 1 });
  expect([...marks]).toEqual([1, OUTSIDE, 1, 1, OUTSIDE, 1, 1, 1, 1, OUTSIDE]);

  const walled = Uint8Array.of(1, OUTSIDE, _);
  growSeeds(grey([[9, 9, 9]]), walled, { step: 1, edge: 1 });
  expect([...walled]).toEqual([1, OUTSIDE, _]);
});
