import { Link } from 'react-router';
import { BRAND } from '../../catalog/brand.ts';
import { pagePath } from '../../page-urls.ts';
import { useLanguage } from '../../ui/language.tsx';
import styles from './site-header.module.css';
import { useRootData } from './use-root-data.ts';

/** The brand's name beside a frame of film. */
export function Logo() {
  const language = useLanguage();
  return (
    <Link to={pagePath('home', language)} className={styles.logo} aria-label={useRootData().layout.homeOf}>
      <svg viewBox="0 0 32 32" aria-hidden="true" className={styles.logoMark}>
        <path fill="currentColor" d={BRAND.mark.ink} />
        <path fill="var(--paper)" d={BRAND.mark.windows} />
        <path fill="currentColor" d={BRAND.mark.figure} />
      </svg>
      <span>{BRAND.name}</span>
    </Link>
  );
}
