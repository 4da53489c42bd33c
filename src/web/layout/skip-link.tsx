import type { MouseEvent } from 'react';
import styles from './skip-link.module.css';
import { useRootData } from './use-root-data.ts';

/** A link past the header to the page's `<main>`, whose id is `main` (ui/page.tsx). */
export function SkipLink() {
  // The default action would replace the URL's hash, which may name a step of the page (withdrawal-form.tsx).
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById('main')?.focus();
  };
  return (
    <a href="#main" className={styles.skip} onClick={skip}>
      {useRootData().layout.skipToContent}
    </a>
  );
}
