import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { classNames } from './class-names.ts';
import styles from './page.module.css';

/** React Router's key of the address a document was loaded with. */
const FIRST_LOCATION_KEY = 'default';

/** The main part of a page, in the middle of the table; the skip link leads here. */
export function Page({ children, width = 'page' }: { children: ReactNode; width?: 'page' | 'reading' }) {
  const main = useRef<HTMLElement>(null);
  const { key, hash } = useLocation();
  const arrived = useRef(key !== FIRST_LOCATION_KEY && hash === '');

  // The link that led here is gone: a screen reader begins at the new page, and Tab at its first control.
  useEffect(() => {
    if (arrived.current) main.current?.focus({ preventScroll: true });
  }, []);

  return (
    <main ref={main} id="main" tabIndex={-1} className={classNames(styles.page, styles[width])}>
      {children}
    </main>
  );
}
