import type { Language } from '../../../catalog/languages.ts';
import type { PhotoReviewTexts } from '../../../i18n/photo-review/en.ts';
import { formatPixels } from '../../../i18n/pixels.ts';
import { shapeName } from './crop-loss.ts';
import type { ChecklistRow } from './photo-checklist.tsx';
import type { ReviewTarget } from '../review-target.ts';

/** Builds the checklist as it is before a photo is chosen, with the recommended values only. */
export function buildRequiredRows(
  target: ReviewTarget,
  texts: PhotoReviewTexts,
  language: Language,
): readonly ChecklistRow[] {
  const place: ChecklistRow = { id: 'place', required: texts.noLocation };
  if (target.kind === 'linkedin') {
    const { format, weight, pixels: size } = texts.linkedinWanted;
    return [
      { id: 'format', required: format },
      { id: 'weight', required: weight },
      { id: 'pixels', required: size },
      { id: 'shape', required: shapeName({ width: 1, height: 1 }, language) },
      place,
    ];
  }
  const { neededPx } = target.frame;
  return [
    ...(target.expectation ? [{ id: 'country', required: undefined } as const] : []),
    { id: 'format', required: texts.cvWanted.format },
    { id: 'weight', required: texts.cvWanted.weight },
    { id: 'pixels', required: formatPixels(neededPx.width, neededPx.height) },
    { id: 'shape', required: shapeName(neededPx, language) },
    place,
  ];
}
