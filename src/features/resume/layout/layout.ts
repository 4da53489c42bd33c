/** The fonts that a document embeds. */
export const FONT_NAMES = ['sans', 'sans-bold', 'serif', 'serif-bold'] as const;
export type FontName = (typeof FONT_NAMES)[number];

/** Text in one font. All lengths of a layout are in points, and y grows downwards. */
export interface TextRun {
  readonly text: string;
  readonly font: FontName;
  readonly sizePt: number;
  readonly color: string;
  readonly href?: string | undefined;
}

/** Returns the width of a text in points. */
export type Measure = (text: string, font: FontName, sizePt: number) => number;

/** A structure element of a tagged PDF. Its content is drawn in the order in which it is read. */
export interface StructureNode {
  readonly tag: 'H1' | 'H2' | 'H3' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Sect' | 'Figure';
  readonly parent: StructureNode | undefined;
  /** The text that describes a figure. */
  readonly alt?: string;
}

/** One line of text of a structure element. */
export interface Piece {
  readonly node: StructureNode;
  readonly xPt: number;
  /** From the top of the row. */
  readonly baselinePt: number;
  readonly run: TextRun;
  readonly widthPt: number;
}

/** A line across the column; screen readers skip it. */
export interface Rule {
  readonly xPt: number;
  readonly yPt: number;
  readonly widthPt: number;
  readonly thicknessPt: number;
  readonly color: string;
}

/** A line of text, or some beside each other. The end of a page never tears it apart. */
export interface Row {
  readonly heightPt: number;
  /** Left out at the top of a page. */
  readonly spaceBeforePt: number;
  /** True if the next row must be on the same page. */
  readonly keepsWithNext: boolean;
  readonly pieces: readonly Piece[];
  readonly rules: readonly Rule[];
  /** The heading's text, for the bookmarks. */
  readonly bookmark?: string | undefined;
}

export interface PlacedRow {
  readonly yPt: number;
  readonly row: Row;
}

export interface PlacedPhoto {
  readonly node: StructureNode;
  readonly xPt: number;
  readonly yPt: number;
  readonly widthPt: number;
  readonly heightPt: number;
  readonly cornerPt: number;
}

export interface LaidOutPage {
  /** In reading order. */
  readonly rows: readonly PlacedRow[];
  /** Drawn after the rows of the header. */
  readonly photo?: PlacedPhoto | undefined;
  /** The number of rows before the photo. */
  readonly rowsBeforePhoto: number;
}

export interface Layout {
  readonly widthPt: number;
  readonly heightPt: number;
  readonly pages: readonly LaidOutPage[];
}

export function mm(millimetres: number): number {
  return (millimetres / 25.4) * 72;
}
