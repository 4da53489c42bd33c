import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Arrival } from './arrival.ts';
import { LanguageSwitcher } from './language-switcher.tsx';
import { Logo } from './logo.tsx';
import { PageLinks } from './page-links.tsx';
import styles from './site-header.module.css';
import { useRootData } from './use-root-data.ts';

export function SiteHeader({ source }: { source: Arrival | undefined }) {
  const texts = useRootData().layout;
  const menu = useRef<HTMLElement>(null);
  const { key } = useLocation();

  // The effect depends on the location's key and not on the path, so that a link to the open page closes the menu, too.
  useEffect(() => {
    const element = menu.current;
    // The method is checked first, because a browser without popovers throws on the selector.
    if (element && 'hidePopover' in element && element.matches(':popover-open')) element.hidePopover();
  }, [key]);

  return (
    <header>
      <p className={styles.banner}>
        <span>{texts.hosted}</span>
        {source ? (
          <span className={styles.source}>
            {texts.source.from} {source.source}
            {source.named ? `, ${texts.source.arrival}` : ''}
          </span>
        ) : null}
      </p>
      <div className={styles.bar}>
        <Logo />
        <nav className={styles.wideLinks} aria-label={texts.mainNavigation}>
          <PageLinks className={styles.links} pages={['examples', 'pricing', 'createHeadshot']} />
        </nav>
        <LanguageSwitcher id="languages" source={source} />
        <button type="button" className={styles.menuButton} popoverTarget="main-menu">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M3 8h18M3 16h18" stroke="currentColor" strokeWidth="2" />
          </svg>
          {texts.menu}
        </button>
        {/* Browsers close a popover on Escape and on a click outside, even before any script has loaded. */}
        <nav
          className={styles.menu}
          id="main-menu"
          popover="auto"
          ref={menu}
          aria-label={texts.menuNavigation}
        >
          <div className={styles.menuInner}>
            <PageLinks
              className={styles.menuFirst}
              pages={['home', 'createHeadshot', 'pricing', 'examples', 'blog', 'about', 'findGallery']}
            />
            <PageLinks
              pages={[
                'cvPhoto',
                'resumePhoto',
                'resumeHeadshot',
                'aiResumePhoto',
                'linkedinPhotoReview',
                'resumePhotoReview',
                'resumePhotoCropper',
                'resumeBuilder',
              ]}
            />
            <PageLinks pages={['whiteLabel', 'privacyPolicy', 'termsOfService', 'imprint']} />
          </div>
        </nav>
      </div>
    </header>
  );
}

/** The header of an advertisement's page: a small logo and the banner's text, without links that lead elsewhere (spec §2). */
export function LandingHeader() {
  const { layout } = useRootData();
  return (
    <header className={styles.landing}>
      <Logo />
      <p className={styles.landingText}>{layout.hosted}</p>
    </header>
  );
}
