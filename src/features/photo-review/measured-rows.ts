import type { Language } from '../../catalog/languages.ts';
import type { PhotoReviewTexts } from '../../i18n/en/photo-review.ts';
import { formatWeight } from '../../i18n/file-weight.ts';
import { pixels } from '../../i18n/pixels.ts';
import { useLanguage } from '../../ui/language.tsx';
import { shapeName } from './crop-loss.ts';
import { cvChecks, linkedinChecks, type PhotoCheck } from './photo-check.ts';
import { PhotoChecklist } from './photo-checklist.tsx';
import type { PhotoFacts, PhotoKind } from './picture-header.ts';
import type { ReviewTarget } from './review-target.ts';
import { wantedRows } from './wanted-rows.ts';

const KIND_NAMES: Readonly<Record<PhotoKind, string>> = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP' };

/** The checklist of one photo. Comes with the first photo that is chosen. */
export function MeasuredChecklist({
  photo,
  target,
  texts,
}: {
  photo: PhotoFacts;
  target: ReviewTarget;
  texts: PhotoReviewTexts;
}) {
  const language = useLanguage();
  const checks = checksOf(photo, target);
  const rows = wantedRows(target, texts, language).map((row) => {
    const check = checks.find(({ id }) => id === row.id);
    if (!check) return row;
    const { verdict, finding } = check;
    const value = measuredValue(row.id, photo, texts, language);
    return { ...row, measured: { value, verdict, sentence: texts.findings[finding] } };
  });
  return <PhotoChecklist rows={rows} texts={texts} />;
}

function checksOf(photo: PhotoFacts, target: ReviewTarget): readonly PhotoCheck[] {
  if (target.kind === 'linkedin') return linkedinChecks(photo);
  return cvChecks(photo, { expectation: target.expectation, neededPx: target.frame.neededPx });
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
      return formatWeight(photo.byteCount, language);
    case 'pixels':
      return pixels(widthPx, heightPx);
    case 'shape':
      return shapeName({ width: widthPx, height: heightPx }, language);
    case 'place':
      return photo.hasPlace ? texts.withPlace : texts.noPlace;
  }
}
