import type { Language } from '../../catalog/languages.ts';
import type { PhotoReviewTexts } from '../../i18n/photo-review/en.ts';
import { formatPixels } from '../../i18n/pixels.ts';
import { shapeName } from './crop-loss.ts';
import type { ChecklistRow } from './photo-checklist.tsx';
import type { ReviewTarget } from './review-target.ts';

/** The checklist before there is a photo: what would be right. */
export function wantedRows(
  target: ReviewTarget,
  texts: PhotoReviewTexts,
  language: Language,
): readonly ChecklistRow[] {
  const place: ChecklistRow = { id: 'place', wanted: texts.noPlace };
  if (target.kind === 'linkedin') {
    const { format, weight, pixels: size } = texts.linkedinWanted;
    return [
      { id: 'format', wanted: format },
      { id: 'weight', wanted: weight },
      { id: 'pixels', wanted: size },
      { id: 'shape', wanted: shapeName({ width: 1, height: 1 }, language) },
      place,
    ];
  }
  const { neededPx } = target.frame;
  return [
    ...(target.expectation ? [{ id: 'country', wanted: undefined } as const] : []),
    { id: 'format', wanted: texts.cvWanted.format },
    { id: 'weight', wanted: texts.cvWanted.weight },
    { id: 'pixels', wanted: formatPixels(neededPx.width, neededPx.height) },
    { id: 'shape', wanted: shapeName(neededPx, language) },
    place,
  ];
}
