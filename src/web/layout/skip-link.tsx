import type { MouseEvent } from 'react';
import styles from './skip-link.module.css';
import { useRootData } from './use-root-data.ts';

/** Every page's `<main>` carries id="main" (ui/page.tsx). */
export function SkipLink() {
  // The address stays: a part of it may be a step of the page (withdrawal-form.tsx).
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
