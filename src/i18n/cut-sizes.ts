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

const LINKEDIN_PX = 800;
const linkedInMm = printMillimetres(LINKEDIN_PX);

export const CUT_SIZES: readonly CutSize[] = [
  printed('cv', 45, 60),
  printed('small', 35, 45),
  printed('form', 30, 40),
  printed('square', 65, 65),
  {
    id: 'linkedin',
    widthMm: linkedInMm,
    heightMm: linkedInMm,
    name: 'LinkedIn',
    px: `${LINKEDIN_PX} × ${LINKEDIN_PX} px`,
    round: true,
  },
];

function printed(id: CutId, widthMm: number, heightMm: number): CutSize {
  const px = `${printPixels(widthMm)} × ${printPixels(heightMm)} px`;
  return { id, widthMm, heightMm, name: `${widthMm} × ${heightMm} mm`, px, round: false };
}
