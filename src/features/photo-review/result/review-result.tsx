import type { ReactNode } from 'react';
import type { PhotoReviewResultTexts } from '../../../i18n/photo-review-result/en.ts';
import type { ReviewCategory } from '../../../imaging/recipes/review/review-rules.ts';
import { type PhotoReviewScores, verdictOf } from '../../../imaging/recipes/review/score-photo.ts';
import { CategoryList } from './category-list.tsx';
import styles from './review-result.module.css';
import { Score } from './score.tsx';
import type { ReviewSummary } from './score-review.ts';
import { topFindings } from './top-findings.ts';

export interface ReviewResultProps {
  scores: PhotoReviewScores;
  ats: number;
  summary: ReviewSummary;
  /** True once the full result was requested. */
  isFull: boolean;
  onOpen: (category: ReviewCategory | undefined) => void;
  texts: PhotoReviewResultTexts;
  /** Says where the photo was measured; may be empty. */
  note: string;
  /** The customs of the country. */
  country?: ReactNode;
  /** The request for the full result, and what else follows. */
  children?: ReactNode;
}

/** The scores of a photo and their reasons. */
export function ReviewResult(props: ReviewResultProps) {
  const { scores, ats, summary, isFull, onOpen, texts, note, country, children } = props;
  const verdict = verdictOf(scores.overall);
  const atsVerdict = verdictOf(ats);
  return (
    <section className={styles.result} aria-label={texts.heading}>
      <h2 className={styles.heading}>{texts.heading}</h2>
      <dl className={styles.scores}>
        <Score
          isMain
          name={texts.overall}
          score={scores.overall}
          outOf={texts.outOf}
          verdict={verdict}
          verdictName={texts.verdicts[verdict]}
        />
        <Score
          name={texts.ats}
          score={ats}
          outOf={texts.outOf}
          verdict={atsVerdict}
          verdictName={texts.verdicts[atsVerdict]}
        />
      </dl>
      <p className={styles.summary}>{texts.summary[summary]}</p>
      <CategoryList
        categories={scores.categories}
        shown={isFull ? undefined : topFindings(scores)}
        onOpen={onOpen}
        texts={texts}
      />
      {country}
      <p className={styles.note}>{texts.atsNote}</p>
      {note ? <p className={styles.note}>{note}</p> : null}
      {children}
    </section>
  );
}
