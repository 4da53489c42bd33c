import { GreaseMark } from '../../../ui/picture/grease-mark.tsx';
import type { PhotoReviewTexts } from '../../../i18n/photo-review/en.ts';
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
  return (
    <li className={styles.row} data-verdict={measured?.verdict}>
      <span className={styles.mark}>
        {measured && measured.verdict !== 'fair' ? (
          <GreaseMark kind={measured.verdict === 'good' ? 'tick' : 'cross'} />
        ) : null}
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          {texts.checks[id]}
          {measured ? <span className={styles.verdict}>{texts.verdicts[measured.verdict]}</span> : null}
        </p>
        {measured ? <p>{measured.sentence}</p> : null}
        <dl className={styles.figures}>
          {measured?.value ? (
            <div>
              <dt>{texts.measured}</dt>
              <dd className={styles.own}>{measured.value}</dd>
            </div>
          ) : null}
          {required ? (
            <div>
              <dt>{texts.wanted}</dt>
              <dd>{required}</dd>
            </div>
          ) : null}
        </dl>
      </div>
    </li>
  );
}
