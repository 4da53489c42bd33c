import { invariant } from '../base/invariant.ts';
import { printMillimetres, printPixels } from '../base/print-pixels.ts';
import {
  CLASSIC_CV_SIZE,
  type CountryCode,
  countryStandard,
  LINKEDIN_PHOTO,
  type PhotoSize,
  type PhotoSizeRole,
  PRINT_DPI,
} from '../catalog/photo-standards.ts';

/** The most common sizes to which a photo for a CV or a profile is cropped. */
export const CROP_IDS = ['cv', 'small', 'form', 'square', 'linkedin'] as const;
export type CropId = (typeof CROP_IDS)[number];

export interface CropSize {
  readonly id: CropId;
  readonly widthMm: number;
  readonly heightMm: number;
  /** The name of the size: its millimetres, or the platform where nobody prints it. */
  readonly name: string;
  /** The pixels, for example 531 × 709 px. */
  readonly px: string;
  /** True when the photo is shown as a circle. */
  readonly round: boolean;
}

const linkedInPx = LINKEDIN_PHOTO.exportSidePx;
const linkedInMm = printMillimetres(linkedInPx, PRINT_DPI.usual);

export const CROP_SIZES: readonly CropSize[] = [
  printedSize('cv', CLASSIC_CV_SIZE),
  printedSize('small', sizeOf('FR', 'cv')),
  printedSize('form', sizeOf('JP', 'rirekisho')),
  printedSize('square', sizeOf('DE', 'squareModern')),
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

function printedSize(id: CropId, { widthMm, heightMm }: PhotoSize): CropSize {
  const px = `${printPixels(widthMm, PRINT_DPI.usual)} × ${printPixels(heightMm, PRINT_DPI.usual)} px`;
  return { id, widthMm, heightMm, name: `${widthMm} × ${heightMm} mm`, px, round: false };
}
