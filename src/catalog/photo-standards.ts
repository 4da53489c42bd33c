/**
 * What employers of a country make of a photo on a CV, the sizes in use, and what platforms take. Only countries with a
 * source firm enough to repeat; customs, not laws. In Germany nobody may demand a photo (AGG).
 */

/** From "leave it out" to "better add one". */
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

export type PhotoPlacement = 'topRightOrCoverSheet' | 'topRight' | 'topLeftOrRight' | 'formBox';

export interface PhotoSize {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly role: PhotoSizeRole;
}

export interface CountryStandard {
  readonly expectation: PhotoExpectation;
  /** Undefined where no custom is documented. */
  readonly placement?: PhotoPlacement;
  /** The usual one first; none where photos are left out or no size is customary. */
  readonly sizes: readonly PhotoSize[];
  /** How firmly the sources speak. */
  readonly confidence: 'high' | 'medium';
}

const CV_TOP_RIGHT: PhotoSize = { widthMm: 45, heightMm: 60, role: 'cvTopRight' };
const CV: PhotoSize = { widthMm: 35, heightMm: 45, role: 'cv' };

/** What a photo is measured against where no size is customary: large enough for every smaller one. */
export const CLASSIC_CV_SIZE = CV_TOP_RIGHT;

const avoid: CountryStandard = { expectation: 'avoid', sizes: [], confidence: 'high' };

/** By ISO 3166-1. */
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
    sizes: [CV, { widthMm: 26, heightMm: 32, role: 'carnet' }],
    confidence: 'high',
  },
  PL: { expectation: 'common', sizes: [CV], confidence: 'medium' },
  CZ: { expectation: 'common', sizes: [], confidence: 'medium' },
  BG: { expectation: 'common', sizes: [], confidence: 'medium' },
  HR: { expectation: 'common', sizes: [], confidence: 'medium' },
  CY: { expectation: 'common', sizes: [], confidence: 'medium' },
  IS: { expectation: 'common', sizes: [], confidence: 'medium' },
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

/** In print; the second is for offset printing and for enlarging. */
export const PRINT_DPI = { usual: 300, fine: 600 } as const;

/** A profile picture on LinkedIn: a square, shown as a circle. */
export const LINKEDIN_PHOTO = {
  minSidePx: 400,
  /** As delivered: sharp on dense screens, light to load. */
  exportSidePx: 800,
  maxWidthPx: 7680,
  maxHeightPx: 4320,
  maxBytes: 8_000_000,
  formats: ['jpeg', 'png'],
} as const;

/**
 * What a photo may weigh inside a CV. A common application system reads no file above 2.5 MB; German guides ask for
 * 1.5 MB for a whole application.
 */
export const CV_PHOTO_WEIGHT = {
  goodBytes: 150_000,
  fairBytes: 500_000,
  poorBytes: 1_000_000,
  parserMaxBytes: 2_500_000,
  applicationMaxBytes: 1_500_000,
} as const;

/** Why no picture of ours may go into a document: named as forbidden, taken only by certified cameras, or never edited. */
export type IdDocumentRule = 'aiForbidden' | 'certifiedCaptureOnly' | 'unedited';

export interface IdDocument {
  readonly id: 'usPassport' | 'dePassport' | 'ukPassport' | 'esIdCard';
  readonly country: CountryCode;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly rule: IdDocumentRule;
}

/** Documents that visitors ask about most. AI pictures are offered for none of them. */
export const ID_DOCUMENTS: readonly IdDocument[] = [
  { id: 'usPassport', country: 'US', widthMm: 50.8, heightMm: 50.8, rule: 'aiForbidden' },
  { id: 'dePassport', country: 'DE', widthMm: 35, heightMm: 45, rule: 'certifiedCaptureOnly' },
  { id: 'ukPassport', country: 'GB', widthMm: 35, heightMm: 45, rule: 'unedited' },
  { id: 'esIdCard', country: 'ES', widthMm: 26, heightMm: 32, rule: 'unedited' },
];
