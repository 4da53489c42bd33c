import type { ReactNode } from 'react';
import styles from './page-opening.module.css';

export interface PageOpeningProps {
  heading: string;
  lead: string;
  /** Buttons and small print below the words. */
  children?: ReactNode;
  /** A picture or drawing beside the words; below them on a telephone. */
  figure?: ReactNode;
}

/** How a public page begins: what it says in one sentence, and something to look at. */
export function PageOpening({ heading, lead, children, figure }: PageOpeningProps) {
  return (
    <header className={styles.opening} data-figure={figure ? true : undefined}>
      <div className={styles.words}>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        {children ? <div className={styles.actions}>{children}</div> : null}
      </div>
      {figure ? <div className={styles.figure}>{figure}</div> : null}
    </header>
  );
}
