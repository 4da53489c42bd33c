import type { Language } from '../../../catalog/languages.ts';
import type { PhotoReviewTexts } from '../../../i18n/photo-review/en.ts';
import { formatFileSize } from '../../../i18n/file-size.ts';
import { formatPixels } from '../../../i18n/pixels.ts';
import { shapeName } from './crop-loss.ts';
import { checkForCv, checkForLinkedin, type PhotoCheck } from './photo-check.ts';
import type { ChecklistRow } from './photo-checklist.tsx';
import type { PhotoFacts, PhotoKind } from './photo-header.ts';
import type { ReviewTarget } from '../review-target.ts';
import { buildRequiredRows } from './required-rows.ts';

const KIND_NAMES: Readonly<Record<PhotoKind, string>> = {
  jpeg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  heif: 'HEIC/AVIF',
};

/** Builds the checklist's rows for one photo. */
export function buildMeasuredRows(
  photo: PhotoFacts,
  target: ReviewTarget,
  texts: PhotoReviewTexts,
  language: Language,
): readonly ChecklistRow[] {
  const checks = checkPhoto(photo, target);
  return buildRequiredRows(target, texts, language).map((row) => {
    const check = checks.find(({ id }) => id === row.id);
    if (!check) return row;
    const { verdict, finding } = check;
    const value = measuredValue(row.id, photo, texts, language);
    return { ...row, measured: { value, verdict, sentence: texts.findings[finding] } };
  });
}

/** Checks the file for its target. */
export function checkPhoto(photo: PhotoFacts, target: ReviewTarget): readonly PhotoCheck[] {
  if (target.kind === 'linkedin') return checkForLinkedin(photo);
  return checkForCv(photo, { expectation: target.expectation, neededPx: target.frame.neededPx });
}

function measuredValue(
  id: PhotoCheck['id'],
  photo: PhotoFacts,
  texts: PhotoReviewTexts,
  language: Language,
): string {
  const { widthPx, heightPx } = photo;
  switch (id) {
    case 'country':
      return '';
    case 'format':
      return KIND_NAMES[photo.kind];
    case 'weight':
      return formatFileSize(photo.byteCount, language);
    case 'pixels':
      return formatPixels(widthPx, heightPx);
    case 'shape':
      return shapeName({ width: widthPx, height: heightPx }, language);
    case 'place':
      return photo.hasLocation ? texts.withLocation : texts.noLocation;
  }
}
