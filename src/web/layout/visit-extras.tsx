import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { NewsletterOverlays } from '../../features/newsletter/overlays/newsletter-overlays.tsx';
import { type PageName, pagePattern, PRIVATE_PAGES } from '../../page-urls.ts';
import { track } from '../../platform/analytics/analytics-events.client.ts';
import { useLanguage } from '../../ui/language.tsx';
import type { RouteHandle } from '../route-handle.ts';
import { useOpenPage } from './use-open-page.ts';
import { useTabAttention } from './use-tab-attention.ts';

/** Everything about a visit that is not needed to read the page: page views, titles of a hidden tab, overlays. */
export default function VisitExtras({
  layout,
  isBannerShown,
}: Pick<RouteHandle, 'layout'> & { isBannerShown: boolean }) {
  const language = useLanguage();
  const page = useOpenPage();
  usePageViews(page);
  useTabAttention(layout !== 'bare');
  if (layout === 'bare') return null;
  return (
    // Another language has other texts, so the overlays start anew.
    <NewsletterOverlays key={language} page={page} isBannerShown={isBannerShown} />
  );
}

/** Records a page view after each change of the route, with the title and the path (spec §2). */
function usePageViews(page: PageName | undefined): void {
  const { pathname } = useLocation();
  const language = useLanguage();
  // The path of a private page is its owner's secret, so only its pattern is recorded.
  const path = page && PRIVATE_PAGES.has(page) ? pagePattern(page, language) : pathname;
  useEffect(() => {
    track('page-view', { title: document.title, path });
  }, [path]);
}
