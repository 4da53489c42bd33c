import { type MouseEvent, type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { LiveDemo } from '../../features/shoots/live-demo/live-demo.tsx';
import type { PhotoReviewResultTexts } from '../../i18n/photo-review-result/en.ts';
import { pagePath } from '../../page-urls.ts';
import { leavePhoto } from '../../platform/handed-photo/leave-photo.ts';
import { Button } from '../../ui/button.tsx';
import { useLanguage } from '../../ui/language.tsx';
import type { ReviewImprovementData } from '../review-improvement.server.ts';
import styles from './review-improvement.module.css';

export interface ReviewImprovementProps {
  photo: File;
  texts: PhotoReviewResultTexts['improvement'];
  data: ReviewImprovementData;
}

/** Offers a watermarked headshot of the reviewed photo. Nothing is sent before the button is pressed. */
export function ReviewImprovement({ photo, texts, data }: ReviewImprovementProps) {
  const language = useLanguage();
  const [started, setStarted] = useState<File>();
  return (
    <section className={styles.improvement} aria-labelledby="improvement">
      <h2 id="improvement" className={styles.heading}>
        {texts.heading}
      </h2>
      <p>{texts.text}</p>
      {started === photo && (
        <LiveDemo
          texts={data.liveDemo}
          styleList={data.styles}
          createPath={pagePath('createHeadshot', language)}
          offer={data.offer}
          startWith={photo}
        />
      )}
      <p className={styles.actions}>
        {started !== photo && <Button onClick={() => setStarted(photo)}>{texts.action}</Button>}
        <CropLink photo={photo}>{texts.cropAction}</CropLink>
      </p>
    </section>
  );
}

/** The middle button of a mouse opens links in a new tab. */
const MIDDLE_BUTTON = 1;

/** A link to the cropper that takes the photo along. Where the browser stores nothing, the cropper asks for the photo. */
function CropLink({ photo, children }: { photo: File; children: ReactNode }) {
  const navigate = useNavigate();
  const path = pagePath('resumePhotoCropper', useLanguage());
  async function takeAlong(event: MouseEvent) {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (!opensElsewhere) event.preventDefault();
    await leavePhoto('cropper', photo);
    if (!opensElsewhere) await navigate(path);
  }
  async function leaveForNewTab({ button }: MouseEvent) {
    if (button === MIDDLE_BUTTON) await leavePhoto('cropper', photo);
  }
  return (
    <Link
      to={path}
      onClick={(event) => void takeAlong(event)}
      onAuxClick={(event) => void leaveForNewTab(event)}
    >
      {children}
    </Link>
  );
}
