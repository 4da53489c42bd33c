import { HEADSHOT_SIZE, LARGE_HEADSHOT_SIZE } from '../catalog/headshot-size.ts';
import type { Language } from '../catalog/languages.ts';
import { LIMITS } from '../catalog/limits.ts';
import {
  CLASSIC_CV_SIZE,
  COUNTRY_CODES,
  COUNTRY_STANDARDS,
  CV_PHOTO_WEIGHT,
  LINKEDIN_PHOTO,
  PRINT_DPI,
} from '../catalog/photo-standards.ts';
import { formatFileSize } from './file-size.ts';
import { sizeGuide } from './photo-guide.ts';
import { formatPixels } from './pixels.ts';

const BYTES_PER_MEBIBYTE = 1024 * 1024;

/** Dimensions and file sizes that texts mention, with units in the language's notation. */
export interface PhotoFigures {
  readonly countryCount: number;
  readonly cvMm: string;
  readonly cvPx: string;
  /** The size of a small CV photo, which is usual in most of Europe. */
  readonly smallMm: string;
  readonly smallPx: string;
  readonly dpi: number;
  readonly headshotPx: string;
  /** The larger size, for selfies with enough pixels. */
  readonly largeHeadshotPx: string;
  readonly linkedinPx: string;
  readonly linkedinMinPx: string;
  readonly linkedinMaxPx: string;
  readonly linkedinMax: string;
  readonly reviewMax: string;
  readonly goodWeight: string;
  readonly fairWeight: string;
  readonly poorWeight: string;
  readonly parserMax: string;
  readonly applicationMax: string;
}

export function photoFigures(language: Language): PhotoFigures {
  const cv = sizeGuide(CLASSIC_CV_SIZE, language);
  const small = sizeGuide(COUNTRY_STANDARDS.FR.sizes[0], language);
  return {
    countryCount: COUNTRY_CODES.length,
    cvMm: cv.mm,
    cvPx: cv.px,
    smallMm: small.mm,
    smallPx: small.px,
    dpi: PRINT_DPI.usual,
    headshotPx: formatPixels(HEADSHOT_SIZE.widthPx, HEADSHOT_SIZE.heightPx),
    largeHeadshotPx: formatPixels(LARGE_HEADSHOT_SIZE.widthPx, LARGE_HEADSHOT_SIZE.heightPx),
    linkedinPx: formatPixels(LINKEDIN_PHOTO.exportSidePx, LINKEDIN_PHOTO.exportSidePx),
    linkedinMinPx: formatPixels(LINKEDIN_PHOTO.minSidePx, LINKEDIN_PHOTO.minSidePx),
    linkedinMaxPx: formatPixels(LINKEDIN_PHOTO.maxWidthPx, LINKEDIN_PHOTO.maxHeightPx),
    linkedinMax: formatFileSize(LINKEDIN_PHOTO.maxBytes, language),
    reviewMax: `${LIMITS.reviewMaxBytes / BYTES_PER_MEBIBYTE}\u00a0MB`,
    goodWeight: formatFileSize(CV_PHOTO_WEIGHT.goodBytes, language),
    fairWeight: formatFileSize(CV_PHOTO_WEIGHT.fairBytes, language),
    poorWeight: formatFileSize(CV_PHOTO_WEIGHT.poorBytes, language),
    parserMax: formatFileSize(CV_PHOTO_WEIGHT.parserMaxBytes, language),
    applicationMax: formatFileSize(CV_PHOTO_WEIGHT.applicationMaxBytes, language),
  };
}
