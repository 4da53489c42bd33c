import { type DocumentPhoto, documentPhoto, type IdDocumentRule } from './document-photos.ts';

/**
 * The customs for photos on CVs by country, the sizes in use, and the requirements of platforms. Only countries with a reliable
 * source are listed. These are customs, not laws; in Germany nobody may demand a photo (AGG).
 */

/** The attitudes of employers, from "leave it out" to "better add one". */
export const PHOTO_EXPECTATIONS = ['avoid', 'notUsual', 'optional', 'common', 'expected'] as const;
export type PhotoExpectation = (typeof PHOTO_EXPECTATIONS)[number];

export type PhotoSizeRole =
  | 'cvTopRight'
  | 'cv'
  | 'cvSmall'
  | 'carnet'
  | 'coverSheetPortrait'
  | 'coverSheetLandscape'
  | 'squareModern'
  | 'rirekisho'
  | 'rirekishoB5'
  | 'oneInch'
  | 'twoInch';

/** The background that a country's sources ask for; most name none. */
export type PhotoBackground = 'neutral' | 'plainLight';

export type PhotoPlacement = 'topRightOrCoverSheet' | 'topRight' | 'topLeftOrRight' | 'formBox';

export interface PhotoSize {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly role: PhotoSizeRole;
}

export interface CountryStandard {
  readonly expectation: PhotoExpectation;
  /** The custom for the photo's place; undefined where none is documented. */
  readonly placement?: PhotoPlacement;
  /** Undefined where no source names one. */
  readonly background?: PhotoBackground;
  /** The sizes in use, the usual one first. Empty where photos are left out or no size is customary. */
  readonly sizes: readonly PhotoSize[];
  /** The reliability of the sources. */
  readonly confidence: 'high' | 'medium';
}

const CV_TOP_RIGHT: PhotoSize = { widthMm: 45, heightMm: 60, role: 'cvTopRight' };
const CV: PhotoSize = { widthMm: 35, heightMm: 45, role: 'cv' };

/** The size for countries without a customary one; it is large enough for every smaller size. */
export const CLASSIC_CV_SIZE = CV_TOP_RIGHT;

const avoid: CountryStandard = { expectation: 'avoid', sizes: [], confidence: 'high' };

/** The standards by ISO 3166-1 country codes. */
export const COUNTRY_STANDARDS = {
  US: avoid,
  CA: avoid,
  GB: avoid,
  IE: avoid,
  AU: avoid,
  NZ: avoid,
  BE: { expectation: 'notUsual', sizes: [], confidence: 'high' },
  FI: { expectation: 'notUsual', sizes: [], confidence: 'medium' },
  IT: { expectation: 'optional', sizes: [CV], confidence: 'medium' },
  NL: { expectation: 'optional', sizes: [], confidence: 'medium' },
  DK: { expectation: 'optional', sizes: [], confidence: 'medium' },
  SE: { expectation: 'optional', sizes: [], confidence: 'medium' },
  GR: { expectation: 'optional', sizes: [], confidence: 'medium' },
  EE: { expectation: 'optional', sizes: [], confidence: 'medium' },
  LV: { expectation: 'optional', sizes: [], confidence: 'medium' },
  DE: {
    expectation: 'common',
    placement: 'topRightOrCoverSheet',
    sizes: [
      CV_TOP_RIGHT,
      { widthMm: 35, heightMm: 45, role: 'cvSmall' },
      { widthMm: 65, heightMm: 90, role: 'coverSheetPortrait' },
      { widthMm: 90, heightMm: 65, role: 'coverSheetLandscape' },
      { widthMm: 65, heightMm: 65, role: 'squareModern' },
    ],
    confidence: 'high',
  },
  AT: { expectation: 'common', placement: 'topRight', sizes: [CV_TOP_RIGHT], confidence: 'medium' },
  FR: { expectation: 'common', placement: 'topLeftOrRight', sizes: [CV], confidence: 'medium' },
  ES: {
    expectation: 'common',
    placement: 'topLeftOrRight',
    background: 'neutral',
    sizes: [CV, { widthMm: 26, heightMm: 32, role: 'carnet' }],
    confidence: 'high',
  },
  PL: { expectation: 'common', sizes: [CV], confidence: 'medium' },
  CZ: { expectation: 'common', sizes: [], confidence: 'medium' },
  BG: { expectation: 'common', sizes: [], confidence: 'medium' },
  HR: { expectation: 'common', sizes: [], confidence: 'medium' },
  CY: { expectation: 'common', sizes: [], confidence: 'medium' },
  IS: { expectation: 'common', background: 'neutral', sizes: [], confidence: 'medium' },
  CN: {
    expectation: 'common',
    sizes: [
      { widthMm: 25, heightMm: 35, role: 'oneInch' },
      { widthMm: 35, heightMm: 53, role: 'twoInch' },
    ],
    confidence: 'medium',
  },
  CH: { expectation: 'expected', placement: 'topRight', sizes: [CV_TOP_RIGHT], confidence: 'medium' },
  JP: {
    expectation: 'expected',
    placement: 'formBox',
    background: 'plainLight',
    sizes: [
      { widthMm: 30, heightMm: 40, role: 'rirekisho' },
      { widthMm: 24, heightMm: 36, role: 'rirekishoB5' },
    ],
    confidence: 'high',
  },
} as const satisfies Readonly<Record<string, CountryStandard>>;

