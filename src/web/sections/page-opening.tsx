import type { ReactNode } from 'react';
import styles from './page-opening.module.css';

export interface PageOpeningProps {
  heading: string;
  lead: string;
  /** Buttons below the words. */
  children?: ReactNode;
  /** Small print beside them: a price, a promise. */
  note?: string;
  /** A picture or drawing beside the words; below them on a telephone. */
  figure?: ReactNode;
}

/** How a public page begins: what it says in one sentence, and something to look at. */
export function PageOpening({ heading, lead, children, note, figure }: PageOpeningProps) {
  return (
    <header className={styles.opening} data-figure={figure ? true : undefined}>
      <div className={styles.words}>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        {children ? (
          <div className={styles.actions}>
            {children}
            {note ? <p className={styles.note}>{note}</p> : null}
          </div>
        ) : null}
      </div>
      {figure ? <div className={styles.figure}>{figure}</div> : null}
    </header>
  );
}
