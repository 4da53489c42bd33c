import type { ReviewRuleId } from '../../../imaging/recipes/review/review-rules.ts';
import type { PhotoReviewScores } from '../../../imaging/recipes/review/score-photo.ts';

/** The number of findings that are shown at once; the others are in the full result. */
const TOP_COUNT = 3;

/** Returns the findings that cost most, worst first, among those that are not good. */
export function topFindings({ categories }: PhotoReviewScores): ReadonlySet<ReviewRuleId> {
  const flaws = categories
    .flatMap(({ findings }) => findings)
    .filter(({ verdict }) => verdict !== 'good')
    .toSorted((a, b) => a.score - b.score);
  return new Set(flaws.slice(0, TOP_COUNT).map(({ id }) => id));
}
