import { useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { layoutTexts } from '../../i18n/layout.ts';
import { inLanguage, PAGES, pagePath } from '../../routes.ts';
import { useLanguage } from '../../ui/language.tsx';
import styles from './site-header.module.css';

const never = () => () => {};

/** The two ways through the site; the one that is open is marked. */
export function MainLinks() {
  const language = useLanguage();
  const texts = layoutTexts[language];
  const { pathname, hash } = useLocation();
  const page = inLanguage(pathname, 'en');
  // The server never sees the part behind "#", so the first picture in the browser must ignore it too.
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const atPricing = page === PAGES.home && hydrated && hash === '#pricing';
  return (
    <ul className={styles.links}>
      <li>
        <Link to={`${pagePath('home', language)}#pricing`} aria-current={atPricing ? 'location' : undefined}>
          {texts.pricing}
        </Link>
      </li>
      <li>
        <Link
          to={pagePath('createHeadshot', language)}
          aria-current={page === PAGES.createHeadshot ? 'page' : undefined}
        >
          {texts.createHeadshot}
        </Link>
      </li>
    </ul>
  );
}
