import { type Dispatch, useEffect } from 'react';
import { storedValue } from '../sign-up-record/browser-storage.client.ts';
import { requestedDelayMs, SHOW_DISCOUNT_MODAL } from './overlay-requests.client.ts';
import type { OverlaysEvent } from './overlays.ts';
import { scrolledShare } from './scroll-trigger.ts';
import { readVisit } from './stored-visit.ts';

/** Turns what happens in the browser into the events of the overlays' state machine. */
export function useOverlayEvents(dispatch: Dispatch<OverlaysEvent>): void {
  useEffect(() => {
    const now = () => Date.now();
    dispatch({ type: 'loaded', atMs: now(), visit: readVisit(storedValue) });

    const onMouseOut = (event: MouseEvent) => {
      const hasLeft = event.relatedTarget === null && event.clientY <= 0;
      if (hasLeft) dispatch({ type: 'left-through-top', atMs: now() });
    };
    const onVisibility = () =>
      dispatch({ type: document.visibilityState === 'hidden' ? 'tab-hidden' : 'tab-shown', atMs: now() });
    const onRequest = (event: Event) =>
      dispatch({ type: 'discount-requested', atMs: now(), delayMs: requestedDelayMs(event) });
    const onStorage = () => dispatch({ type: 'visit-changed', visit: readVisit(storedValue) });
    let frame = 0;
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => dispatch({ type: 'scrolled', atMs: now(), share: shareOfPage() }));
    };

    document.addEventListener('mouseout', onMouseOut);
    document.addEventListener('visibilitychange', onVisibility);
    addEventListener(SHOW_DISCOUNT_MODAL, onRequest);
    addEventListener('storage', onStorage);
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      document.removeEventListener('mouseout', onMouseOut);
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener(SHOW_DISCOUNT_MODAL, onRequest);
      removeEventListener('storage', onStorage);
      removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [dispatch]);
}

function shareOfPage(): number {
  return scrolledShare({
    scrolledPx: scrollY,
    heightPx: document.documentElement.scrollHeight,
    windowHeightPx: innerHeight,
  });
}
