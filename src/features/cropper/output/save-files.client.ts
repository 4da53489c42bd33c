import { PRINT_DPI } from '../../../catalog/photo-standards.ts';
import type { CropFrame, PixelSize } from '../../../imaging/raster/crop-frame.ts';
import { drawSheet } from './draw-sheet.client.ts';
import { encodeFile, type EncodeOutcome, type FileFormat } from './encode-file.client.ts';
import type { PrintSheet } from './print-sheet.ts';
import { renderCrop } from './render-crop.client.ts';

export interface CropOrder {
  readonly bitmap: ImageBitmap;
  readonly frame: CropFrame;
  readonly size: PixelSize;
}

/** Makes the file of a crop. */
export function cropFile(
  { bitmap, frame, size }: CropOrder,
  options: { format: FileFormat; dpi: number; maxBytes: number | undefined },
): Promise<EncodeOutcome> {
  return encodeFile(renderCrop(bitmap, frame, size), options);
}

/** Makes a print sheet: a PDF in exact size, or an image of the paper. Resolves to undefined when it cannot be encoded. */
export async function sheetFile(
  { bitmap, frame, size }: CropOrder,
  sheet: PrintSheet,
  kind: 'pdf' | 'jpeg',
  texts: { title: string; language: string },
): Promise<Blob | undefined> {
  const dpi = PRINT_DPI.usual;
  const picture = renderCrop(bitmap, frame, size);
  if (kind === 'jpeg') {
    const file = await encodeFile(drawSheet(sheet, picture, dpi), { format: 'jpeg', dpi });
    return file.ok ? file.blob : undefined;
  }
  const [file, { printSheetPdf }] = await Promise.all([
    encodeFile(picture, { format: 'jpeg', dpi }),
    loadPdf(),
  ]);
  if (!file.ok) return undefined;
  const pdf = await printSheetPdf(sheet, new Uint8Array(await file.blob.arrayBuffer()), texts);
  return new Blob([pdf], { type: 'application/pdf' });
}

/** The PDF writer is large, so it is loaded with the first photo. */
export function loadPdf() {
  return import('./print-sheet-pdf.ts');
}
