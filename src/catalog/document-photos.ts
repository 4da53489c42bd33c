/**
 * The figures that authorities publish for photos of passports, identity cards and visas. Where no official or quoting source
 * was found, `isSourced` is false, and pages ask visitors to check with the authority.
 */

/**
 * The rule about altered photos: AI is forbidden by name, only certified devices may take the photo, or it must be unedited.
 * No authority is known that accepts a retouched one.
 */
export type IdDocumentRule = 'aiForbidden' | 'certifiedCaptureOnly' | 'unedited';

export type DocumentPhotoId =
  | 'icao'
  | 'schengenVisa'
  | 'usPassport'
  | 'ukPassport'
  | 'dePassport'
  | 'esIdCard'
  | 'jpPassport'
  | 'jpResidence'
  | 'cnVisa'
  | 'inPassport'
  | 'caPassport';

export interface Range {
  readonly min: number;
  readonly max: number;
}

/** The height of the head from the chin to `top`: the crown is the top of the skull without hair, `hair` the top of the hair. */
export interface HeadHeight extends Range {
  readonly top: 'crown' | 'hair';
  /** The unit of `min` and `max`: millimetres in print, or the share of the photo's height, 0–1. */
  readonly unit: 'mm' | 'share';
  /** A wider range that is tolerated, in the same unit. */
  readonly tolerated?: Range;
}

export type DocumentBackground = 'whiteOrOffWhite' | 'creamOrLightGrey' | 'lightGrey' | 'white' | 'light';

export interface DigitalPhoto {
  /** The only format that is accepted; undefined where none is prescribed. */
  readonly format?: 'jpeg';
  readonly minPx: readonly [width: number, height: number];
  readonly maxPx?: readonly [width: number, height: number];
  readonly minBytes?: number;
  readonly maxBytes?: number;
  /** The uncompressed bytes (three a pixel) may be at most this many times the file's. */
  readonly maxCompression?: number;
}

export interface DocumentPhoto {
  readonly id: DocumentPhotoId;
  /** ISO 3166-1; undefined for international standards. */
  readonly country?: string;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly head?: HeadHeight;
  /** The eyes' height above the lower edge. */
  readonly eyesAboveBottomMm?: Range;
  readonly topMarginMm?: number;
  /** The least distance of the pupils in the file. */
  readonly minEyeDistancePx?: number;
  /** The most that the head may be turned, tilted or raised, in either direction. */
  readonly maxPoseDeg?: number;
  readonly digital?: DigitalPhoto;
  readonly background?: DocumentBackground;
  readonly needsNeutralExpression?: boolean;
  readonly glasses?: 'forbidden' | 'withoutGlare';
  readonly maxAgeMonths?: number;
  readonly rule?: IdDocumentRule;
  readonly isSourced: boolean;
}

const KIB = 1024;
const ICAO_HEAD: HeadHeight = { top: 'crown', unit: 'share', min: 0.7, max: 0.8 };

export const DOCUMENT_PHOTOS: readonly DocumentPhoto[] = [
  {
    // ICAO Doc 9303; the crown is "the position of the top of the head if there were no hair".
    id: 'icao',
    widthMm: 35,
    heightMm: 45,
    head: ICAO_HEAD,
    minEyeDistancePx: 90,
    maxPoseDeg: 5,
    background: 'light',
    needsNeutralExpression: true,
    glasses: 'withoutGlare',
    isSourced: true,
  },
  {
    id: 'schengenVisa',
    widthMm: 35,
    heightMm: 45,
    head: ICAO_HEAD,
    background: 'light',
    isSourced: false,
  },
  {
    // The State Department's photo page and composition template; AI is forbidden since January 2026 (8 FAM 402.1).
    id: 'usPassport',
    country: 'US',
    widthMm: 50.8,
    heightMm: 50.8,
    head: { top: 'hair', unit: 'mm', min: 25, max: 35 },
    eyesAboveBottomMm: { min: 28, max: 35 },
    digital: {
      format: 'jpeg',
      minPx: [600, 600],
      maxPx: [1200, 1200],
      maxBytes: 240_000,
      maxCompression: 20,
    },
    background: 'whiteOrOffWhite',
    glasses: 'forbidden',
    maxAgeMonths: 6,
    rule: 'aiForbidden',
    isSourced: true,
  },
  {
    id: 'ukPassport',
    country: 'GB',
    widthMm: 35,
    heightMm: 45,
    head: { top: 'crown', unit: 'mm', min: 29, max: 34 },
    digital: { minPx: [600, 750], minBytes: 50 * KIB, maxBytes: 10_000_000 },
    background: 'creamOrLightGrey',
    maxAgeMonths: 1,
    rule: 'unedited',
    isSourced: true,
  },
  {
    // The Federal Ministry's template (Fotomustertafel); own photos are refused since May 2025.
    id: 'dePassport',
    country: 'DE',
    widthMm: 35,
    heightMm: 45,
    head: { top: 'crown', unit: 'mm', min: 32, max: 36, tolerated: { min: 27, max: 40 } },
    background: 'lightGrey',
    rule: 'certifiedCaptureOnly',
    isSourced: true,
  },
  {
    id: 'esIdCard',
    country: 'ES',
    widthMm: 26,
    heightMm: 32,
    background: 'white',
    maxAgeMonths: 6,
    rule: 'unedited',
    isSourced: true,
  },
  {
    id: 'jpPassport',
    country: 'JP',
    widthMm: 35,
    heightMm: 45,
    head: { top: 'crown', unit: 'share', min: 0.71, max: 0.8 },
    isSourced: true,
  },
  {
    id: 'jpResidence',
    country: 'JP',
    widthMm: 30,
    heightMm: 40,
    head: { top: 'crown', unit: 'mm', min: 25, max: 25 },
    topMarginMm: 6,
    background: 'light',
    isSourced: true,
  },
  { id: 'cnVisa', country: 'CN', widthMm: 33, heightMm: 48, isSourced: false },
  { id: 'inPassport', country: 'IN', widthMm: 50.8, heightMm: 50.8, isSourced: false },
  {
    id: 'caPassport',
    country: 'CA',
    widthMm: 50,
    heightMm: 70,
    head: { top: 'crown', unit: 'mm', min: 31, max: 36 },
    isSourced: false,
  },
];

export function documentPhoto(id: DocumentPhotoId): DocumentPhoto {
  return DOCUMENT_PHOTOS.find((one) => one.id === id)!;
}
