import { Link } from 'react-router';
import { BRAND } from '../../catalog/brand.ts';
import { LIMITS } from '../../catalog/limits.ts';
import { layoutTexts } from '../../i18n/layout.ts';
import { pagePath } from '../../routes.ts';
import { useLanguage } from '../../ui/language.tsx';
import styles from './site-footer.module.css';

const DAY_MS = 86_400_000;

export function SiteFooter() {
  const language = useLanguage();
  const texts = layoutTexts[language];
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <p className={styles.name}>{BRAND.name}</p>
          <p>{texts.deletedAfter(LIMITS.galleryLifetimeMs / DAY_MS)}</p>
        </div>
        <nav aria-label={texts.footerNavigation}>
          <ul className={styles.links}>
            <li>
              <Link to={pagePath('home', language)}>{texts.home}</Link>
            </li>
            <li>
              <Link to={pagePath('createHeadshot', language)}>{texts.createHeadshot}</Link>
            </li>
            <li>
              <Link to={`${pagePath('home', language)}#pricing`}>{texts.pricing}</Link>
            </li>
            <li>
              <a href={`mailto:${BRAND.contactEmail}`}>{texts.contact}</a>
            </li>
            <li>
              <a href={BRAND.sourceUrl}>{texts.sourceCode}</a>
            </li>
          </ul>
        </nav>
      </div>
      <p className={styles.edge}>{texts.hostedIn(BRAND.hostingCountry[language])}</p>
    </footer>
  );
}
