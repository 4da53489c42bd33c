import type { Measure, TextRun } from './layout.ts';

/** A run at its place in a line. */
export interface LineRun {
  readonly run: TextRun;
  /** From the start of the line. */
  readonly xPt: number;
  readonly widthPt: number;
}
export type Line = readonly LineRun[];

/**
 * Breaks text into lines after spaces and hyphens, and inside a word only if it is wider than the line. Every character stays,
 * also the space at the end of a line, so that programs that read the text do not join two words.
 */
export function breakLines(runs: readonly TextRun[], widthPt: number, measure: Measure): readonly Line[] {
  const lines: LineRun[][] = [[]];
  let x = 0;
  for (const run of runs) {
    const widthOf = (text: string) => measure(text, run.font, run.sizePt);
    for (const word of run.text.split(/(?<=[ \t])|(?<=[\p{L}\d][-–/])(?=\p{L})/u)) {
      if (x > 0 && x + widthOf(word.trimEnd()) > widthPt) {
        lines.push([]);
        x = 0;
      }
      for (const part of partsOf(word, widthPt, widthOf)) {
        if (x > 0 && x + widthOf(part.trimEnd()) > widthPt) {
          lines.push([]);
          x = 0;
        }
        x = append(lines.at(-1)!, { ...run, text: part }, widthOf);
      }
    }
  }
  return lines;
}

/** Appends a text and returns the end of the line. Text in the same style continues the run before it, which keeps kerning. */
function append(line: LineRun[], run: TextRun, widthOf: (text: string) => number): number {
  const last = line.at(-1);
  const continues =
    last &&
    last.run.font === run.font &&
    last.run.sizePt === run.sizePt &&
    last.run.color === run.color &&
    last.run.href === run.href;
  const xPt = continues ? last.xPt : last ? last.xPt + last.widthPt : 0;
  const text = continues ? last.run.text + run.text : run.text;
  const placed = { run: { ...run, text }, xPt, widthPt: widthOf(text) };
  if (continues) line[line.length - 1] = placed;
  else line.push(placed);
  return xPt + placed.widthPt;
}

/** Splits a word that is wider than a line. */
function partsOf(word: string, widthPt: number, widthOf: (text: string) => number): readonly string[] {
  if (widthOf(word.trimEnd()) <= widthPt) return [word];
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (part !== '' && widthOf(part + character) > widthPt) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}
