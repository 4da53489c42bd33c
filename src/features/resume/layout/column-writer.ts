import { breakLines, type Line } from './break-lines.ts';
import type { Measure, Piece, Row, Rule, StructureNode, TextRun } from './layout.ts';

/** The part of a font's size above the baseline, roughly, when a line is centred in its height. */
const ASCENT = 0.76;

export interface TextBlock {
  readonly node: StructureNode;
  readonly runs: readonly TextRun[];
  readonly spaceBeforePt?: number;
  /** From the left edge of the column. */
  readonly indentPt?: number;
  readonly widthPt?: number;
  readonly centered?: boolean;
  readonly keepsWithNext?: boolean;
  readonly leading?: number;
  readonly bookmark?: string;
}

/** A cell of a row whose cells are beside each other, such as a title and its dates. */
export interface Cell extends TextBlock {
  readonly alignEnd?: boolean;
}

/** Collects the rows of one column. */
export class ColumnWriter {
  readonly rows: Row[] = [];
  readonly xPt: number;
  readonly widthPt: number;
  readonly #measure: Measure;
  readonly #leading: number;

  constructor(options: { xPt: number; widthPt: number; measure: Measure; leading: number }) {
    this.xPt = options.xPt;
    this.widthPt = options.widthPt;
    this.#measure = options.measure;
    this.#leading = options.leading;
  }

  widthOf({ text, font, sizePt }: TextRun): number {
    return this.#measure(text, font, sizePt);
  }

  /** Adds a text. Its first two and its last two lines stay on one page. */
  text(block: TextBlock): void {
    const lines = this.#lines(block);
    lines.forEach((line, index) => {
      const isEdge = lines.length > 1 && (index === 0 || index === lines.length - 2);
      this.rows.push({
        heightPt: this.#lineHeight(block),
        spaceBeforePt: index === 0 ? (block.spaceBeforePt ?? 0) : 0,
        keepsWithNext: isEdge || (index === lines.length - 1 ? (block.keepsWithNext ?? false) : false),
        pieces: this.#pieces(block, line, 0),
        rules: [],
        ...(index === 0 && block.bookmark !== undefined && { bookmark: block.bookmark }),
      });
    });
  }

  /** Adds texts beside each other. They are read one after the other, each with all of its lines. */
  cells(cells: readonly Cell[], options: { spaceBeforePt?: number; keepsWithNext?: boolean }): void {
    const laidOut = cells.map((cell) => ({ cell, lines: this.#lines(cell) }));
    this.rows.push({
      heightPt: Math.max(...laidOut.map(({ cell, lines }) => lines.length * this.#lineHeight(cell))),
      spaceBeforePt: options.spaceBeforePt ?? 0,
      keepsWithNext: options.keepsWithNext ?? false,
      pieces: laidOut.flatMap(({ cell, lines }) =>
        lines.flatMap((line, index) => this.#pieces(cell, line, index)),
      ),
      rules: [],
    });
  }

  /** Adds a line to the row that was added last. */
  rule(rule: Pick<Rule, 'yPt' | 'color' | 'thicknessPt'>): void {
    const last = this.rows.at(-1);
    if (last)
      this.rows[this.rows.length - 1] = {
        ...last,
        rules: [...last.rules, { ...rule, xPt: this.xPt, widthPt: this.widthPt }],
      };
  }

  /** Keeps all rows from this one to the last on one page. */
  keepTogether(firstRow: number): void {
    for (let index = firstRow; index < this.rows.length - 1; index += 1) {
      this.rows[index] = { ...this.rows[index]!, keepsWithNext: true };
    }
  }

  #lines(block: TextBlock): readonly Line[] {
    const widthPt = block.widthPt ?? this.widthPt - (block.indentPt ?? 0);
    return breakLines(block.runs, widthPt, this.#measure);
  }

  #lineHeight({ runs, leading = this.#leading }: TextBlock): number {
    return Math.max(...runs.map(({ sizePt }) => sizePt)) * leading;
  }

  #pieces(block: Cell, line: Line, index: number): readonly Piece[] {
    const {
      node,
      indentPt = 0,
      widthPt = this.widthPt - indentPt,
      centered = false,
      alignEnd = false,
    } = block;
    const height = this.#lineHeight(block);
    const size = Math.max(...block.runs.map(({ sizePt }) => sizePt));
    const last = line.at(-1);
    const shown = last ? last.xPt + this.widthOf({ ...last.run, text: last.run.text.trimEnd() }) : 0;
    const shift = alignEnd ? widthPt - shown : centered ? (widthPt - shown) / 2 : 0;
    return line.map(({ run, xPt, widthPt }) => ({
      node,
      run,
      widthPt,
      xPt: this.xPt + indentPt + shift + xPt,
      baselinePt: index * height + (height - size) / 2 + size * ASCENT,
    }));
  }
}