export type CountryCode = keyof typeof COUNTRY_STANDARDS;

export const COUNTRY_CODES = Object.keys(COUNTRY_STANDARDS) as readonly CountryCode[];

export function countryStandard(code: CountryCode): CountryStandard {
  return COUNTRY_STANDARDS[code];
}

/** Resolutions for prints; `fine` is for offset printing and for enlarging. */
export const PRINT_DPI = { usual: 300, fine: 600 } as const;

/** LinkedIn's limits for a profile photo, which is a square shown as a circle. */
export const LINKEDIN_PHOTO = {
  minSidePx: 400,
  /** The size that we deliver: sharp on high-density screens, and still a small file. */
  exportSidePx: 800,
  maxWidthPx: 7680,
  maxHeightPx: 4320,
  maxBytes: 8_000_000,
  formats: ['jpeg', 'png'],
} as const;

/**
 * File sizes of a photo in a CV. A common application system accepts no file above 2.5 MB; German guides ask for at most 1.5 MB
 * for a whole application.
 */
export const CV_PHOTO_WEIGHT = {
  goodBytes: 150_000,
  fairBytes: 500_000,
  poorBytes: 1_000_000,
  parserMaxBytes: 2_500_000,
  applicationMaxBytes: 1_500_000,
} as const;

/** Xing's size for a profile photo, which no official source confirms. */
export const XING_PHOTO = { sidePx: 1024 } as const;

export interface IdDocument extends Pick<DocumentPhoto, 'widthMm' | 'heightMm'> {
  readonly id: 'usPassport' | 'dePassport' | 'ukPassport' | 'esIdCard';
  readonly rule: IdDocumentRule;
}

/** The documents that visitors ask about most. We offer AI headshots for none of them. */
export const ID_DOCUMENTS: readonly IdDocument[] = [
  { id: 'usPassport', ...documentSize('usPassport'), rule: 'aiForbidden' },
  { id: 'dePassport', ...documentSize('dePassport'), rule: 'certifiedCaptureOnly' },
  { id: 'ukPassport', ...documentSize('ukPassport'), rule: 'unedited' },
  { id: 'esIdCard', ...documentSize('esIdCard'), rule: 'unedited' },
];

function documentSize(id: IdDocument['id']): Pick<DocumentPhoto, 'widthMm' | 'heightMm'> {
  const { widthMm, heightMm } = documentPhoto(id);
  return { widthMm, heightMm };
}
