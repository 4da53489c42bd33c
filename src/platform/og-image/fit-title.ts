/** A word of a title as it will be set, widths in em. */
export interface MeasuredWord {
  readonly text: string;
  readonly widthEm: number;
}

export interface TitleBox {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly maxLines: number;
  readonly maxSizePx: number;
  /** Distance of two baselines, em. */
  readonly lineHeightEm: number;
  readonly spaceEm: number;
}

export interface FittedTitle {
  readonly sizePx: number;
  readonly lines: readonly string[];
}

/** How much of its size a title may lose to get rid of what disturbs, as shares of the size. */
const RAGGED = 0.5;
const SHORT_WORD_LEFT_BEHIND = 0.06;
const NUMBER_WITHOUT_ITS_NOUN = 0.2;
const DASH_AT_THE_BEGINNING = 0.5;
const ENDS_WITH_A_THOUGHT = -0.05;

/**
 * The largest setting of the words in at most `maxLines` lines that fits the box, or one a little smaller that
 * breaks better: lines of like length, no dash at a line's beginning, no article at its end. It always fits: where
 * even one word a line is too wide, the size shrinks to it.
 */
export function fitTitle(words: readonly MeasuredWord[], box: TitleBox): FittedTitle {
  let best: FittedTitle & { readonly score: number } = { sizePx: box.maxSizePx, lines: [], score: -Infinity };
  for (const lines of waysToBreak(words, box.maxLines)) {
    const widthsEm = lines.map((line) => widthOf(line, box.spaceEm));
    const widestEm = Math.max(...widthsEm);
    const sizePx = Math.floor(
      Math.min(box.maxSizePx, box.widthPx / widestEm, box.heightPx / (lines.length * box.lineHeightEm)),
    );
    const score = sizePx * (1 - raggedness(widthsEm) * RAGGED - badBreaks(lines));
    if (score > best.score) best = { sizePx, lines: lines.map(textOf), score };
  }
  return { sizePx: best.sizePx, lines: best.lines };
}

type Line = readonly MeasuredWord[];

function* waysToBreak(words: Line, maxLines: number): Generator<readonly Line[]> {
  if (words.length > 0) yield [words];
  if (maxLines < 2) return;
  for (let first = 1; first < words.length; first++)
    for (const rest of waysToBreak(words.slice(first), maxLines - 1)) yield [words.slice(0, first), ...rest];
}

function widthOf(line: Line, spaceEm: number): number {
  return line.reduce((sum, word) => sum + word.widthEm, (line.length - 1) * spaceEm);
}

function textOf(line: Line): string {
  return line.map((word) => word.text).join(' ');
}

/** 0 for lines of one length; the mean square of what they lack. */
function raggedness(widthsEm: readonly number[]): number {
  const widest = Math.max(...widthsEm);
  return widthsEm.reduce((sum, width) => sum + (1 - width / widest) ** 2, 0) / widthsEm.length;
}

function badBreaks(lines: readonly Line[]): number {
  return lines.slice(1).reduce((sum, line, index) => {
    const before = lines[index]!.at(-1)!.text;
    const after = line[0]!.text;
    if (/^[–—-]/.test(after)) return sum + DASH_AT_THE_BEGINNING;
    if (/^\p{N}+$/u.test(before)) return sum + NUMBER_WITHOUT_ITS_NOUN;
    if (/[,;:.?!–—]$/.test(before)) return sum + ENDS_WITH_A_THOUGHT;
    return before.length <= 3 ? sum + SHORT_WORD_LEFT_BEHIND : sum;
  }, 0);
}
