import { layoutTexts } from '../../i18n/layout.ts';
import { useLanguage } from '../../ui/language.tsx';
import styles from './skip-link.module.css';

/** Every page's `<main>` carries id="main" (ui/page.tsx). */
export function SkipLink() {
  return (
    <a href="#main" className={styles.skip}>
      {layoutTexts[useLanguage()].skipToContent}
    </a>
  );
}
