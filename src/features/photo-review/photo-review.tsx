import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import type { CountryGuide } from '../../i18n/photo-guide.ts';
import type { PhotoReviewTexts } from '../../i18n/photo-review/en.ts';
import type { ReviewCategory } from '../../imaging/recipes/review/review-rules.ts';
import { FileButton } from '../../ui/form/file-button.tsx';
import { Frame } from '../../ui/picture/frame.tsx';
import { useLanguage } from '../../ui/language.tsx';
import { Notice } from '../../ui/notice.tsx';
import { usePreventFileDrop } from '../../ui/use-prevent-file-drop.ts';
import { PhotoChecklist } from './file/photo-checklist.tsx';
import { buildRequiredRows } from './file/required-rows.ts';
import { requestOfTarget } from './mail/review-target-request.ts';
import { MeasuringStatus } from './measuring/measuring-status.tsx';
import { useChosenPhoto } from './measuring/use-chosen-photo.ts';
import { prefetchMeasuring, usePhotoMeasures } from './measuring/use-photo-measures.ts';
import styles from './photo-review.module.css';
import { MailResult } from './mail/mail-result.tsx';
import { CountryResult } from './result/country-result.tsx';
import { PhotoMarks } from './result/photo-marks.tsx';
import { PhotoPreviews } from './result/photo-previews.tsx';
import { ReviewResult } from './result/review-result.tsx';
import type { ReviewTarget } from './review-target.ts';

// Media types and file extensions, because some systems give files that they do not know no type.
const ACCEPT = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.jpg,.jpeg,.png,.webp,.heic,.heif';

export interface PhotoReviewProps {
  target: ReviewTarget;
  /** The chosen country, for a CV. */
  country?: CountryGuide | undefined;
  texts: PhotoReviewTexts;
  /** Shows a headshot made of the reviewed photo. */
  improvement: (photo: File) => ReactNode;
}

/** Lets people choose a photo, scores it in the browser, and compares the file with the requirements of its target. */
export function PhotoReview({ target, country, texts, improvement }: PhotoReviewProps) {
  const language = useLanguage();
  const { chosen, choose, refuse } = useChosenPhoto();
  const file = chosen.state === 'measured' ? chosen.file : undefined;
  const facts = chosen.state === 'measured' ? chosen.facts : undefined;
  const { measuring, previewUrl, measureAgain, askServer } = usePhotoMeasures(file, facts);
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const [openCategory, setOpenCategory] = useState<ReviewCategory>();
  const [hasMarks, setHasMarks] = useState(true);
  const [mailedFile, setMailedFile] = useState<File>();
  const [unshowableUrl, setUnshowableUrl] = useState<string>();
  const status = useRef<HTMLDivElement>(null);
  const rows =
    chosen.state === 'measured'
      ? chosen.buildRows(chosen.facts, target, texts, language)
      : // The country's row is left out, because its advice is shown above.
        buildRequiredRows(target, texts, language).filter(({ id }) => id !== 'country');
  usePreventFileDrop();

  function chooseOther(photo: File | undefined) {
    if (photo) setOpenCategory(undefined);
    choose(photo);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsDraggedOver(false);
    chooseOther(event.dataTransfer.files[0]);
  }

  // Browsers other than Safari cannot show HEIC, so the worker sends a JPEG of it.
  const shownUrl = previewUrl ?? (chosen.state === 'measured' ? chosen.url : undefined);
  const photoUrl = shownUrl === unshowableUrl ? undefined : shownUrl;
  const measures = measuring.state === 'measured' ? measuring.measures : undefined;
  const result =
    chosen.state === 'measured' && measures
      ? { ...chosen.score(measures, chosen.facts, target), measures }
      : undefined;
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
            {photoUrl ? (
              <img
                className={styles.picture}
                src={photoUrl}
                alt={texts.picture}
                onError={() => (facts?.kind === 'heif' ? setUnshowableUrl(photoUrl) : refuse('damaged'))}
              />
            ) : (
              <span className={styles.empty} />
            )}
            {photoUrl && measures && hasMarks ? (
              <PhotoMarks
                marks={measures.marks}
                widthPx={measures.widthPx}
                heightPx={measures.heightPx}
                category={openCategory}
                texts={texts.result.marks}
              />
            ) : null}
          </Frame>
        </div>
        <MeasuringStatus
          ref={status}
          isReading={chosen.state === 'reading'}
          measuring={measuring}
          score={result?.scores.overall}
          texts={texts}
          onAgain={() => {
            status.current?.focus();
            measureAgain();
          }}
          onServer={(reason) => {
            status.current?.focus();
            askServer(reason);
          }}
        />
        {measures ? (
          <label className={styles.toggle}>
            <input
              type="checkbox"
              checked={hasMarks}
              onChange={(event) => setHasMarks(event.target.checked)}
            />
            {texts.result.marks.show}
          </label>
        ) : null}
        <div className={styles.choose}>
          <FileButton accept={ACCEPT} onClick={prefetchMeasuring} onFiles={([one]) => chooseOther(one)}>
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
        {result && file && facts && measuring.state === 'measured' ? (
          <ReviewResult
            key={chosen.state === 'measured' ? chosen.url : undefined}
            scores={result.scores}
            ats={result.ats}
            summary={result.summary}
            isFull={mailedFile === file}
            onOpen={setOpenCategory}
            country={
              country ? (
                <CountryResult
                  country={country}
                  photo={{ measures: measuring.measures, facts, target }}
                  texts={texts.result}
                />
              ) : null
            }
            texts={texts.result}
            note={measuring.where === 'browser' ? texts.result.local : texts.result.onServer}
          >
            <MailResult
              key={JSON.stringify(requestOfTarget(target))}
              photo={file}
              facts={facts}
              target={target}
              texts={texts.mail}
              onSent={() => setMailedFile(file)}
            />
          </ReviewResult>
        ) : null}
        <PhotoChecklist rows={rows} texts={texts} />
        {result && file ? improvement(file) : null}
      </div>
      {chosen.state === 'measured' && photoUrl ? (
        <div className={styles.previews}>
          <PhotoPreviews url={photoUrl} target={target} texts={texts} />
        </div>
      ) : null}
    </section>
  );
}
