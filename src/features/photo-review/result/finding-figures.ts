import type { Language } from '../../../catalog/languages.ts';
import type { PhotoReviewResultTexts } from '../../../i18n/photo-review-result/en.ts';
import {
  type ReviewCategory,
  REVIEW_RULES,
  type ReviewRule,
  type ReviewRuleId,
} from '../../../imaging/recipes/review/review-rules.ts';
import type { ReviewFinding } from '../../../imaging/recipes/review/score-photo.ts';

type Unit =
  'percent' | 'fine-percent' | 'degrees' | 'number' | 'pixels' | keyof PhotoReviewResultTexts['times'];

/** The unit in which the number of each rule is shown. */
const UNITS: Readonly<Record<ReviewRuleId, Unit>> = {
  brightness: 'percent',
  clipping: 'fine-percent',
  evenness: 'number',
  contrast: 'number',
  colour: 'number',
  calm: 'number',
  alone: 'number',
  eyes: 'fine-percent',
  smile: 'fine-percent',
  level: 'degrees',
  turned: 'degrees',
  pitch: 'degrees',
  centred: 'percent',
  headSize: 'percent',
  eyeLine: 'percent',
  above: 'chinDistance',
  aside: 'eyeDistance',
  below: 'chinDistance',
  sharpness: 'number',
  noise: 'number',
  compression: 'usual',
  resolution: 'pixels',
  eyesFree: 'number',
  mouthFree: 'number',
  hat: 'number',
  clothes: 'number',
};

export interface FindingFigures {
  readonly measured: string;
  readonly wanted: string;
}

/** Formats what was measured and the bound up to which it is good. Undefined when the finding has no number. */
export function findingFigures(
  { id, value }: Pick<ReviewFinding, 'id' | 'value'>,
  texts: PhotoReviewResultTexts,
  language: Language,
): FindingFigures | undefined {
  const unit = UNITS[id];
  if (value === undefined) return undefined;
  const { good }: ReviewRule = REVIEW_RULES[id];
  const show = (number: number) => formatFigure(number, unit, texts, language);
  const wanted =
    good.min !== undefined && good.max !== undefined
      ? texts.range.replace('{min}', show(good.min)).replace('{max}', show(good.max))
      : good.min !== undefined
        ? texts.atLeast.replace('{value}', show(good.min))
        : texts.atMost.replace('{value}', show(good.max!));
  return { measured: show(value), wanted };
}

function formatFigure(value: number, unit: Unit, texts: PhotoReviewResultTexts, language: Language): string {
  const format = (number: number, digits: number, style: 'decimal' | 'percent' = 'decimal') =>
    new Intl.NumberFormat(language, {
      ...{ style, maximumFractionDigits: digits },
      // Otherwise a small negative number would be written as −0.
      signDisplay: 'negative',
    }).format(number);
  switch (unit) {
    case 'percent':
      return format(value, 0, 'percent');
    case 'fine-percent':
      return format(value, 1, 'percent');
    case 'degrees':
      return `${format(value, 0)}°`;
    case 'number':
      return format(value, value < 10 ? 1 : 0);
    case 'pixels':
      return `${format(value, 0)} px`;
    default:
      return texts.times[unit].replace('{value}', format(value, 2));
  }
}

/** Returns the remedy of a finding, in the direction in which it left the range. */
export function remedyOf({ id, value }: ReviewFinding, texts: PhotoReviewResultTexts): string {
  const { fix, fixHigh } = texts.rules[id];
  const { good }: ReviewRule = REVIEW_RULES[id];
  if (fixHigh === undefined) return fix;
  const isHigh =
    good.max === undefined
      ? value !== undefined && good.min !== undefined && value >= good.min
      : (value ?? 0) > good.max;
  return isHigh ? fixHigh : fix;
}

/** Returns the note about what a category does not judge; most have none. */
export function categoryNote(category: ReviewCategory, texts: PhotoReviewResultTexts): string | undefined {
  const notes: Readonly<Partial<Record<ReviewCategory, string>>> = texts.categoryNotes;
  return notes[category];
}
