import type { ReactNode } from 'react';
import type { PageHandle } from '../page-handle.ts';
import { ArrivalBanner } from './arrival-banner.tsx';
import { CallToActionBar } from './call-to-action-bar.tsx';
import { LandingHeader } from './landing-header.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';
import { useArrival } from './use-arrival.ts';
import { usePageViews } from './use-page-views.ts';
import { useTabAttention } from './use-tab-attention.ts';

/** What stands around every page. */
export function SiteLayout({ kind, children }: { kind: PageHandle['layout']; children: ReactNode }) {
  const source = useArrival();
  usePageViews();
  useTabAttention(kind !== 'bare');
  if (kind === 'bare') return children;
  const landing = kind === 'landing';
  return (
    <>
      <SkipLink />
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
      {landing ? null : <CallToActionBar />}
    </>
  );
}
