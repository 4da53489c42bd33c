import { useEffect } from 'react';
import { PRIVATE_PAGES } from '../../page-urls.ts';
import { isTabBusy } from '../../ui/busy-tab.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { TITLE_ROTATION_MS, titleToReturnTo, titleWhileAway } from './tab-title.ts';
import { useOpenPage } from './use-open-page.ts';
import { useRootData } from './use-root-data.ts';

/**
 * While the tab is hidden or the window is not in use, its title changes every three seconds (spec §2). Not for those
 * who want less motion or force colours, as many who use a screen reader or a magnifier do; not where somebody waits
 * for something of their own and looks at the tab to see how far it is.
 */
export function useTabAttention(enabled: boolean): void {
  const { tabTitles } = useRootData().layout;
  const page = useOpenPage();
  const wanted = useMediaQuery('(prefers-reduced-motion: no-preference) and (forced-colors: none)');
  const rotates = enabled && wanted && !(page && PRIVATE_PAGES.has(page));
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
    const leave = () => {
      if (timer !== undefined) return;
      let awayMs = 0;
      const turn = () => {
        if (isTabBusy()) return restore();
        own = own === undefined ? document.title : titleToReturnTo({ own, shown, now: document.title });
        shown = titleWhileAway(tabTitles, awayMs) ?? own;
        document.title = shown;
        awayMs += TITLE_ROTATION_MS;
      };
      turn();
      timer = setInterval(turn, TITLE_ROTATION_MS);
    };
    const comeBack = () => {
      clearInterval(timer);
      timer = undefined;
      restore();
    };
    const look = () => (document.visibilityState === 'visible' && document.hasFocus() ? comeBack() : leave());
    addEventListener('blur', look);
    addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('blur', look);
      removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
      comeBack();
    };
  }, [rotates, tabTitles]);
}
