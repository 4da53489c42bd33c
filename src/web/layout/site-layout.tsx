import type { ReactNode } from 'react';
import type { PageHandle } from '../page-handle.ts';
import { ArrivalBanner } from './arrival-banner.tsx';
import { CallToActionBar } from './call-to-action-bar.tsx';
import { LandingHeader } from './landing-header.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';
import { useArrival } from './use-arrival.ts';
import { usePageViews } from './use-page-views.ts';
import { useTabAttention } from './use-tab-attention.ts';

/** What stands around every page. */
export function SiteLayout({ handle, children }: { handle: PageHandle; children: ReactNode }) {
  const source = useArrival();
  usePageViews();
  useTabAttention(handle.layout !== 'bare');
  if (handle.layout === 'bare') return children;
  const landing = handle.layout === 'landing';
  return (
    <>
      <SkipLink />
      <NavigationBar />
      {landing ? (
        <LandingHeader />
      ) : (
        <>
          <ArrivalBanner source={source} />
          <SiteHeader source={source} />
        </>
      )}
      {children}
      <SiteFooter />
      {landing || handle.ownBar ? null : <CallToActionBar />}
    </>
  );
}
