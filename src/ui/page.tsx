import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './page.module.css';

/** The main part of a page, in the middle of the table; the skip link leads here. */
export function Page({ children, width = 'page' }: { children: ReactNode; width?: 'page' | 'reading' }) {
  return (
    <main id="main" tabIndex={-1} className={classNames(styles.page, styles[width])}>
      {children}
    </main>
  );
}
