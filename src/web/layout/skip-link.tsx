import styles from './skip-link.module.css';
import { useRootData } from './use-root-data.ts';

/** Every page's `<main>` carries id="main" (ui/page.tsx). */
export function SkipLink() {
  return (
    <a href="#main" className={styles.skip}>
      {useRootData().layout.skipToContent}
    </a>
  );
}
