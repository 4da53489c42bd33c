import { printPixels } from '../../base/print-pixels.ts';
import { DOCUMENT_PHOTOS, type DocumentPhoto } from '../../catalog/document-photos.ts';
import { HEADSHOT_SIZE } from '../../catalog/headshot-size.ts';
import {
  CLASSIC_CV_SIZE,
  COUNTRY_CODES,
  type CountryCode,
  countryStandard,
  LINKEDIN_PHOTO,
  type PhotoSize,
  type PhotoSizeRole,
  PRINT_DPI,
  XING_PHOTO,
} from '../../catalog/photo-standards.ts';
import type { Composition } from '../../imaging/recipes/document-crop.ts';

export type PresetGroup = 'profile' | 'cv' | 'document' | 'shape';

export type PresetSize =
  | { readonly unit: 'mm'; readonly widthMm: number; readonly heightMm: number }
  | { readonly unit: 'px'; readonly widthPx: number; readonly heightPx: number };

export interface CropPreset {
  readonly id: string;
  readonly group: PresetGroup;
  readonly size: PresetSize;
  /** The place of the head; customary for CVs and profiles, prescribed for documents. */
  readonly composition: Composition;
  /** True when an authority prescribes the head's height. */
  readonly isHeadPrescribed: boolean;
  /** The country of a CV size, or of the authority. */
  readonly country?: string;
  readonly role?: PhotoSizeRole;
  readonly document?: DocumentPhoto;
  /** False where we found no reliable source for the size. */
  readonly isConfirmed: boolean;
  /** Shown as a circle, so that the corners are lost. */
  readonly isRound: boolean;
  readonly dpi: number;
  /** The file size that the preset starts with, bytes. */
  readonly maxBytes?: number;
}

/**
 * LinkedIn advises that the face takes about 60 % of the frame, with the eyes in the upper part; hair needs some of the space
 * above the crown.
 */
const PROFILE: Composition = {
  top: 'crown',
  head: { min: 0.5, max: 0.66 },
  headAim: 0.58,
  margin: { min: 0.08, max: 0.2 },
  marginAim: 0.12,
};
/** Head and shoulders, as on the cutting mat of the page. */
const CV: Composition = {
  top: 'crown',
  head: { min: 0.36, max: 0.52 },
  headAim: 0.44,
  margin: { min: 0.08, max: 0.22 },
  marginAim: 0.14,
};
const SQUARE: Composition = { ...PROFILE, head: { min: 0.4, max: 0.6 }, headAim: 0.48, marginAim: 0.14 };
const LANDSCAPE: Composition = { ...PROFILE, head: { min: 0.45, max: 0.65 }, headAim: 0.54 };
/** Documents without published figures for the head: the composition of ICAO's, from which they differ little. */
const UNKNOWN_DOCUMENT: Composition = {
  top: 'crown',
  head: { min: 0.6, max: 0.8 },
  headAim: 0.7,
  margin: { min: 0.05, max: 0.18 },
  marginAim: 0.1,
};

const round = { isRound: true, isConfirmed: true, isHeadPrescribed: false, dpi: PRINT_DPI.usual } as const;
const plain = { ...round, isRound: false } as const;

export const CROP_PRESETS: readonly CropPreset[] = [
  {
    ...round,
    id: 'linkedin',
    group: 'profile',
    size: squarePx(LINKEDIN_PHOTO.exportSidePx),
    composition: PROFILE,
    maxBytes: LINKEDIN_PHOTO.maxBytes,
  },
  {
    ...round,
    id: 'xing',
    group: 'profile',
    size: squarePx(XING_PHOTO.sidePx),
    composition: PROFILE,
    isConfirmed: false,
  },
  ...COUNTRY_CODES.flatMap(cvPresets),
  { ...plain, id: 'cv-other', group: 'cv', size: inMm(CLASSIC_CV_SIZE), composition: CV },
  {
    ...plain,
    id: 'square',
    group: 'shape',
    size: squarePx(HEADSHOT_SIZE.widthPx),
    composition: SQUARE,
  },
  {
    ...plain,
    id: 'portrait',
    group: 'shape',
    size: { unit: 'px', widthPx: HEADSHOT_SIZE.widthPx, heightPx: HEADSHOT_SIZE.heightPx },
    composition: CV,
  },
  ...DOCUMENT_PHOTOS.map(documentPreset),
];

