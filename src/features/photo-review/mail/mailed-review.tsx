import { useState } from 'react';
import type { PhotoReviewResultTexts } from '../../../i18n/photo-review-result/en.ts';
import type { ReviewMarks } from '../../../imaging/recipes/review/review-measures.ts';
import type { ReviewCategory } from '../../../imaging/recipes/review/review-rules.ts';
import type { PhotoReviewScores } from '../../../imaging/recipes/review/score-photo.ts';
import { Frame } from '../../../ui/picture/frame.tsx';
import styles from '../photo-review.module.css';
import { PhotoMarks } from '../result/photo-marks.tsx';
import { ReviewResult } from '../result/review-result.tsx';
import type { ReviewSummary } from '../result/score-review.ts';

export interface MailedReviewProps {
  scores: PhotoReviewScores;
  ats: number;
  summary: ReviewSummary;
  size: { widthPx: number; heightPx: number };
  marks: ReviewMarks;
  pictureUrl: string;
  /** The alternative text of the photo. */
  picture: string;
  texts: PhotoReviewResultTexts;
}

/** The full result on the page that the mail leads to. */
export function MailedReview(props: MailedReviewProps) {
  const { scores, ats, summary, size, marks, pictureUrl, picture, texts } = props;
  const [category, setCategory] = useState<ReviewCategory>();
  return (
    <div className={styles.review}>
      <div className={styles.intake}>
        <Frame number={1} shape="square">
          <img className={styles.picture} src={pictureUrl} alt={picture} />
          <PhotoMarks {...size} marks={marks} category={category} texts={texts.marks} />
        </Frame>
      </div>
      <ReviewResult
        scores={scores}
        ats={ats}
        summary={summary}
        isFull
        onOpen={setCategory}
        texts={texts}
        note=""
      />
    </div>
  );
}
