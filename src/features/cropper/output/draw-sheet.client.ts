import { printPixels } from '../../../base/print-pixels.ts';
import type { PrintSheet } from './print-sheet.ts';
import { newCanvas } from './render-crop.client.ts';

/** Draws a print sheet as an image of the paper. */
export function drawSheet(sheet: PrintSheet, picture: HTMLCanvasElement, dpi: number): HTMLCanvasElement {
  const px = (mm: number) => printPixels(mm, dpi);
  const { canvas, context } = newCanvas(px(sheet.widthMm), px(sheet.heightMm));
  for (const { xMm, yMm } of sheet.pictures) {
    context.drawImage(picture, px(xMm), px(yMm));
  }
  context.fillStyle = '#000';
  for (const { fromMm, toMm } of sheet.cutMarks) {
    const [x, y] = [px(fromMm[0]), px(fromMm[1])];
    context.fillRect(x, y, Math.max(2, px(toMm[0]) - x), Math.max(2, px(toMm[1]) - y));
  }
  return canvas;
}
