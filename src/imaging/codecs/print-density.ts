import { printPixels as pixelsAt } from '../../base/print-pixels.ts';

/** With this resolution a headshot is 87 mm wide when it is placed in a document, instead of 36 cm. */
export const PRINT_DPI = 300;

/** Converts millimetres in print to pixels. */
export function printPixels(mm: number): number {
  return pixelsAt(mm, PRINT_DPI);
}
