import { type DragEvent, useState } from 'react';
import type { PhotoReviewTexts } from '../../i18n/photo-review/en.ts';
import { FileButton } from '../../ui/form/file-button.tsx';
import { Frame } from '../../ui/picture/frame.tsx';
import { useLanguage } from '../../ui/language.tsx';
import { Notice } from '../../ui/notice.tsx';
import { usePreventFileDrop } from '../../ui/use-prevent-file-drop.ts';
import { PhotoChecklist } from './photo-checklist.tsx';
import styles from './photo-review.module.css';
import { PhotoPreviews } from './photo-previews.tsx';
import type { ReviewTarget } from './review-target.ts';
import { useChosenPhoto } from './use-chosen-photo.ts';
import { buildRequiredRows } from './required-rows.ts';

// Media types and file extensions, because systems that do not know WebP give such files no type.
const ACCEPT = 'image/jpeg,image/png,image/webp,.jpg,.jpeg,.png,.webp';

/** Lets people choose a photo, measures it in the browser, and compares it with the requirements of its target. */
export function PhotoReview({ target, texts }: { target: ReviewTarget; texts: PhotoReviewTexts }) {
  const language = useLanguage();
  const { chosen, choose, refuse } = useChosenPhoto();
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const rows =
    chosen.state === 'measured'
      ? chosen.buildRows(chosen.facts, target, texts, language)
      : // The country's row is left out, because its advice is shown above.
        buildRequiredRows(target, texts, language).filter(({ id }) => id !== 'country');
  usePreventFileDrop();

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsDraggedOver(false);
    choose(event.dataTransfer.files[0]);
  }

  return (
    <section className={styles.review} aria-label={texts.label}>
      <div
        className={styles.intake}
        data-over={isDraggedOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsDraggedOver(true);
        }}
        onDragLeave={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsDraggedOver(false);
        }}
        onDrop={drop}
      >
        <div className={styles.frame} data-empty={chosen.state !== 'measured' || undefined}>
          <Frame number={1} shape="square">
            {chosen.state === 'measured' ? (
              <img
                className={styles.picture}
                src={chosen.url}
                alt={texts.picture}
                onError={() => refuse('damaged')}
              />
            ) : (
              <span className={styles.empty}>{chosen.state === 'reading' ? texts.reading : null}</span>
            )}
          </Frame>
        </div>
        <div className={styles.choose}>
          <FileButton accept={ACCEPT} onFiles={([file]) => choose(file)}>
            {chosen.state === 'measured' ? texts.another : texts.choose}
          </FileButton>
          <span className={styles.drop}>{texts.drop}</span>
        </div>
        <p className={styles.kinds}>
          {texts.kinds}. {texts.stays}
        </p>
        <noscript>
          <Notice>{texts.noScript}</Notice>
        </noscript>
        {chosen.state === 'refused' ? <Notice role="alert">{texts.errors[chosen.error]}</Notice> : null}
      </div>
      <div className={styles.findings}>
        {/* One element before and after the choice, because screen readers announce a status only when its text changes. */}
        <PhotoChecklist rows={rows} texts={texts} />
        {chosen.state === 'measured' ? (
          <PhotoPreviews url={chosen.url} target={target} texts={texts} />
        ) : null}
      </div>
    </section>
  );
}
