import type { ReviewVerdict } from '../../../imaging/recipes/review/score-photo.ts';
import styles from './score.module.css';

export interface ScoreProps {
  name: string;
  score: number;
  outOf: string;
  verdict: ReviewVerdict;
  verdictName: string;
  /** The overall score is shown larger than the other. */
  isMain?: boolean;
}

/** A score out of 100 with its verdict. */
export function Score({ name, score, outOf, verdict, verdictName, isMain = false }: ScoreProps) {
  return (
    <div className={styles.score} data-verdict={verdict} data-main={isMain || undefined}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>
        <span className={styles.number}>{score}</span> <span className={styles.outOf}>{outOf}</span>
        <span className={styles.verdict}>{verdictName}</span>
      </dd>
    </div>
  );
}
