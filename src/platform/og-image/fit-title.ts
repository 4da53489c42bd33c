/** A word of a title with its width in em. */
export interface MeasuredWord {
  readonly text: string;
  readonly widthEm: number;
}

export interface TitleBox {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly maxLines: number;
  readonly maxSizePx: number;
  /** Distance between baselines in em. */
  readonly lineHeightEm: number;
  readonly spaceEm: number;
}

export interface FittedTitle {
  readonly sizePx: number;
  readonly lines: readonly string[];
}

/** Penalties for flaws of a line break, as the share of the title's size that may be given up to avoid each. */
const RAGGED_LINES = 0.5;
const SHORT_WORD_AT_LINE_END = 0.06;
const NUMBER_AT_LINE_END = 0.2;
const DASH_AT_LINE_START = 0.5;
const BREAK_AFTER_PUNCTUATION = -0.05;

/**
 * Breaks the words into at most `maxLines` lines at the largest size that fits the box, or at a slightly smaller one with
 * better line breaks: lines of similar length, no dash at the start of a line, no article at its end. The result always fits:
 * the size shrinks until the longest word does.
 */
export function fitTitle(words: readonly MeasuredWord[], box: TitleBox): FittedTitle {
  let best: FittedTitle & { readonly score: number } = { sizePx: box.maxSizePx, lines: [], score: -Infinity };
  for (const lines of lineBreaks(words, box.maxLines)) {
    const widthsEm = lines.map((line) => widthOf(line, box.spaceEm));
    const widestEm = Math.max(...widthsEm);
    const sizePx = Math.floor(
      Math.min(box.maxSizePx, box.widthPx / widestEm, box.heightPx / (lines.length * box.lineHeightEm)),
    );
    const score = sizePx * (1 - raggedness(widthsEm) * RAGGED_LINES - breakPenalty(lines));
    if (score > best.score) best = { sizePx, lines: lines.map(textOf), score };
  }
  return { sizePx: best.sizePx, lines: best.lines };
}

type Line = readonly MeasuredWord[];

function* lineBreaks(words: Line, maxLines: number): Generator<readonly Line[]> {
  if (words.length > 0) yield [words];
  if (maxLines < 2) return;
  for (let first = 1; first < words.length; first++)
    for (const rest of lineBreaks(words.slice(first), maxLines - 1)) yield [words.slice(0, first), ...rest];
}

function widthOf(line: Line, spaceEm: number): number {
  return line.reduce((sum, word) => sum + word.widthEm, (line.length - 1) * spaceEm);
}

function textOf(line: Line): string {
  return line.map((word) => word.text).join(' ');
}

/** The mean square of the relative space that lines leave empty; 0 for lines of equal length. */
function raggedness(widthsEm: readonly number[]): number {
  const widest = Math.max(...widthsEm);
  return widthsEm.reduce((sum, width) => sum + (1 - width / widest) ** 2, 0) / widthsEm.length;
}

function breakPenalty(lines: readonly Line[]): number {
  return lines.slice(1).reduce((sum, line, index) => {
    const before = lines[index]!.at(-1)!.text;
    const after = line[0]!.text;
    if (/^[–—-]/.test(after)) return sum + DASH_AT_LINE_START;
    if (/^\p{N}+$/u.test(before)) return sum + NUMBER_AT_LINE_END;
    if (/[,;:.?!–—]$/.test(before)) return sum + BREAK_AFTER_PUNCTUATION;
    return before.length <= 3 ? sum + SHORT_WORD_AT_LINE_END : sum;
  }, 0);
}
