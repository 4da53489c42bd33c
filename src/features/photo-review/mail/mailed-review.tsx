import { useState } from 'react';
import type { CountryGuide } from '../../../i18n/photo-guide.ts';
import type { PhotoReviewTexts } from '../../../i18n/photo-review/en.ts';
import type { ReviewCategory } from '../../../imaging/recipes/review/review-rules.ts';
import type { PhotoReviewScores } from '../../../imaging/recipes/review/score-photo.ts';
import { Frame } from '../../../ui/picture/frame.tsx';
import { type ChecklistRow, PhotoChecklist } from '../file/photo-checklist.tsx';
import styles from '../photo-review.module.css';
import type { ReviewedPhoto } from '../result/country-facts.ts';
import { CountryResult } from '../result/country-result.tsx';
import { PhotoMarks } from '../result/photo-marks.tsx';
import { ReviewResult } from '../result/review-result.tsx';
import type { ReviewSummary } from '../result/score-review.ts';

export interface MailedReviewProps {
  scores: PhotoReviewScores;
  ats: number;
  summary: ReviewSummary;
  photo: ReviewedPhoto;
  /** The country of a CV, if it was one of those we know. */
  country: CountryGuide | undefined;
  rows: readonly ChecklistRow[];
  photoUrl: string;
  /** The alternative text of the photo. */
  alt: string;
  texts: PhotoReviewTexts;
}

/** The full result on the page that the mail leads to. */
export function MailedReview(props: MailedReviewProps) {
  const { scores, ats, summary, photo, country, rows, photoUrl, alt, texts } = props;
  const [category, setCategory] = useState<ReviewCategory>();
  const { widthPx, heightPx, marks } = photo.measures;
  return (
    <div className={styles.review}>
      <div className={styles.intake}>
        <Frame number={1} shape="square">
          <img className={styles.picture} src={photoUrl} alt={alt} />
          <PhotoMarks
            widthPx={widthPx}
            heightPx={heightPx}
            marks={marks}
            category={category}
            texts={texts.result.marks}
          />
        </Frame>
      </div>
      <div className={styles.findings}>
        <ReviewResult
          scores={scores}
          ats={ats}
          summary={summary}
          isFull
          onOpen={setCategory}
          country={country ? <CountryResult country={country} photo={photo} texts={texts.result} /> : null}
          texts={texts.result}
          note=""
        />
        <PhotoChecklist rows={rows} texts={texts} />
      </div>
    </div>
  );
}
