import type { PhotoReviewTexts } from '../../../i18n/photo-review/en.ts';
import { VerdictFigures, VerdictItem, VerdictName } from '../../../ui/verdict/verdict-item.tsx';
import type { PhotoCheck, Verdict } from './photo-check.ts';
import styles from './photo-checklist.module.css';

export interface ChecklistRow {
  readonly id: PhotoCheck['id'];
  /** The recommended value, in figures. */
  readonly required: string | undefined;
  /** Absent until a photo is chosen. */
  readonly measured?: { readonly value: string; readonly verdict: Verdict; readonly sentence: string };
}

/** Lists the recommended values and, once a photo is chosen, the measured ones with a verdict on each. */
export function PhotoChecklist({ rows, texts }: { rows: readonly ChecklistRow[]; texts: PhotoReviewTexts }) {
  const measured = rows.filter((row) => row.measured);
  const good = measured.filter((row) => row.measured?.verdict === 'good').length;
  return (
    <section className={styles.list} aria-label={texts.list}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{texts.list}</h2>
        <p role="status" className={styles.sum}>
          {measured.length > 0 ? `${good} / ${measured.length} ${texts.inOrder}` : null}
        </p>
      </div>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <Row key={row.id} row={row} texts={texts} />
        ))}
      </ul>
    </section>
  );
}

function Row({ row: { id, required, measured }, texts }: { row: ChecklistRow; texts: PhotoReviewTexts }) {
  const figures = [
    ...(measured?.value ? [{ label: texts.measured, value: measured.value, isOwn: true }] : []),
    ...(required ? [{ label: texts.wanted, value: required, isOwn: false }] : []),
  ];
  return (
    <VerdictItem verdict={measured?.verdict}>
      <VerdictName name={texts.checks[id]} verdict={measured && texts.verdicts[measured.verdict]} />
      {measured ? <p>{measured.sentence}</p> : null}
      <VerdictFigures figures={figures} />
    </VerdictItem>
  );
}
