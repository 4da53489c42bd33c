import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { BRAND } from '../../catalog/brand.ts';
import { layoutTexts } from '../../i18n/layout.ts';
import { useLanguage } from '../../ui/language.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { Logo } from './logo.tsx';
import { MainLinks } from './main-links.tsx';
import styles from './site-header.module.css';

export function SiteHeader() {
  const language = useLanguage();
  const texts = layoutTexts[language];
  const menu = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();

  useEffect(() => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  }, [pathname, hash]);

  return (
    <header className={styles.header}>
      <p className={styles.banner}>{texts.hostedIn(BRAND.hostingCountry[language])}</p>
      <div className={styles.bar}>
        <Logo />
        <nav className={styles.wideLinks} aria-label={texts.mainNavigation}>
          <MainLinks />
        </nav>
        <LanguageSwitcher id="languages" />
        <button type="button" className={styles.menuButton} popoverTarget="main-menu">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M3 8h18M3 16h18" stroke="currentColor" strokeWidth="2" />
          </svg>
          {texts.openMenu}
        </button>
        <nav
          className={styles.menu}
          id="main-menu"
          popover="auto"
          ref={menu}
          aria-label={texts.mainNavigation}
        >
          <MainLinks />
        </nav>
      </div>
    </header>
  );
}
