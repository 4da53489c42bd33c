import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { ConsentProvider, useConsent } from '../../features/consent/consent-provider.tsx';
import { pagePath, pagePattern, PRIVATE_PAGES } from '../../page-urls.ts';
import { track } from '../../platform/analytics/analytics-events.client.ts';
import { useLanguage } from '../../ui/language.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { RouteHandle } from '../route-handle.ts';
import { type Arrival, arrivalOf } from './arrival.ts';
import { ArrivalBanner } from './arrival-banner.tsx';
import { SiteFooter } from './site-footer.tsx';
import { LandingHeader, SiteHeader } from './site-header.tsx';
import styles from './site-layout.module.css';
import { useOpenPage } from './use-open-page.ts';
import { useRootData } from './use-root-data.ts';

/** Loaded after hydration, because no page needs it to be read. Without a connection it must not take the page with it. */
const VisitExtras = lazy(() => import('./visit-extras.tsx').catch(() => ({ default: () => <></> })));

/** The visitor's choice and the banner load once the page works (`ConsentProvider`). */
const loadConsentArea = () => import('./consent-area.tsx').then(({ ConsentArea }) => ConsentArea);

/** Renders the header, the footer and the bars around every page. */
export function SiteLayout({ handle, children }: { handle: RouteHandle; children: ReactNode }) {
  const source = useArrival();
  usePageViews();
  const { layout } = handle;
  // A page inside an overlay asks nobody.
  if (layout === 'bare') return children;
  return (
    <>
      <SkipLink />
      <ConsentProvider load={loadConsentArea}>
        <NavigationBar />
        {layout === 'landing' ? (
          <LandingHeader />
        ) : (
          <>
            <ArrivalBanner source={source} />
            <SiteHeader source={source} />
          </>
        )}
        {children}
        <SiteFooter />
        {layout === 'landing' || handle.ownBar ? null : <CallToActionBar />}
        <LateExtras />
      </ConsentProvider>
    </>
  );
}

/** A component of its own, so that the end of the hydration does not render the page again. */
function LateExtras() {
  const hydrated = useHydrated();
  const { isBannerShown } = useConsent();
  if (!hydrated) return null;
  return (
    <Suspense fallback={null}>
      <VisitExtras isBannerShown={isBannerShown} />
    </Suspense>
  );
}

/** A link past the header to the page's `<main>`, whose id is `main` (ui/page.tsx). */
function SkipLink() {
  // The default action would replace the URL's hash, which may name a step of the page (withdrawal-form.tsx).
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById('main')?.focus();
  };
  return (
    <a href="#main" className={styles.skipLink} onClick={skip}>
      {useRootData().layout.skipToContent}
    </a>
  );
}

/** A thin line that appears while the next page takes noticeably long to load. */
function NavigationBar() {
  const { loading } = useRootData().layout;
  const navigation = useNavigation();
  return (
    <div role="status">
      {navigation.state === 'loading' ? (
        <div className={styles.loadingBar}>
          <span className={styles.loadingText}>{loading}</span>
        </div>
      ) : null}
    </div>
  );
}

/** A bar that sticks to the bottom of a phone's screen on every page except an advertisement's (spec §2); the banner takes its place. */
function CallToActionBar() {
  const language = useLanguage();
  const { action, price } = useRootData().layout.callToAction;
  if (useConsent().isBannerShown) return null;
  return (
    <aside className={styles.callToAction} aria-label={action}>
      <span className={styles.price}>{price}</span>
      <LinkButton to={pagePath('createHeadshot', language)} className={styles.action}>
        {action}
      </LinkButton>
    </aside>
  );
}

/** Returns the visit's source, which is remembered while the visitor navigates without reloading. */
function useArrival(): Arrival | undefined {
  const { search } = useLocation();
  const [first, setFirst] = useState(() => arrivalOf(search));
  const current = arrivalOf(search);
  if (current && current.source !== first?.source) setFirst(current);
  return current ?? first;
}

/** Records a page view after each change of the route, with the title and the path (spec §2). */
function usePageViews(): void {
  const { pathname } = useLocation();
  const language = useLanguage();
  const page = useOpenPage();
  // The path of a private page is its owner's secret, so only its pattern is recorded.
  const path = page && PRIVATE_PAGES.has(page) ? pagePattern(page, language) : pathname;
  useEffect(() => {
    track('page-view', { title: document.title, path });
  }, [path]);
}
