import { useLayoutEffect } from 'react';

/** The CSS variable with the height of the banner, by which the page makes room for it (base.css). */
const HEIGHT = '--consent-height';

/** Lets the page end below the banner, so that everything on it can be scrolled into view. */
export function useBannerSpace(banner: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const element = banner.current;
    if (!element) return;
    const root = document.documentElement.style;
    const measure = () => root.setProperty(HEIGHT, `${Math.ceil(element.getBoundingClientRect().height)}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeProperty(HEIGHT);
    };
  }, [banner]);
}
