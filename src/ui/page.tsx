import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { classNames } from './class-names.ts';
import styles from './page.module.css';

/** The main part of a page, in the middle of the table; the skip link leads here. */
export function Page(props: {
  children: ReactNode;
  width?: 'page' | 'reading';
  /** On paper without what stands around it: header and footer of the site are no part of the text. */
  printedAlone?: boolean;
}) {
  const { children, width = 'page', printedAlone = false } = props;
  const main = useRef<HTMLElement>(null);
  // `POP` is a loaded document, and back and forward.
  const ledHere = useRef(useNavigationType() !== 'POP');
  const part = useRef(useLocation().hash.slice(1));

  // The link that led here is gone: a screen reader begins at the new page, or at the part of it that the link named,
  // and Tab at its first control.
  useEffect(() => {
    if (!ledHere.current) return;
    const named = part.current === '' ? null : document.getElementById(part.current);
    // Only what can take the focus keeps it.
    if (named && named.tabIndex < 0) named.tabIndex = -1;
    (named ?? main.current)?.focus({ preventScroll: true });
  }, []);

  return (
    <main
      ref={main}
      id="main"
      tabIndex={-1}
      className={classNames(styles.page, styles[width], printedAlone && styles.alone)}
    >
      {children}
    </main>
  );
}