export const DEFAULT_PRESET_ID = 'linkedin';

export function cropPreset(id: string): CropPreset {
  return CROP_PRESETS.find((preset) => preset.id === id) ?? CROP_PRESETS[0]!;
}

/** Returns the exact size of the file in pixels. */
export function outputSize({ size }: CropPreset, dpi: number): { widthPx: number; heightPx: number } {
  return size.unit === 'px'
    ? { widthPx: size.widthPx, heightPx: size.heightPx }
    : { widthPx: printPixels(size.widthMm, dpi), heightPx: printPixels(size.heightMm, dpi) };
}

/** Returns width ÷ height of the file, whose whole pixels may differ a little from the millimetres. */
export function aspectOf(preset: CropPreset, dpi: number = preset.dpi): number {
  const { widthPx, heightPx } = outputSize(preset, dpi);
  return widthPx / heightPx;
}

function squarePx(sidePx: number): PresetSize {
  return { unit: 'px', widthPx: sidePx, heightPx: sidePx };
}

function inMm({ widthMm, heightMm }: Pick<PhotoSize, 'widthMm' | 'heightMm'>): PresetSize {
  return { unit: 'mm', widthMm, heightMm };
}

function cvPresets(country: CountryCode): readonly CropPreset[] {
  return countryStandard(country).sizes.map((size) => ({
    ...plain,
    id: `cv-${country}-${size.role}`,
    group: 'cv',
    size: inMm(size),
    composition: size.widthMm > size.heightMm ? LANDSCAPE : size.widthMm === size.heightMm ? SQUARE : CV,
    country,
    role: size.role,
  }));
}

function documentPreset(document: DocumentPhoto): CropPreset {
  const { id, country, digital } = document;
  const needsFine = printPixels(document.widthMm, PRINT_DPI.usual) < (digital?.minPx[0] ?? 0);
  return {
    id: `document-${id}`,
    group: 'document',
    size: inMm(document),
    composition: documentComposition(document),
    isHeadPrescribed: document.head !== undefined,
    isConfirmed: document.isSourced,
    isRound: false,
    dpi: needsFine ? PRINT_DPI.fine : PRINT_DPI.usual,
    document,
    ...(country && { country }),
    ...(digital?.maxBytes !== undefined && { maxBytes: digital.maxBytes }),
  };
}

/** A customary place of the head where the authority publishes only its height: chin and crown equally near to the middle. */
function documentComposition(document: DocumentPhoto): Composition {
  const { head, heightMm, eyesAboveBottomMm: eyes, topMarginMm } = document;
  if (head === undefined) return UNKNOWN_DOCUMENT;
  const scale = head.unit === 'mm' ? heightMm : 1;
  const range = { min: head.min / scale, max: head.max / scale };
  const aim = (range.min + range.max) / 2;
  const free = 1 - aim;
  const eyesAt = eyes && { min: 1 - eyes.max / heightMm, max: 1 - eyes.min / heightMm };
  // The eyes are about half a head below its top.
  const marginAim =
    topMarginMm !== undefined
      ? topMarginMm / heightMm
      : eyesAt
        ? (eyesAt.min + eyesAt.max) / 2 - aim / 2
        : free * 0.42;
  return {
    top: head.top,
    head: range,
    headAim: aim,
    margin: topMarginMm === undefined ? { min: 0.05, max: free * 0.65 } : { min: marginAim, max: marginAim },
    marginAim,
    ...(eyesAt && { eyes: eyesAt }),
  };
}
