import { printPixels } from '../../base/print-pixels.ts';
import { CLASSIC_CV_SIZE, type PhotoExpectation, PRINT_DPI } from '../../catalog/photo-standards.ts';
import type { CountryGuide, SizeGuide } from '../../i18n/photo-guide.ts';
import type { Extent } from './crop-loss.ts';

/** What a photo is measured for. */
export type ReviewTarget =
  | { readonly kind: 'linkedin' }
  | {
      readonly kind: 'cv';
      readonly expectation: PhotoExpectation | undefined;
      readonly frame: CvSize;
    };

/** A size in print and the pixels it needs. */
export interface CvSize {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly neededPx: Extent;
}

/** The country's chosen size; where none is customary, the largest in use. */
export function cvTarget(country: CountryGuide | undefined, sizeMm: string | undefined): ReviewTarget {
  const size = sizeOf(country, sizeMm);
  return { kind: 'cv', expectation: country?.expectation, frame: cvSize(size ?? CLASSIC_CV_SIZE) };
}

/** The size that was chosen, or the country's usual one when it belongs to another country. */
function sizeOf(country: CountryGuide | undefined, sizeMm: string | undefined): SizeGuide | undefined {
  return country?.sizes.find(({ mm }) => mm === sizeMm) ?? country?.sizes[0];
}

function cvSize({ widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number }): CvSize {
  return {
    widthMm,
    heightMm,
    neededPx: {
      width: printPixels(widthMm, PRINT_DPI.usual),
      height: printPixels(heightMm, PRINT_DPI.usual),
    },
  };
}
