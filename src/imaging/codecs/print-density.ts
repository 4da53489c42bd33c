import { printPixels as pixelsAt } from '../../base/print-pixels.ts';

/** Makes a headshot 87 mm wide where it is placed in a document, instead of 36 cm. */
export const PRINT_DPI = 300;

/** Pixels of so many millimetres in print. */
export function printPixels(mm: number): number {
  return pixelsAt(mm, PRINT_DPI);
}
