import { printPixels } from '../../base/print-pixels.ts';
import {
  CLASSIC_CV_SIZE,
  type CountryCode,
  type PhotoExpectation,
  PRINT_DPI,
} from '../../catalog/photo-standards.ts';
import type { CountryGuide, SizeGuide } from '../../i18n/photo-guide.ts';
import type { Extent } from './file/crop-loss.ts';

/** The use for which a photo is measured. */
export type ReviewTarget =
  | { readonly kind: 'linkedin' }
  | {
      readonly kind: 'cv';
      /** Undefined for a country that is not listed. */
      readonly country: CountryCode | undefined;
      readonly expectation: PhotoExpectation | undefined;
      readonly frame: CvSize;
    };

/** A print size and the pixels that it needs. */
export interface CvSize {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly neededPx: Extent;
}

/** Returns the target with the country's chosen size, or with the largest size in use when the country has none. */
export function cvTarget(country: CountryGuide | undefined, sizeMm: string | undefined): ReviewTarget {
  const size = sizeOf(country, sizeMm);
  return {
    kind: 'cv',
    country: country?.code,
    expectation: country?.expectation,
    frame: cvSize(size ?? CLASSIC_CV_SIZE),
  };
}

/** Returns the chosen size, or the country's usual one when the chosen size belongs to another country. */
function sizeOf(country: CountryGuide | undefined, sizeMm: string | undefined): SizeGuide | undefined {
  return country?.sizes.find(({ mm }) => mm === sizeMm) ?? country?.sizes[0];
}

/** Returns a print size with the pixels that it needs. */
export function cvSize({
  widthMm,
  heightMm,
}: {
  readonly widthMm: number;
  readonly heightMm: number;
}): CvSize {
  return {
    widthMm,
    heightMm,
    neededPx: {
      width: printPixels(widthMm, PRINT_DPI.usual),
      height: printPixels(heightMm, PRINT_DPI.usual),
    },
  };
}
