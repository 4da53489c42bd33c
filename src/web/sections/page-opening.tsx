import type { ReactNode } from 'react';
import styles from './page-opening.module.css';

export interface PageOpeningProps {
  heading: string;
  lead: string;
  /** Buttons below the text. */
  children?: ReactNode;
  /** Small print beside the buttons, such as a price or a promise. */
  note?: string;
  /** A picture or drawing beside the text; below it on phones. */
  figure?: ReactNode;
}

/** The first section of a public page: its heading, one sentence, buttons and a figure. */
export function PageOpening({ heading, lead, children, note, figure }: PageOpeningProps) {
  return (
    <header className={styles.opening} data-figure={figure ? true : undefined}>
      <div className={styles.text}>
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
