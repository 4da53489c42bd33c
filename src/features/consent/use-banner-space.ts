import { useLayoutEffect } from 'react';
import { whenIdle } from '../../ui/when-idle.client.ts';

/** The CSS variable with the height of the banner, by which the page makes room for it (base.css). */
const HEIGHT = '--consent-height';

/**
 * Lets the page end below the banner, so that everything on it can be scrolled into view. The variable is inherited by every
 * element, and styling all of them again waits until the browser is idle.
 */
export function useBannerSpace(banner: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const element = banner.current;
    if (!element) return;
    const root = document.documentElement.style;
    let cancel = () => {};
    const measure = () => {
      cancel();
      cancel = whenIdle(() => root.setProperty(HEIGHT, `${Math.ceil(element.offsetHeight)}px`));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancel();
      root.removeProperty(HEIGHT);
    };
  }, [banner]);
}
