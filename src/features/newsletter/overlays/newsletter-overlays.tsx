import { lazy, Suspense, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PageName } from '../../../page-urls.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { useIsDialogOpen } from '../../../ui/open-dialogs.ts';
import { whenIdle } from '../../../ui/when-idle.client.ts';
import { storedValue, storeValues } from '../sign-up-record/browser-storage.client.ts';
import { checkoutPath, type CheckoutState } from './checkout-target.ts';
import { startSendingFallbackRecords } from '../sign-up-record/fallback-records.client.ts';
import { loadOverlayContent } from './overlay-content.client.ts';
import type { OverlayContent } from './overlay-content.ts';
import { allowsOverlays } from './overlay-pages.ts';
import { SHOW_WELCOME_MODAL, takeWelcomeRequest } from './overlay-requests.client.ts';
import { nextAtMs, NO_OVERLAYS, overlaysReducer } from './overlays.ts';
import { FIRST_VISIT, readVisit, visitChanges } from './stored-visit.ts';
import { useOverlayEvents } from './use-overlay-events.ts';
import { useOverlayTracking } from './use-overlay-tracking.ts';

const loadView = () => import('./overlay-view.tsx');
const OverlayView = lazy(loadView);

/**
 * The overlays that invite to the newsletter: exit intent, newsletter, welcome and success modal (spec §4). At most one is open,
 * and none opens by itself while the cookie banner or another dialog is open.
 */
export function NewsletterOverlays({
  page,
  isBannerShown,
}: {
  page: PageName | undefined;
  isBannerShown: boolean;
}) {
  const [state, dispatch] = useReducer(overlaysReducer, NO_OVERLAYS);
  const { open, visit, destination } = state;
  const isAllowedPage = allowsOverlays(page);
  const { loaded, load } = useContent(isAllowedPage, () => dispatch({ type: 'ready', atMs: Date.now() }));
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // The campaign of a visit is in the URL of its first page.
  const [landingSearch] = useState(search);

  useOverlayEvents(dispatch);
  useOverlayTracking(open);
  useEffect(startSendingFallbackRecords, []);

  useEffect(() => {
    dispatch({ type: 'moved', atMs: Date.now(), isAllowedPage });
  }, [pathname, isAllowedPage]);

  const isDialogOpen = useIsDialogOpen();
  const isOtherOpen = isBannerShown || (isDialogOpen && !open);
  useEffect(() => {
    dispatch({ type: 'other-changed', atMs: Date.now(), isOtherOpen });
  }, [isOtherOpen]);

  useEffect(() => {
    // Nothing is known of the visit before it was read.
    if (visit !== FIRST_VISIT) storeValues(visitChanges(readVisit(storedValue), visit));
  }, [visit]);

  const dueAtMs = nextAtMs(state);
  useEffect(() => {
    if (dueAtMs === undefined) return;
    const timer = setTimeout(
      () => dispatch({ type: 'time', atMs: Date.now() }),
      Math.max(0, dueAtMs - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [dueAtMs]);

  useEffect(() => {
    if (!destination) return;
    dispatch({ type: 'departed' });
    const state: CheckoutState = { email: destination.email };
    void navigate(checkoutPath(destination, language), { state });
  }, [destination, language, navigate]);

  useEffect(() => {
    const onRequest = () => {
      const request = takeWelcomeRequest();
      if (!request) return;
      dispatch({ type: 'welcome-requested', atMs: Date.now() });
      load().catch(() => {
        dispatch({ type: 'welcome-failed' });
        request.onFailed();
      });
    };
    onRequest();
    addEventListener(SHOW_WELCOME_MODAL, onRequest);
    return () => removeEventListener(SHOW_WELCOME_MODAL, onRequest);
  }, [load]);

  if (!open || !loaded) return null;
  return (
    <Suspense fallback={null}>
      <OverlayView overlay={open} content={loaded} search={landingSearch} dispatch={dispatch} />
    </Suspense>
  );
}

/** Loads what the overlays show when the browser is idle, on pages where one may open, or when it is asked for. */
function useContent(isAllowedPage: boolean, onLoaded: () => void) {
  const language = useLanguage();
  const [loaded, setLoaded] = useState<OverlayContent>();
  const loading = useRef<Promise<void>>(undefined);
  const report = useRef(onLoaded);
  useEffect(() => {
    report.current = onLoaded;
  });

  const load = useCallback(() => {
    loading.current ??= Promise.all([loadOverlayContent(language), loadView()]).then(
      ([content]) => {
        setLoaded(content);
        report.current();
      },
      (error: unknown) => {
        // The next page, or the next press, tries again.
        loading.current = undefined;
        throw error;
      },
    );
    return loading.current;
  }, [language]);

  useEffect(() => {
    if (!isAllowedPage) return;
    // Without a connection no overlay opens, and the next page tries again.
    return whenIdle(() => void load().catch(() => undefined));
  }, [isAllowedPage, load]);

  return { loaded, load };
}
