import type { ResumeDocumentTexts } from '../../../i18n/resume-document/en.ts';
import type { Cv } from '../document/cv.ts';
import type { Section } from '../document/section-fields.ts';
import { PHOTO_SHAPES, type PhotoSettings, printsPhoto, type Settings } from '../document/settings.ts';
import { ColumnWriter } from './column-writer.ts';
import {
  type LaidOutPage,
  type Layout,
  type Measure,
  mm,
  type PlacedPhoto,
  type Row,
  type StructureNode,
} from './layout.ts';
import { heightOf, paginate } from './paginate.ts';
import { INK, TEMPLATE_STYLES, type TemplateStyle } from './templates.ts';
import { SectionWriter } from './write-section.ts';

export const PAPER_SIZES_MM = { a4: [210, 297], letter: [215.9, 279.4] } as const;

const COLUMN_GAP_MM = 9;
const BELOW_HEADER_PT = 18;
/** The sections that fit into a narrow column. */
const SIDE_SECTIONS: ReadonlySet<Section> = new Set(['skills', 'languages', 'interests', 'certificates']);

/** Places everything that a CV contains on its pages. */
export function layOutCv(
  cv: Cv,
  settings: Settings,
  hasPhoto: boolean,
  measure: Measure,
  texts: ResumeDocumentTexts,
): Layout {
  const style = TEMPLATE_STYLES[settings.template];
  const [widthMm, heightMm] = PAPER_SIZES_MM[settings.paper];
  const page = { widthPt: mm(widthMm), heightPt: mm(heightMm) };
  const left = mm(style.marginMm.x);
  const top = mm(style.marginMm.top);
  const bottomPt = page.heightPt - mm(style.marginMm.bottom);
  const width = page.widthPt - 2 * left;
  const column = (xPt: number, widthPt: number) =>
    new ColumnWriter({ xPt, widthPt, measure, leading: style.body.leading });
  const writer = new SectionWriter(style, datesWidth(cv, style, measure));
  const photo =
    hasPhoto && printsPhoto(settings) ? photoBox(settings.photo, texts.photo(cv.name)) : undefined;
  const sideWidth = style.sideMm === undefined ? 0 : Math.max(mm(style.sideMm), photo?.widthPt ?? 0);

  // The photo of a single column is at the right of the header; beside a second column it is the first thing in it.
  const isPhotoInHeader = photo !== undefined && sideWidth === 0;
  const header = column(left, isPhotoInHeader ? width - photo.widthPt - mm(6) : width);
  writeHeader(header, cv, style);
  if (sideWidth === 0) {
    if (style.name.centered || settings.template === 'plain')
      writer.contactLine(header, cv.contacts, style.name.centered);
    else writer.contacts(header, { tag: 'Sect', parent: undefined }, cv.contacts, 7);
  }
  const headerHeight = heightOf(header.rows);
  const belowHeader = Math.max(headerHeight, isPhotoInHeader ? photo.heightPt : 0);
  const firstTopPt = top + (belowHeader === 0 ? 0 : belowHeader + BELOW_HEADER_PT);

  const side = column(left, sideWidth);
  const sideTop = firstTopPt + (photo && sideWidth > 0 ? photo.heightPt + 20 : 0);
  const inSide = new Set<Section>();
  if (sideWidth > 0) {
    if (cv.contacts.length > 0) {
      const node: StructureNode = { tag: 'Sect', parent: undefined };
      writer.heading(side, node, texts.contact);
      writer.contacts(side, node, cv.contacts, 4);
    }
    for (const section of cv.sections.filter(({ id }) => SIDE_SECTIONS.has(id))) {
      const rowsBefore = side.rows.length;
      writer.section(side, section, true);
      // A section that does not fit on the first page goes into the main column, so that the order of reading stays simple.
      if (sideTop + heightOf(side.rows) > bottomPt) side.rows.length = rowsBefore;
      else inSide.add(section.id);
    }
  }

  const mainLeft = sideWidth === 0 ? left : left + sideWidth + mm(COLUMN_GAP_MM);
  const main = column(mainLeft, page.widthPt - left - mainLeft);
  for (const section of cv.sections) if (!inSide.has(section.id)) writer.section(main, section, false);

  const headerRows = place(header.rows, top);
  const sideRows = place(side.rows, sideTop);
  const mainPages = paginate(main.rows, { firstTopPt, topPt: top, bottomPt });
  const photoAt: PlacedPhoto | undefined = photo && {
    ...photo,
    xPt: isPhotoInHeader ? page.widthPt - left - photo.widthPt : left,
    yPt: isPhotoInHeader ? top : firstTopPt,
  };
  const pages: readonly LaidOutPage[] = mainPages.map((rows, index) => ({
    rows: index === 0 ? [...headerRows, ...sideRows, ...rows] : rows,
    photo: index === 0 ? photoAt : undefined,
    rowsBeforePhoto: headerRows.length,
  }));
  return { ...page, pages };
}

function writeHeader(header: ColumnWriter, cv: Cv, { name, body }: TemplateStyle): void {
  const { centered } = name;
  if (cv.name !== '') {
    const run = { text: cv.name, font: name.font, sizePt: name.sizePt, color: INK.text };
    header.text({
      node: { tag: 'H1', parent: undefined },
      runs: [run],
      leading: 1.15,
      centered,
      bookmark: cv.name,
    });
  }
  if (cv.label !== '') {
    const run = { text: cv.label, font: body.font, sizePt: body.sizePt + 2.5, color: INK.soft };
    header.text({ node: { tag: 'P', parent: undefined }, runs: [run], spaceBeforePt: 2, centered });
  }
}

/** Returns the width of the column for dates: as wide as the widest period, within limits. */
function datesWidth(cv: Cv, { body }: TemplateStyle, measure: Measure): number {
  const periods = cv.sections.flatMap(({ entries }) => entries.map(({ period }) => period));
  const widths = periods
    .map((period) => measure(period, body.font, body.sizePt) + mm(6))
    .filter((width) => width <= mm(46));
  return Math.max(mm(30), ...widths);
}

function photoBox({ shape, widthMm }: PhotoSettings, alt: string) {
  const widthPt = mm(widthMm);
  const heightPt = widthPt * PHOTO_SHAPES[shape];
  const cornerPt = shape === 'circle' ? widthPt / 2 : shape === 'rounded' ? widthPt * 0.12 : 0;
  const node: StructureNode = { tag: 'Figure', parent: undefined, alt };
  return { widthPt, heightPt, cornerPt, node };
}

function place(rows: readonly Row[], topPt: number) {
  let y = topPt;
  return rows.map((row, index) => {
    if (index > 0) y += row.spaceBeforePt;
    const yPt = y;
    y += row.heightPt;
    return { yPt, row };
  });
}
