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

  // Of the location, not of the path: also the link to the page that is open closes the menu.
  useEffect(() => {
    const element = menu.current;
    // Asked for the method first: a browser without popovers throws at the selector.
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
        {/* The browser's popover closes on Escape and on a click outside, also before any script has loaded. */}
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
