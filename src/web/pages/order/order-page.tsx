import { data } from 'react-router';
import { hasAnalyticsConsent } from '../../../features/consent/consent-storage.client.ts';
import { ownerLink } from '../../../features/gallery/gallery-urls.ts';
import { openOrderPage } from '../../../features/orders/order-page/open-order-page.server.ts';
import { describeOrder } from '../../../features/orders/order-page/order-sheet.ts';
import { OrderSheetPage } from '../../../features/orders/order-page/order-sheet-page.tsx';
import { continueOrderLink } from '../../../features/orders/order-urls.ts';
import { orderPageTexts } from '../../../i18n/order-page/index.ts';
import { Page } from '../../../ui/page.tsx';
import { orderKey } from '../../api/orders/order-cookie.ts';
import { visitContext, webContext } from '../../context.ts';
import { privateMeta } from '../../page-meta.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { OrderGone } from '../../sections/order-gone.tsx';
import type { Route } from './+types/order-page.ts';

/**
 * Loads the order for its buyer. The key comes from a cookie, which the mailed link sets (web/api/key-link.ts). A wrong or missing
 * key gets the same response as an order that does not exist.
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const web = context.get(webContext);
  const { language } = context.get(visitContext);
  const { title, gone } = orderPageTexts[language];
  const order = await openOrderPage(web, params.id, orderKey(request, 'order', params.id));
  if (!order) return data({ sheet: undefined, gone, title: gone.title }, { status: 404 });
  const { id, shootId } = order;
  const sheet = describeOrder(order, {
    language,
    imprint: web.settings.imprint,
    continueUrl: continueOrderLink('', language, id, web.capabilities.keyFor('order', id)),
    galleryUrl:
      shootId === null
        ? undefined
        : ownerLink('', language, shootId, web.capabilities.keyFor('owner', shootId)),
  });
  return { sheet, gone: undefined, title };
}

/** Without the bar that invites to buy: the visitor has bought already. */
export const handle: RouteHandle = { layout: 'full', ownBar: true };

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? privateMeta(loaderData.title) : []);

export default function OrderPage({ loaderData: { sheet, gone } }: Route.ComponentProps) {
  return (
    <Page printsContentOnly>
      {sheet ? (
        <OrderSheetPage sheet={sheet} mayRemember={hasAnalyticsConsent} />
      ) : (
        <OrderGone texts={gone} />
      )}
    </Page>
  );
}
