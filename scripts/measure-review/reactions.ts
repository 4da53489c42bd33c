import type { RgbImage } from '../../src/imaging/raster/image.ts';
import { measurePhoto, type ReviewNetworks } from '../../src/imaging/recipes/review/measure-photo.ts';
import type { ReviewMeasures } from '../../src/imaging/recipes/review/review-measures.ts';
import { REVIEW_CATEGORIES, type ReviewCategory } from '../../src/imaging/recipes/review/review-rules.ts';
import { scorePhoto } from '../../src/imaging/recipes/review/score-photo.ts';
import { type Degradation, DEGRADATIONS } from '../../test/degraded-portrait.ts';

export interface Portrait {
  readonly name: string;
  readonly image: RgbImage;
  readonly measures: ReviewMeasures;
}

/** Only portraits that start well can show what a flaw costs. */
const MIN_START_SCORE = 80;
/** A rise of a category by more than this from one step to the next is counted. */
const RISE = 2;
/** A change of another category by more than this is counted. */
const SIDE_EFFECT = 10;

/** Returns a table: for each degradation the category's median score at each step, rises, and changes of other categories. */
export async function reactionTable(
  portraits: readonly Portrait[],
  networks: ReviewNetworks,
): Promise<string> {
  const lines: string[] = [];
  for (const degradation of DEGRADATIONS) {
    const rows: (readonly number[])[] = [];
    let rises = 0;
    const sideEffects: string[] = [];
    let lost = 0;
    for (const { image, measures } of portraits) {
      const start = scoresOf(measures);
      if (start[degradation.category] < MIN_START_SCORE) continue;
      const row = [start[degradation.category]];
      for (const step of degradation.steps) {
        const next = await measurePhoto(degradation.apply(image, step, measures.marks), networks);
        if (next === undefined) {
          lost++;
          break;
        }
        const scores = scoresOf(next);
        if (scores[degradation.category] > row.at(-1)! + RISE) rises++;
        sideEffects.push(...sideEffectsOf(degradation, start, scores));
        row.push(scores[degradation.category]);
      }
      rows.push(row);
    }
    const medians = [0, ...degradation.steps.map((_, i) => i + 1)].map((i) =>
      median(rows.flatMap((row) => (row[i] === undefined ? [] : [row[i]]))),
    );
    lines.push(
      `  ${degradation.name.padEnd(14)}${degradation.category.padEnd(13)}${medians.map((score) => String(score).padStart(4)).join('')}   ` +
        `${rows.length} people, ${rises} rises, ${sideEffects.length} side effects${sideEffects.length === 0 ? '' : ` (${[...new Set(sideEffects)].join(', ')})`}, ${lost} without a face`,
    );
  }
  return lines.join('\n');
}

function scoresOf(measures: ReviewMeasures): Readonly<Record<ReviewCategory, number>> {
  const { categories } = scorePhoto(measures);
  return Object.fromEntries(categories.map(({ category, score }) => [category, score])) as Record<
    ReviewCategory,
    number
  >;
}

/** Returns the categories that changed without a reason. */
function sideEffectsOf(
  { category, affects }: Degradation,
  start: Readonly<Record<ReviewCategory, number>>,
  scores: Readonly<Record<ReviewCategory, number>>,
): readonly ReviewCategory[] {
  return REVIEW_CATEGORIES.filter(
    (other) =>
      other !== category && !affects.includes(other) && Math.abs(scores[other] - start[other]) > SIDE_EFFECT,
  );
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
