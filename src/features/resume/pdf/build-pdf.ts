import { joinBytes } from '../../../base/join-bytes.ts';
import { resumeDocumentTexts } from '../../../i18n/resume-document/index.ts';
import { composeCv } from '../document/compose-cv.ts';
import type { Resume } from '../document/resume.ts';
import type { Settings } from '../document/settings.ts';
import { layOutCv, PAPER_SIZES_MM } from '../layout/lay-out-cv.ts';
import { FONT_NAMES, type FontName, mm } from '../layout/layout.ts';
import { fontsOf, TEMPLATE_STYLES } from '../layout/templates.ts';
import { drawPdf, openPdf } from './draw-pdf.ts';
import { missingLetters, printableText } from './printable-text.ts';

export type Fonts = Readonly<Record<FontName, Uint8Array>>;

export interface BuiltPdf {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly pages: number;
  /** The characters of the document that the fonts do not have. */
  readonly missingLetters: readonly string[];
}

/** Makes the PDF of a resume. The same function serves the preview, the download and the tests. */
export async function buildPdf(
  resume: Resume,
  settings: Settings,
  photo: Uint8Array | undefined,
  fonts: Fonts,
  createdAt: Date,
): Promise<BuiltPdf> {
  const texts = resumeDocumentTexts[settings.language];
  const written = composeCv(resume, settings, texts);
  const author = written.name;
  const [widthMm, heightMm] = PAPER_SIZES_MM[settings.paper];
  const pdf = openPdf(
    { widthPt: mm(widthMm), heightPt: mm(heightMm) },
    {
      title: [author, texts.untitled].filter(Boolean).join(' – '),
      author,
      language: settings.language,
      createdAt,
    },
  );
  for (const name of FONT_NAMES) pdf.registerFont(name, fonts[name] as unknown as string);
  const bytes = collectBytes(pdf);

  // The families have different letters, and a template may print in both.
  const glyphs = fontsOf(TEMPLATE_STYLES[settings.template]).map((name) => glyphsOf(pdf.font(name)));
  const hasGlyph = (codePoint: number) => glyphs.every((font) => font.hasGlyphForCodePoint(codePoint));
  const missing = new Set<string>();
  const cv = mapTexts(written, (text) => {
    for (const letter of missingLetters(text, hasGlyph)) missing.add(letter);
    return printableText(text, hasGlyph);
  });
  const measure = (text: string, font: FontName, sizePt: number) =>
    pdf.font(font).fontSize(sizePt).widthOfString(text);
  const layout = layOutCv(cv, settings, photo !== undefined, measure, texts);
  drawPdf(pdf, layout, { author: cv.name, photo, pageNumber: texts.page });
  return { bytes: await bytes, pages: layout.pages.length, missingLetters: [...missing] };
}

/** Returns the letters of the font that is set. */
function glyphsOf(pdf: PDFKit.PDFDocument): { hasGlyphForCodePoint(codePoint: number): boolean } {
  return (pdf as unknown as { _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } } })._font
    .font;
}

/** Applies a function to every text that is printed; addresses of links and ids stay. */
function mapTexts<Value>(value: Value, map: (text: string) => string, key = ''): Value {
  if (typeof value === 'string')
    return (key === 'href' || key === 'id' || key === 'language' ? value : map(value)) as Value;
  if (Array.isArray(value)) return value.map((inner) => mapTexts(inner, map)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, mapTexts(inner, map, name)]),
  ) as Value;
}

function collectBytes(pdf: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('error', reject);
    pdf.on('end', () => resolve(joinBytes(chunks)));
  });
}
