import { expect, it } from 'vitest';
import { printMillimetres, printPixels } from './print-size.ts';

it.each([
  [30, 354],
  [35, 413],
  [40, 472],
  [45, 531],
  [60, 709],
  [65, 768],
])('%i mm take %i pixels at 300 dpi', (mm, px) => {
  expect(printPixels(mm)).toBe(px);
  expect(printMillimetres(px)).toBe(mm);
});
