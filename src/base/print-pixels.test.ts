import { expect, it } from 'vitest';
import { printMillimetres, printPixels } from './print-pixels.ts';

it.each([
  [30, 354],
  [35, 413],
  [40, 472],
  [45, 531],
  [60, 709],
  [65, 768],
])('%i mm take %i pixels at 300 dpi', (mm, px) => {
  expect(printPixels(mm, 300)).toBe(px);
  expect(printMillimetres(px, 300)).toBe(mm);
});
