import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { classNames } from './class-names.ts';
import styles from './page.module.css';

/** The `<main>` of a page, to which the skip link leads. */
export function Page(props: {
  children: ReactNode;
  width?: 'page' | 'reading';
  /** Leaves the site's header and footer out when the page is printed. */
  printsContentOnly?: boolean;
}) {
  const { children, width = 'page', printsContentOnly = false } = props;
  const main = useRef<HTMLElement>(null);
  // `POP` means that the document was loaded, or back or forward was pressed.
  const isNavigated = useRef(useNavigationType() !== 'POP');
  const hash = useRef(useLocation().hash.slice(1));

  // After a client-side navigation the link that had the focus no longer exists. Focusing the page, or the element that the
  // hash names, makes screen readers start there, and Tab go to the first control after it.
  useEffect(() => {
    if (!isNavigated.current) return;
    const target = hash.current === '' ? null : document.getElementById(hash.current);
    // An element without a tabindex could not receive the focus.
    if (target && target.tabIndex < 0) target.tabIndex = -1;
    (target ?? main.current)?.focus({ preventScroll: true });
  }, []);

  return (
    <main
      ref={main}
      id="main"
      tabIndex={-1}
      className={classNames(styles.page, styles[width], printsContentOnly && styles.printsContentOnly)}
    >
      {children}
    </main>
  );
}
