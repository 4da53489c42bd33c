import styles from './site-header.module.css';
import { Logo } from './logo.tsx';
import { useRootData } from './use-root-data.ts';

/** Above an advertisement's page: a small way home and the banner's words, nothing that leads aside (spec §2). */
export function LandingHeader() {
  const { layout } = useRootData();
  return (
    <header className={styles.landing}>
      <Logo />
      <p className={styles.landingWords}>{layout.hosted}</p>
    </header>
  );
}
