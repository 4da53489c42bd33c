import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './page-heading.module.css';

export interface PageHeadingProps {
  heading: string;
  lead: string;
  className?: string | undefined;
  children?: ReactNode;
}

/** The head of a page: its heading and a sentence or two. */
export function PageHeading({ heading, lead, className, children }: PageHeadingProps) {
  return (
    <header className={classNames(styles.head, className)}>
      <h1>{heading}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </header>
  );
}
