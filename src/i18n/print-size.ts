const DPI = 300;
const MM_PER_INCH = 25.4;

/** Whole pixels that so many millimetres take in print, at 300 dpi. */
export function printPixels(mm: number): number {
  return Math.round((mm / MM_PER_INCH) * DPI);
}

/** Whole millimetres that so many pixels take in print, at 300 dpi. */
export function printMillimetres(px: number): number {
  return Math.round((px / DPI) * MM_PER_INCH);
}
