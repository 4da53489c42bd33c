import { useState } from 'react';
import { useNavigate } from 'react-router';
import { galleryTexts } from '../../../i18n/gallery/index.ts';
import { pagePath } from '../../../page-urls.ts';
import { useLanguage } from '../../../ui/language.tsx';
import type { GalleryHeadshot } from '../gallery-view.ts';
import styles from '../owner/loupe-dialog.module.css';
import { handHeadshotOver, type HandOverError } from './hand-headshot-over.client.ts';

/** Opens the resume builder with the CV crop of a headshot, which stays in the browser on its way. */
export function ResumeButton({ headshot }: { headshot: GalleryHeadshot }) {
  const language = useLanguage();
  const texts = galleryTexts[language];
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<HandOverError>();

  async function open() {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    const handed = await handHeadshotOver(`${headshot.baseUrl}/cv-45x60`);
    setBusy(false);
    if (handed.ok) await navigate(pagePath('resumeBuilder', language));
    else setError(handed.error);
  }

  return (
    <>
      <button
        type="button"
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        onClick={open}
      >
        {texts.download.useInResume}
      </button>
      <p className={styles.note} role={error ? 'alert' : undefined}>
        {error === undefined
          ? texts.download.useInResumeNote
          : error === 'forbidden'
            ? texts.download.notHandedOver
            : texts.failed[error]}
      </p>
    </>
  );
}
