import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { pagePattern, PRIVATE_PAGES } from '../../page-urls.ts';
import { track } from '../../platform/analytics/analytics-events.client.ts';
import { useLanguage } from '../../ui/language.tsx';
import type { RouteHandle } from '../route-handle.ts';
import { type Arrival, arrivalOf } from './arrival.ts';
import { ArrivalBanner } from './arrival-banner.tsx';
import { CallToActionBar } from './call-to-action-bar.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { SiteFooter } from './site-footer.tsx';
import { LandingHeader, SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';
import { useOpenPage } from './use-open-page.ts';
import { useTabAttention } from './use-tab-attention.ts';

/** Renders the header, the footer and the bars around every page. */
export function SiteLayout({ handle, children }: { handle: RouteHandle; children: ReactNode }) {
  const source = useArrival();
  usePageViews();
  useTabAttention(handle.layout !== 'bare');
  if (handle.layout === 'bare') return children;
  const landing = handle.layout === 'landing';
  return (
    <>
      <SkipLink />
      <NavigationBar />
      {landing ? (
        <LandingHeader />
      ) : (
        <>
          <ArrivalBanner source={source} />
          <SiteHeader source={source} />
        </>
      )}
      {children}
      <SiteFooter />
      {landing || handle.ownBar ? null : <CallToActionBar />}
    </>
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
