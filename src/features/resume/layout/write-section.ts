import type { CvEntry, CvSection, CvText } from '../document/cv.ts';
import type { ColumnWriter } from './column-writer.ts';
import { mm, type StructureNode, type TextRun } from './layout.ts';
import { INK, type TemplateStyle } from './templates.ts';

const DATE_GAP_PT = 12;
const SHORT_SECTION_ROWS = 10;

/** Writes the texts of a CV in the look of a template. */
export class SectionWriter {
  readonly #style: TemplateStyle;
  /** The width of the dates' column; 0 if dates are at the end of the line. */
  readonly #datesPt: number;

  constructor(style: TemplateStyle, datesPt: number) {
    this.#style = style;
    this.#datesPt = style.dates === 'column' ? datesPt : 0;
  }

  section(column: ColumnWriter, section: CvSection, isNarrow: boolean): void {
    const firstRow = column.rows.length;
    this.#section(column, section, isNarrow);
    const isShort = column.rows.length - firstRow <= SHORT_SECTION_ROWS;
    // Torn apart, a short list of words looks like an accident.
    if (section.terms.length > 0 && isShort) column.keepTogether(firstRow);
  }

  #section(column: ColumnWriter, section: CvSection, isNarrow: boolean): void {
    const node: StructureNode = { tag: 'Sect', parent: undefined };
    this.heading(column, node, section.heading);
    for (const paragraph of section.paragraphs) this.#paragraph(column, node, paragraph, 4);
    section.entries.forEach((entry, index) => this.#entry(column, node, entry, index === 0, isNarrow));
    section.terms.forEach(({ term, text }, index) => {
      const indentPt = isNarrow ? 0 : this.#datesPt;
      const spaceBeforePt = index === 0 ? 4 : isNarrow ? 4 : 1.5;
      const item: StructureNode = { tag: 'P', parent: node };
      if (indentPt > 0 && text !== '' && column.widthOf(this.#bold(term)) < indentPt - DATE_GAP_PT) {
        column.cells(
          [
            { node: item, runs: [this.#bold(`${term} `)], widthPt: indentPt },
            { node: item, runs: [this.#plain(text)], indentPt },
          ],
          { spaceBeforePt },
        );
      } else if (isNarrow && text !== '') {
        column.text({ node: item, runs: [this.#bold(`${term} `)], spaceBeforePt, keepsWithNext: true });
        column.text({ node: item, runs: [this.#plain(text)] });
      } else {
        const runs =
          text === '' ? [this.#plain(term)] : [this.#bold(term === '' ? '' : `${term}: `), this.#plain(text)];
        column.text({ node: item, runs, indentPt, spaceBeforePt });
      }
    });
  }

  heading(column: ColumnWriter, parent: StructureNode, text: string): void {
    const { font, sizePt, rule } = this.#style.heading;
    column.text({
      node: { tag: 'H2', parent },
      runs: [{ text, font, sizePt, color: INK.text }],
      spaceBeforePt: rule === 'above' ? 17 : 15,
      keepsWithNext: true,
      leading: rule === 'none' ? 1.4 : 1.5,
      bookmark: text,
    });
    const height = column.rows.at(-1)!.heightPt;
    if (rule === 'below') column.rule({ yPt: height - 0.5, color: INK.line, thicknessPt: 0.6 });
    if (rule === 'above') column.rule({ yPt: -3, color: INK.text, thicknessPt: 0.8 });
  }

  contacts(
    column: ColumnWriter,
    node: StructureNode,
    contacts: readonly CvText[],
    spaceBeforePt: number,
  ): void {
    contacts.forEach((contact, index) => {
      column.text({
        node: { tag: 'P', parent: node },
        runs: [this.#soft(contact)],
        spaceBeforePt: index === 0 ? spaceBeforePt : 0,
      });
    });
  }

  /** Writes contacts into as few lines as they fit into. */
  contactLine(column: ColumnWriter, contacts: readonly CvText[], centered: boolean): void {
    const node: StructureNode = { tag: 'P', parent: undefined };
    const separator = this.#soft({ text: '  ·  ' });
    const widthOf = (runs: readonly TextRun[]) => runs.reduce((sum, run) => sum + column.widthOf(run), 0);
    const lines: TextRun[][] = [];
    for (const run of contacts.map((contact) => this.#soft(contact))) {
      const line = lines.at(-1);
      const longer = line && [...line, separator, run];
      if (longer && widthOf(longer) <= column.widthPt) lines[lines.length - 1] = longer;
      else lines.push([run]);
    }
    lines.forEach((runs, index) => {
      const isLast = index === lines.length - 1;
      // The space keeps programs that read the text from joining the lines.
      const all = isLast ? runs : [...runs, this.#soft({ text: ' ' })];
      column.text({ node, runs: all, centered, spaceBeforePt: index === 0 ? 4 : 0 });
    });
  }

  #entry(
    column: ColumnWriter,
    parent: StructureNode,
    entry: CvEntry,
    isFirst: boolean,
    isNarrow: boolean,
  ): void {
    const { subtitle, period, paragraphs, bullets, link } = entry;
    const indentPt = isNarrow ? 0 : this.#datesPt;
    const isInline = this.#style.subtitle === 'inline' && !isNarrow;
    const hasMore = paragraphs.length + bullets.length > 0 || link !== undefined;
    const title = entry.title === '' ? period : entry.title;
    const titleRuns = [
      this.#bold(title),
      ...(isInline && subtitle !== '' ? [this.#plain(`, ${subtitle}`)] : []),
    ];
    const dates = this.#soft({ text: entry.title === '' ? '' : period });
    const datesPt = column.widthOf(dates);
    const spaceBeforePt = isFirst ? 5 : 9;
    const heading: StructureNode = { tag: 'H3', parent };
    const below = !isInline && subtitle !== '' ? subtitle : '';
    const keepsWithNext = hasMore || below !== '';

    if (title === '') {
      // Nothing but a description was written.
    } else if (dates.text === '' || isNarrow) {
      column.text({
        node: heading,
        runs: titleRuns,
        indentPt,
        spaceBeforePt,
        keepsWithNext: keepsWithNext || dates.text !== '',
      });
      if (dates.text !== '') column.text({ node: { tag: 'P', parent }, runs: [dates], keepsWithNext });
    } else if (indentPt > 0) {
      const fits = datesPt <= indentPt - DATE_GAP_PT / 2;
      if (!fits)
        column.text({
          node: { tag: 'P', parent },
          runs: [dates],
          indentPt,
          spaceBeforePt,
          keepsWithNext: true,
        });
      column.cells(
        [
          { node: heading, runs: titleRuns, indentPt },
          ...(fits ? [{ node: { tag: 'P', parent } as const, runs: [dates], widthPt: indentPt }] : []),
        ],
        { spaceBeforePt: fits ? spaceBeforePt : 0, keepsWithNext },
      );
    } else {
      column.cells(
        [
          { node: heading, runs: titleRuns, widthPt: column.widthPt - datesPt - DATE_GAP_PT },
          { node: { tag: 'P', parent }, runs: [dates], alignEnd: true },
        ],
        { spaceBeforePt, keepsWithNext },
      );
    }
    if (below !== '') {
      column.text({
        node: { tag: 'P', parent },
        runs: [this.#plain(below)],
        indentPt,
        keepsWithNext: hasMore,
      });
    }
    paragraphs.forEach((paragraph) => this.#paragraph(column, parent, paragraph, 2, indentPt));
    if (bullets.length > 0) this.#bullets(column, parent, bullets, indentPt);
    if (link)
      column.text({ node: { tag: 'P', parent }, runs: [this.#soft(link)], indentPt, spaceBeforePt: 1 });
  }

  #paragraph(
    column: ColumnWriter,
    parent: StructureNode,
    text: string,
    spaceBeforePt: number,
    indentPt = 0,
  ): void {
    column.text({ node: { tag: 'P', parent }, runs: [this.#plain(text)], indentPt, spaceBeforePt });
  }

  #bullets(column: ColumnWriter, parent: StructureNode, bullets: readonly string[], indentPt: number): void {
    const list: StructureNode = { tag: 'L', parent };
    const hangPt = mm(3.6);
    for (const bullet of bullets) {
      const item: StructureNode = { tag: 'LI', parent: list };
      const first = column.rows.length;
      column.text({
        node: { tag: 'LBody', parent: item },
        runs: [this.#plain(bullet)],
        indentPt: indentPt + hangPt,
        spaceBeforePt: 1.5,
      });
      const row = column.rows[first]!;
      const run = this.#plain('•');
      const label = {
        node: { tag: 'Lbl', parent: item } as const,
        run,
        xPt: column.xPt + indentPt,
        widthPt: hangPt,
      };
      column.rows[first] = {
        ...row,
        pieces: [{ ...label, baselinePt: row.pieces[0]?.baselinePt ?? 0 }, ...row.pieces],
      };
    }
  }

  #plain(text: string): TextRun {
    return { text, font: this.#style.body.font, sizePt: this.#style.body.sizePt, color: INK.text };
  }

  #bold(text: string): TextRun {
    return { ...this.#plain(text), font: this.#style.body.bold };
  }

  #soft({ text, href }: CvText): TextRun {
    return { ...this.#plain(text), color: INK.soft, href };
  }
}
