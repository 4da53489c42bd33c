import { expect, it } from 'vitest';
import { printPixels } from '../base/print-pixels.ts';
import { COUNTRY_CODES, countryStandard, ID_DOCUMENTS, PRINT_DPI } from './photo-standards.ts';

/** The pixels of each size at 300 and at 600 dpi (width and height of each), as in photographers' tables. */
const PRINTED: Readonly<Record<string, readonly number[]>> = {
  '45×60': [531, 709, 1063, 1417],
  '35×45': [413, 531, 827, 1063],
  '65×90': [768, 1063, 1535, 2126],
  '90×65': [1063, 768, 2126, 1535],
  '65×65': [768, 768, 1535, 1535],
  '26×32': [307, 378, 614, 756],
  '30×40': [354, 472, 709, 945],
  '24×36': [283, 425, 567, 850],
  '25×35': [295, 413, 591, 827],
  '35×53': [413, 626, 827, 1252],
  '50.8×50.8': [600, 600, 1200, 1200],
};

it('computes the pixels of every size as in the tables', () => {
  const sizes = [...COUNTRY_CODES.flatMap((code) => countryStandard(code).sizes), ...ID_DOCUMENTS];
  const computed = Object.fromEntries(
    sizes.map(({ widthMm, heightMm }) => [
      `${widthMm}×${heightMm}`,
      [PRINT_DPI.usual, PRINT_DPI.fine].flatMap((dpi) => [
        printPixels(widthMm, dpi),
        printPixels(heightMm, dpi),
      ]),
    ]),
  );
  expect(computed).toEqual(PRINTED);
});

it('names no size where a photo is better left out', () => {
  for (const code of COUNTRY_CODES) {
    const { expectation, sizes } = countryStandard(code);
    if (expectation === 'avoid' || expectation === 'notUsual') expect(sizes, code).toEqual([]);
  }
});

it('never calls a photo expected in Germany, where nobody may demand one', () => {
  expect(countryStandard('DE').expectation).toBe('common');
});
