import { expect, test } from 'vitest';

import { classCoverage } from './class-coverage.ts';

test('softens edges between classes, and not the edges of the image', () => {
  const classes = Uint8Array.from([1, 1, 2, 2, 1, 1, 2, 2]);
  expect([...classCoverage(classes, 4, 2, 1)]).toEqual([255, 191, 64, 0, 255, 191, 64, 0]);
  expect([...classCoverage(classes, 4, 2, 2)]).toEqual([0, 64, 191, 255, 0, 64, 191, 255]);
});
