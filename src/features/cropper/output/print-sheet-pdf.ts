import PDFDocument from 'pdfkit';
import { joinBytes } from '../../../base/join-bytes.ts';
import type { PrintSheet } from './print-sheet.ts';

const POINTS_PER_MM = 72 / 25.4;
/** Thin enough not to be seen on a cut that follows it. */
const MARK_WIDTH_PT = 0.4;

/**
 * Draws a print sheet in exact size: one page of the paper's size, one image that is used for every copy, and cut marks. Viewers
 * are asked not to scale it when printing.
 * @param picture a JPEG
 */
export async function printSheetPdf(
  sheet: PrintSheet,
  picture: Uint8Array<ArrayBuffer>,
  { title, language }: { title: string; language: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const pt = (mm: number) => mm * POINTS_PER_MM;
  const pdf = new PDFDocument({
    size: [pt(sheet.widthMm), pt(sheet.heightMm)],
    margin: 0,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    info: { Title: title, Creator: 'Lichtbild' },
    // Without this pdfkit would load Helvetica, although the sheet has no text.
    font: null as unknown as string,
  });
  const parts: Uint8Array[] = [];
  const done = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    pdf.on('data', (part: Uint8Array) => parts.push(part));
    pdf.on('end', () => resolve(joinBytes(parts)));
    pdf.on('error', reject);
  });
  setNoPrintScaling(pdf);
  const image = imageOf(pdf, picture);
  for (const { xMm, yMm, widthMm, heightMm } of sheet.pictures) {
    pdf.image(image, pt(xMm), pt(yMm), { width: pt(widthMm), height: pt(heightMm) });
  }
  pdf.lineWidth(MARK_WIDTH_PT).strokeColor('black');
  for (const { fromMm, toMm } of sheet.cutMarks) {
    pdf.moveTo(pt(fromMm[0]), pt(fromMm[1])).lineTo(pt(toMm[0]), pt(toMm[1])).stroke();
  }
  pdf.end();
  return await done;
}

/** Opens the image once, so that all copies share its bytes in the file. */
function imageOf(pdf: PDFKit.PDFDocument, picture: Uint8Array<ArrayBuffer>): PDFKit.Mixins.ImageSrc {
  const opener = pdf as unknown as { openImage(source: unknown): PDFKit.Mixins.ImageSrc };
  return opener.openImage(picture);
}

/** The preferences exist because of `displayTitle`. */
function setNoPrintScaling(pdf: PDFKit.PDFDocument): void {
  const { _root } = pdf as unknown as { _root: { data: { ViewerPreferences: { data: object } } } };
  Object.assign(_root.data.ViewerPreferences.data, { PrintScaling: 'None' });
}
