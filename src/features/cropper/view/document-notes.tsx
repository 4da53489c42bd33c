import type { DocumentPhoto } from '../../../catalog/document-photos.ts';
import type { CropperTexts } from '../../../i18n/cropper/en.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './crop-check.module.css';

/** The rules of an authority that no crop can fulfil, the one about altered photos first. */
export function DocumentNotes({
  document,
  texts,
}: {
  document: DocumentPhoto;
  texts: CropperTexts['document'];
}) {
  const list = new Intl.ListFormat(useLanguage(), { type: 'unit' });
  const { rule, background, glasses, maxAgeMonths, maxPoseDeg, needsNeutralExpression } = document;
  const requirements = [
    background && texts.backgrounds[background],
    needsNeutralExpression && texts.neutral,
    maxPoseDeg && texts.pose(`${maxPoseDeg}°`),
    glasses && texts.glasses[glasses],
    maxAgeMonths &&
      texts.maxAge(maxAgeMonths === 1 ? texts.month.one : texts.month.many(String(maxAgeMonths))),
  ].filter((one) => typeof one === 'string');
  return (
    <Notice title={rule === 'certifiedCaptureOnly' ? texts.certifiedTitle : texts.title}>
      {rule === 'certifiedCaptureOnly' ? <p>{texts.certified}</p> : null}
      {rule === 'aiForbidden' ? <p>{texts.aiForbidden}</p> : null}
      {rule === 'unedited' ? <p>{texts.unedited}</p> : null}
      <p>
        {texts.refusesAi} {texts.neverRetouches}
      </p>
      {document.isSourced ? null : <p>{texts.unsourced}</p>}
      {document.head ? null : <p>{texts.headUnknown}</p>}
      {requirements.length > 0 ? (
        <p className={styles.note}>
          {texts.requirements} {list.format(requirements)}.
        </p>
      ) : null}
    </Notice>
  );
}
