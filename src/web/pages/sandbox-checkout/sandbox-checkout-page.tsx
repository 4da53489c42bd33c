import { data, redirect } from 'react-router';
import { ClosedSandboxCheckout } from '../../../features/orders/sandbox/closed-sandbox-checkout.tsx';
import { isLanguage } from '../../../catalog/languages.ts';
import { findOrder } from '../../../features/orders/order-store.server.ts';
import { SandboxCheckout } from '../../../features/orders/sandbox/sandbox-checkout.tsx';
import type { SandboxOrderView } from '../../../features/orders/sandbox/sandbox-step.ts';
import { sandboxCheckoutTexts } from '../../../i18n/sandbox-checkout/index.ts';
import { pagePath } from '../../../page-urls.ts';
import { Page } from '../../../ui/page.tsx';
import { visitContext, webContext } from '../../context.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { privateMeta, rootOf } from '../../page-meta.ts';
import type { Route } from './+types/sandbox-checkout-page.ts';

export const handle: RouteHandle = { layout: 'bare' };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const web = context.get(webContext);
  const { pathname, search, searchParams } = new URL(request.url);
  const key = searchParams.get('key') ?? '';
  const allowed = web.sandboxPayments !== undefined && web.capabilities.verify('checkout', params.id, key);
  const order = allowed ? await findOrder(web.db, params.id) : undefined;
  // A refunded order cannot be paid again. One that was refunded because another order had paid for the shoot shows as paid.
  const isRefunded = order?.state === 'refunded' || order?.state === 'refund_requested';
  if (!order || (isRefunded && order.refundReason !== 'duplicate')) {
    return data({ order: undefined, key: '' }, { status: 404 });
  }

  // The provider opens the unprefixed path and names the language of the page around the overlay in the query. The other
  // languages are redirected to their own paths; English has only the unprefixed one.
  const wanted = searchParams.get('language');
  const path = isLanguage(wanted) ? pagePath('sandboxCheckout', wanted, params) : pathname;
  if (wanted !== context.get(visitContext).language && path !== pathname) throw redirect(path + search);
  const view: SandboxOrderView = {
    orderId: order.id,
    packageId: order.packageId,
    amountCents: order.amountCents,
    currency: order.currency,
    paid: order.state !== 'open',
  };
  return { order: view, key };
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const root = rootOf(matches);
  return root ? privateMeta(sandboxCheckoutTexts[root.language].title) : [];
};

export default function SandboxCheckoutPage({ loaderData }: Route.ComponentProps) {
  return (
    <Page width="reading">
      {loaderData.order ? (
        <SandboxCheckout order={loaderData.order} checkoutKey={loaderData.key} />
      ) : (
        <ClosedSandboxCheckout />
      )}
    </Page>
  );
}
