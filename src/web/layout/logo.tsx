import { Link } from 'react-router';
import { BRAND } from '../../catalog/brand.ts';
import { pagePath } from '../../routes.ts';
import { useLanguage } from '../../ui/language.tsx';
import styles from './site-header.module.css';
import { useRootData } from './use-root-data.ts';

/** The name beside one frame of film. */
export function Logo() {
  const language = useLanguage();
  return (
    <Link to={pagePath('home', language)} className={styles.logo} aria-label={useRootData().layout.homeOf}>
      <svg viewBox="0 0 32 32" aria-hidden="true" className={styles.logoMark}>
        <path fill="currentColor" d="M4 1h24v30H4z" />
        <path
          fill="var(--paper)"
          d="M8 6h16v20H8zM6 2.500h2v2H6zM10.7 2.500h2v2h-2zM15.3 2.500h2v2h-2zM20 2.500h2v2h-2zM24.3 2.500h2v2h-2zM6 27.500h2v2H6zM10.7 27.500h2v2h-2zM15.3 27.500h2v2h-2zM20 27.500h2v2h-2zM24.3 27.500h2v2h-2z"
        />
        <path
          fill="currentColor"
          d="M16 9.500a4 4 0 0 1 4 4.300c0 2.5-1.8 4.7-4 4.700s-4-2.2-4-4.700a4 4 0 0 1 4-4.300zM9.5 26c.3-3.8 3-6 6.5-6s6.2 2.2 6.5 6z"
        />
      </svg>
      <span>{BRAND.name}</span>
    </Link>
  );
}
