import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import type { ConsentBannerProps } from '../../features/consent/consent-banner.tsx';
import type { ConsentArea as Area } from '../../features/consent/consent-provider.tsx';
import { configuredServices } from '../../platform/analytics/analytics-settings.ts';
import { startTracking } from './tracking.client.ts';
import { useRootData } from './use-root-data.ts';

/** Visitors who have chosen never load the banner and its texts. One that does not load must not take the page with it. */
const ConsentBanner = lazy(() =>
  import('../../features/consent/consent-banner.tsx').then(
    (module) => ({ default: module.ConsentBanner }),
    () => ({ default: (_: ConsentBannerProps) => <></> }),
  ),
);

/** Starts tracking as far as the visitor's choice allows it, and asks for the choice where it is missing. */
export const ConsentArea: Area = ({ onChange }) => {
  const { analytics } = useRootData();
  const store = startTracking(analytics);
  const state = useSyncExternalStore(store.subscribe, store.state);
  const isBannerShown = state.banner.view !== 'hidden';
  useEffect(
    () => onChange({ isBannerShown, reopen: () => store.dispatch({ type: 'reopened' }) }),
    [isBannerShown, store, onChange],
  );
  if (!isBannerShown) return null;
  return (
    <Suspense fallback={null}>
      <ConsentBanner state={state} dispatch={store.dispatch} services={configuredServices(analytics)} />
    </Suspense>
  );
};
