const MM_PER_INCH = 25.4;

/** Whole pixels that so many millimetres take in print. */
export function printPixels(mm: number, dpi: number): number {
  return Math.round((mm / MM_PER_INCH) * dpi);
}

/** Dots per inch when so many pixels are printed so wide. */
export function printDpi(px: number, mm: number): number {
  return (px / mm) * MM_PER_INCH;
}
