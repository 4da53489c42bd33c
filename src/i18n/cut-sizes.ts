import { invariant } from '../base/invariant.ts';
import {
  CLASSIC_CV_SIZE,
  type CountryCode,
  countryStandard,
  LINKEDIN_PHOTO,
  type PhotoSize,
  type PhotoSizeRole,
} from '../catalog/photo-standards.ts';
import { printMillimetres, printPixels } from './print-size.ts';

/** Sizes that a photo for a CV or a profile is cut to most often. */
export const CUT_IDS = ['cv', 'small', 'form', 'square', 'linkedin'] as const;
export type CutId = (typeof CUT_IDS)[number];

export interface CutSize {
  readonly id: CutId;
  readonly widthMm: number;
  readonly heightMm: number;
  /** How the size is named: by its millimetres, or by its pixels where nobody prints it. */
  readonly name: string;
  /** 531 × 709 px */
  readonly px: string;
  /** Shown as a circle. */
  readonly round: boolean;
}

const linkedInPx = LINKEDIN_PHOTO.exportSidePx;
const linkedInMm = printMillimetres(linkedInPx);

export const CUT_SIZES: readonly CutSize[] = [
  printed('cv', CLASSIC_CV_SIZE),
  printed('small', sizeOf('FR', 'cv')),
  printed('form', sizeOf('JP', 'rirekisho')),
  printed('square', sizeOf('DE', 'squareModern')),
  {
    id: 'linkedin',
    widthMm: linkedInMm,
    heightMm: linkedInMm,
    name: 'LinkedIn',
    px: `${linkedInPx} × ${linkedInPx} px`,
    round: true,
  },
];

function sizeOf(country: CountryCode, role: PhotoSizeRole): PhotoSize {
  const size = countryStandard(country).sizes.find((one) => one.role === role);
  invariant(size, `there is a size ${role} in ${country}`);
  return size;
}

function printed(id: CutId, { widthMm, heightMm }: PhotoSize): CutSize {
  const px = `${printPixels(widthMm)} × ${printPixels(heightMm)} px`;
  return { id, widthMm, heightMm, name: `${widthMm} × ${heightMm} mm`, px, round: false };
}
