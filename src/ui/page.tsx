import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { classNames } from './class-names.ts';
import styles from './page.module.css';

/** The main part of a page, in the middle of the table; the skip link leads here. */
export function Page({ children, width = 'page' }: { children: ReactNode; width?: 'page' | 'reading' }) {
  const main = useRef<HTMLElement>(null);
  // `POP` is a loaded document, and back and forward.
  const ledHere = useRef(useNavigationType() !== 'POP');

  // The link that led here is gone: a screen reader begins at the new page, and Tab at its first control.
  useEffect(() => {
    if (ledHere.current) main.current?.focus({ preventScroll: true });
  }, []);

  return (
    <main ref={main} id="main" tabIndex={-1} className={classNames(styles.page, styles[width])}>
      {children}
    </main>
  );
}
