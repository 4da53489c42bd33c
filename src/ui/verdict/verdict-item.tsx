import type { ReactNode } from 'react';
import { GreaseMark } from '../picture/grease-mark.tsx';
import styles from './verdict-item.module.css';

/** `fair` means that it works but could be better. */
export type Verdict = 'good' | 'fair' | 'poor';

/** A row of a list of judgements: a red tick or cross, or a plain dash for what only deserves a look. Undefined: not judged yet. */
export function VerdictItem({ verdict, children }: { verdict: Verdict | undefined; children: ReactNode }) {
  return (
    <li className={styles.item} data-verdict={verdict}>
      <span className={styles.mark}>
        {verdict === 'good' || verdict === 'poor' ? (
          <GreaseMark kind={verdict === 'good' ? 'tick' : 'cross'} />
        ) : null}
      </span>
      <div className={styles.words}>{children}</div>
    </li>
  );
}

/** The name of what was judged, with the verdict in words at the end of the line. */
export function VerdictName({ name, verdict }: { name: string; verdict: string | undefined }) {
  return (
    <p className={styles.name}>
      {name}
      {verdict === undefined ? null : <span className={styles.verdict}>{verdict}</span>}
    </p>
  );
}

/** The verdict in words, inside a sentence. */
export function VerdictWords({ children }: { children: string }) {
  return <span className={styles.verdict}>{children}</span>;
}

export interface VerdictFigure {
  readonly label: string;
  readonly value: string;
  /** True for the measured value, false for the one to compare it with. */
  readonly isOwn: boolean;
}

/** The measured value and the one to compare it with. */
export function VerdictFigures({ figures }: { figures: readonly VerdictFigure[] }) {
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, isOwn }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={isOwn ? styles.own : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
