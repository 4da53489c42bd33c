import { expect, it } from 'vitest';
import { fittedSize } from './fitted-size.ts';

it.each([
  [800, 600, 800, 600],
  [3072, 4096, 2304, 3072],
  [8000, 6000, 3072, 2304],
  [20000, 2, 3072, 1],
])('%i × %i is sent as %i × %i', (width, height, fittedWidth, fittedHeight) => {
  expect(fittedSize(width, height, 3072)).toEqual({ widthPx: fittedWidth, heightPx: fittedHeight });
});
