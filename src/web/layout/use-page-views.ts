import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { track } from '../../platform/analytics/analytics-events.client.ts';
import { pagePattern, PRIVATE_PAGES } from '../../page-urls.ts';
import { useLanguage } from '../../ui/language.tsx';
import { useOpenPage } from './use-open-page.ts';

/** Records a page view after each change of the route, with the title and the path (spec §2). */
export function usePageViews(): void {
  const { pathname } = useLocation();
  const language = useLanguage();
  const page = useOpenPage();
  // A gallery's address is its owner's secret.
  const path = page && PRIVATE_PAGES.has(page) ? pagePattern(page, language) : pathname;
  useEffect(() => {
    track('page-view', { title: document.title, path });
  }, [path]);
}
