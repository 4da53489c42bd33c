const MM_PER_INCH = 25.4;

/** The pixels that a length in print takes, rounded to whole ones. */
export function printPixels(mm: number, dpi: number): number {
  return Math.round((mm / MM_PER_INCH) * dpi);
}

/** The length in print of a number of pixels, rounded to whole millimetres. */
export function printMillimetres(px: number, dpi: number): number {
  return Math.round((px / dpi) * MM_PER_INCH);
}
