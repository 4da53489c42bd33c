const MM_PER_INCH = 25.4;

/** Whole pixels that so many millimetres take in print. */
export function printPixels(mm: number, dpi: number): number {
  return Math.round((mm / MM_PER_INCH) * dpi);
}
