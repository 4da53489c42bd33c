import { useEffect } from 'react';
import { TITLE_ROTATION_MS, titleWhileAway } from './tab-title.ts';
import { useRootData } from './use-root-data.ts';

/**
 * While the tab is hidden or the window is not in use, its title changes every three seconds (spec §2). Not for those
 * who want less motion or force colours, as many who use a screen reader or a magnifier do.
 */
export function useTabAttention(enabled: boolean): void {
  const { tabTitles } = useRootData().layout;
  useEffect(() => {
    if (!enabled || !matchMedia('(prefers-reduced-motion: no-preference) and (forced-colors: none)').matches)
      return;
    let own: string | undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    const leave = () => {
      if (own !== undefined) return;
      own = document.title;
      let awayMs = 0;
      const turn = () => {
        document.title = titleWhileAway(tabTitles, awayMs) ?? document.title;
        awayMs += TITLE_ROTATION_MS;
      };
      turn();
      timer = setInterval(turn, TITLE_ROTATION_MS);
    };
    const comeBack = () => {
      clearInterval(timer);
      if (own !== undefined) document.title = own;
      own = undefined;
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
  }, [enabled, tabTitles]);
}
