import { data, Link, useSearchParams } from 'react-router';
import { PaymentOverlay } from '../../../features/orders/checkout/payment-overlay.tsx';
import { loadShootView } from '../../../features/shoots/load-shoot-view.server.ts';
import { isExpired, isSettled } from '../../../features/shoots/shoot-state.ts';
import { DraftPage } from '../../../features/shoots/draft-page/draft-page.tsx';
import { createHeadshotTexts } from '../../../i18n/create-headshot/index.ts';
import { createPageTexts } from '../../../i18n/create-page/index.ts';
import { pagePath } from '../../../page-urls.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { Toaster } from '../../../ui/toast/toaster.tsx';
import { visitContext, webContext } from '../../context.ts';
import { marketingPage } from '../../seo/marketing-page.server.ts';
import { useRootData } from '../../layout/use-root-data.ts';
import type { RouteHandle } from '../../route-handle.ts';
import type { Route } from './+types/create-headshot-page.ts';
import styles from './create-headshot-page.module.css';
import { ConfirmingNotice } from './confirming-notice.tsx';
import { PaidNotice } from './paid-notice.tsx';
import { SelfieGuide } from './selfie-guide.tsx';

/** Loads the visitor's own shoot with the page, so that a reload shows every photo immediately. */
export async function loader({ context }: Route.LoaderArgs) {
  const { ownShootId } = context.get(visitContext);
  const { db, clock, loadWardrobeOffer } = context.get(webContext);
  const own = ownShootId ? await loadShootView(db, ownShootId) : undefined;
  const shoot = own && !isExpired(own, clock.now()) ? own : undefined;
  // A page with one person's photos must not be cached.
  const page = marketingPage(context, 'createHeadshot', createPageTexts);
  const offer = await loadWardrobeOffer();
  return data({ ...page, shoot, offer }, shoot ? { headers: { 'Cache-Control': 'private, no-store' } } : {});
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const handle: RouteHandle = { layout: 'full', ownBar: true };

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function CreateHeadshotPage({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const texts = createHeadshotTexts[language];
  const { shoot, offer, texts: page } = loaderData;
  const earlier = shoot && isSettled(shoot.state) ? shoot : undefined;
  // The address stays when the page is loaded again later, perhaps after a refund.
  const ordered = useSearchParams()[0].get('ordered');
  const isConfirming = ordered !== null && shoot !== undefined && !earlier;
  return (
    <Page>
      <div className={styles.head}>
        <h1>{page.heading}</h1>
        <p className={styles.lead}>{page.lead}</p>
      </div>
      <noscript className={styles.notice}>
        <Notice role="alert">{texts.noScript}</Notice>
      </noscript>
      {earlier ? (
        <div className={styles.notice}>
          <Notice>
            {texts.earlier.text}{' '}
            <Link to={pagePath('progress', language, { id: earlier.id })}>{texts.earlier.action}</Link>
          </Notice>
        </div>
      ) : null}
      <Toaster texts={useRootData().layout.toasts}>
        <div className={styles.draft}>
          <DraftPage
            loaded={earlier ? undefined : shoot}
            offer={offer}
            paidNotice={(packageId) => <PaidNotice packageId={packageId} />}
            waitingForPayment={isConfirming ? <ConfirmingNotice product={ordered} /> : null}
            renderPayment={(payment) => <PaymentOverlay {...payment} />}
            guide={<SelfieGuide texts={page.guide} />}
          />
        </div>
      </Toaster>
      <p className={styles.faq}>
        {page.faq.text}: <Link to={`${pagePath('home', language)}#faq`}>{page.faq.action}</Link>
      </p>
    </Page>
  );
}
