import PDFDocument from 'pdfkit';
import type { Layout, PlacedPhoto, PlacedRow, StructureNode } from '../layout/layout.ts';
import { INK, PAGE_NUMBER_FONT } from '../layout/templates.ts';

export interface PdfOptions {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  readonly createdAt: Date;
}

export interface DrawOptions {
  /** Printed beside the page numbers. */
  readonly author: string;
  /** A JPEG that is cropped to the photo's place. */
  readonly photo: Uint8Array | undefined;
  readonly pageNumber: (page: number, pages: number) => string;
}

type Pdf = PDFKit.PDFDocument;

/** Opens a document that is tagged for screen readers and has no page yet. */
export function openPdf(
  { widthPt, heightPt }: { widthPt: number; heightPt: number },
  { title, author, language, createdAt }: PdfOptions,
): Pdf {
  return new PDFDocument({
    autoFirstPage: false,
    size: [widthPt, heightPt],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    info: { Title: title, Author: author, Creator: 'Lichtbild', CreationDate: createdAt, ModDate: createdAt },
    // Otherwise pdfkit would load Helvetica, which it cannot embed.
    font: null as unknown as string,
  });
}

/** Draws all pages in reading order, each text inside its structure element, and ends the document. */
export function drawPdf(pdf: Pdf, layout: Layout, options: DrawOptions): void {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const elements = new Map<StructureNode, PDFKit.PDFStructureElement>();
  const elementOf = (node: StructureNode): PDFKit.PDFStructureElement => {
    const known = elements.get(node);
    if (known) return known;
    const element = pdf.struct(node.tag, node.alt === undefined ? {} : { alt: node.alt });
    (node.parent ? elementOf(node.parent) : root).add(element);
    elements.set(node, element);
    return element;
  };

  layout.pages.forEach((page, index) => {
    pdf.addPage();
    const before = page.rows.slice(0, page.rowsBeforePhoto);
    for (const placed of page.photo ? before : page.rows) drawRow(pdf, placed, elementOf);
    if (page.photo) {
      if (options.photo) drawPhoto(pdf, page.photo, options.photo, elementOf(page.photo.node));
      for (const placed of page.rows.slice(page.rowsBeforePhoto)) drawRow(pdf, placed, elementOf);
    }
    if (layout.pages.length > 1) {
      const text = [options.author, options.pageNumber(index + 1, layout.pages.length)]
        .filter(Boolean)
        .join(' · ');
      drawPageNumber(pdf, layout, text);
    }
  });
  root.end();
  pdf.end();
}

type ElementOf = (node: StructureNode) => PDFKit.PDFStructureElement;

function drawRow(pdf: Pdf, { yPt, row }: PlacedRow, elementOf: ElementOf): void {
  if (row.bookmark !== undefined) pdf.outline.addItem(row.bookmark);
  for (const { node, run, xPt, baselinePt, widthPt } of row.pieces) {
    const element = elementOf(node);
    const { href } = run;
    const target = href === undefined ? element : pdf.struct('Link');
    const content = pdf.markStructureContent(href === undefined ? node.tag : 'Link');
    pdf.font(run.font).fontSize(run.sizePt).fillColor(run.color);
    pdf.text(run.text, xPt, yPt + baselinePt, { lineBreak: false, baseline: 'alphabetic' });
    pdf.endMarkedContent();
    target.add(content);
    if (href === undefined) continue;
    const structParent = { structParent: target, Contents: new String(run.text.trim()) };
    pdf.link(
      xPt,
      yPt + baselinePt - run.sizePt * 0.8,
      widthPt,
      run.sizePt * 1.1,
      href,
      structParent as never,
    );
    // pdfkit notes the page of a link when its element ends.
    target.end();
    element.add(target);
  }
  for (const { xPt, yPt: ruleYPt, widthPt, thicknessPt, color } of row.rules) {
    pdf.markContent('Artifact', { type: 'Layout' });
    const y = yPt + ruleYPt;
    pdf
      .lineWidth(thicknessPt)
      .strokeColor(color)
      .moveTo(xPt, y)
      .lineTo(xPt + widthPt, y)
      .stroke();
    pdf.endMarkedContent();
  }
}

function drawPhoto(
  pdf: Pdf,
  place: PlacedPhoto,
  photo: Uint8Array,
  element: PDFKit.PDFStructureElement,
): void {
  const { xPt, yPt, widthPt, heightPt, cornerPt } = place;
  const content = pdf.markStructureContent('Figure');
  pdf.save();
  if (cornerPt > 0) pdf.roundedRect(xPt, yPt, widthPt, heightPt, cornerPt).clip();
  pdf.image(photo as unknown as string, xPt, yPt, { width: widthPt, height: heightPt });
  pdf.restore();
  pdf.endMarkedContent();
  element.add(content);
}

function drawPageNumber(pdf: Pdf, { widthPt, heightPt }: Layout, text: string): void {
  pdf.markContent('Artifact', { type: 'Pagination' });
  pdf.font(PAGE_NUMBER_FONT).fontSize(8).fillColor(INK.soft);
  pdf.text(text, (widthPt - pdf.widthOfString(text)) / 2, heightPt - 24, {
    lineBreak: false,
    baseline: 'alphabetic',
  });
  pdf.endMarkedContent();
}
