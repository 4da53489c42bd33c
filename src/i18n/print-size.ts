import { PRINT_DPI } from '../catalog/photo-standards.ts';

const MM_PER_INCH = 25.4;

/** Whole pixels that so many millimetres take in print. */
export function printPixels(mm: number): number {
  return Math.round((mm / MM_PER_INCH) * PRINT_DPI.usual);
}

/** Whole millimetres that so many pixels take in print. */
export function printMillimetres(px: number): number {
  return Math.round((px / PRINT_DPI.usual) * MM_PER_INCH);
}
