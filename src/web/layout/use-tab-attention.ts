import { useEffect } from 'react';
import { PRIVATE_PAGES } from '../../page-urls.ts';
import { isTabBusy } from '../../ui/busy-tab.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { TITLE_ROTATION_MS, titleToReturnTo, titleWhileAway } from './tab-title.ts';
import { useOpenPage } from './use-open-page.ts';
import { useRootData } from './use-root-data.ts';

/**
 * Changes the title every three seconds while the tab is hidden or its window has no focus (spec §2, decision 038). Visitors
 * who prefer reduced motion or forced colours, as many users of screen readers and magnifiers do, are left alone, and so are
 * people who wait for their own photos and read the progress in the title.
 */
export function useTabAttention(): void {
  const { tabTitles } = useRootData().layout;
  const page = useOpenPage();
  const isAcceptable = useMediaQuery('(prefers-reduced-motion: no-preference) and (forced-colors: none)');
  const rotates = isAcceptable && !(page && PRIVATE_PAGES.has(page));
  useEffect(() => {
    if (!rotates) return;
    let own: string | undefined;
    let shown = '';
    let timer: ReturnType<typeof setInterval> | undefined;
    const restore = () => {
      if (own === undefined) return;
      document.title = titleToReturnTo({ own, shown, now: document.title });
      own = undefined;
    };
    const startRotating = () => {
      if (timer !== undefined) return;
      let awayMs = 0;
      const showNext = () => {
        if (isTabBusy()) return restore();
        own = own === undefined ? document.title : titleToReturnTo({ own, shown, now: document.title });
        shown = titleWhileAway(tabTitles, awayMs) ?? own;
        document.title = shown;
        awayMs += TITLE_ROTATION_MS;
      };
      showNext();
      timer = setInterval(showNext, TITLE_ROTATION_MS);
    };
    const stopRotating = () => {
      clearInterval(timer);
      timer = undefined;
      restore();
    };
    const update = () =>
      document.visibilityState === 'visible' && document.hasFocus() ? stopRotating() : startRotating();
    addEventListener('blur', update);
    addEventListener('focus', update);
    document.addEventListener('visibilitychange', update);
    return () => {
      removeEventListener('blur', update);
      removeEventListener('focus', update);
      document.removeEventListener('visibilitychange', update);
      stopRotating();
    };
  }, [rotates, tabTitles]);
}
