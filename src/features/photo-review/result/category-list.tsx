import { useLanguage } from '../../../ui/language.tsx';
import type { PhotoReviewResultTexts } from '../../../i18n/photo-review-result/en.ts';
import type { ReviewCategory } from '../../../imaging/recipes/review/review-rules.ts';
import {
  type CategoryReview,
  type ReviewFinding,
  verdictOf,
} from '../../../imaging/recipes/review/score-photo.ts';
import { VerdictFigures, VerdictItem, VerdictName } from '../../../ui/verdict/verdict-item.tsx';
import styles from './category-list.module.css';
import { categoryNote, findingFigures, remedyOf } from './finding-figures.ts';

export interface CategoryListProps {
  categories: readonly CategoryReview[];
  /** Findings that are shown before the full result was requested; undefined shows all. */
  shown: ReadonlySet<ReviewFinding['id']> | undefined;
  /** Called with the category that somebody opens, whose marks are then shown on the photo, or with undefined when they close one. */
  onOpen: (category: ReviewCategory | undefined) => void;
  texts: PhotoReviewResultTexts;
}

/** The six categories with their scores; each opens to its findings. */
export function CategoryList({ categories, shown, onOpen, texts }: CategoryListProps) {
  const worst = Math.min(...categories.map(({ score }) => score));
  return (
    <div className={styles.list}>
      {categories.map(({ category, score, findings }) => {
        const visible = findings.filter(({ id }) => shown?.has(id) ?? true);
        const verdict = verdictOf(score);
        return (
          <details
            key={category}
            className={styles.category}
            data-verdict={verdict}
            open={score === worst && visible.length > 0}
          >
            {/* Browsers fire `toggle` for a category that is open from the start, too; a click comes before the change. */}
            <summary
              className={styles.head}
              onClick={({ currentTarget: { parentElement } }) =>
                onOpen((parentElement as HTMLDetailsElement).open ? undefined : category)
              }
            >
              <span className={styles.name}>{texts.categories[category]}</span>
              <span className={styles.verdict}>{texts.verdicts[verdict]}</span>
              <span className={styles.score}>{score}</span>
              <span className={styles.track} aria-hidden="true">
                <span className={styles.bar} style={{ width: `${score}%` }} />
              </span>
            </summary>
            <CategoryNote category={category} texts={texts} />
            <ul className={styles.findings}>
              {visible.map((finding) => (
                <Finding key={finding.id} finding={finding} texts={texts} />
              ))}
            </ul>
            {visible.length < findings.length ? <p className={styles.note}>{texts.locked}</p> : null}
          </details>
        );
      })}
    </div>
  );
}

/** Says what a category does not judge. */
function CategoryNote({ category, texts }: { category: ReviewCategory; texts: PhotoReviewResultTexts }) {
  const note = categoryNote(category, texts);
  return note === undefined ? null : <p className={styles.note}>{note}</p>;
}

function Finding({ finding, texts }: { finding: ReviewFinding; texts: PhotoReviewResultTexts }) {
  const figures = findingFigures(finding, texts, useLanguage());
  const { id, verdict } = finding;
  return (
    <VerdictItem verdict={verdict}>
      <VerdictName name={texts.rules[id].name} verdict={texts.verdicts[verdict]} />
      {verdict === 'good' ? null : <p>{remedyOf(finding, texts)}</p>}
      <VerdictFigures
        figures={
          figures
            ? [
                { label: `${texts.measured}:`, value: figures.measured, isOwn: true },
                { label: `${texts.wanted}:`, value: figures.wanted, isOwn: false },
              ]
            : []
        }
      />
    </VerdictItem>
  );
}
