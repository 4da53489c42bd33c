import { data } from 'react-router';
import { loadOrderView } from '../../../features/orders/order-page/open-order-page.server.ts';
import { RefundPage } from '../../../features/orders/refunds/operator/refund-page.tsx';
import { describeRefund } from '../../../features/orders/refunds/operator/refund-sheet.ts';
import { orderRefundTexts } from '../../../i18n/order-refund/index.ts';
import { MessagePage } from '../../../ui/message-page.tsx';
import { Page } from '../../../ui/page.tsx';
import { orderKey } from '../../api/orders/order-cookie.ts';
import { visitContext, webContext } from '../../context.ts';
import { privateMeta } from '../../page-meta.ts';
import type { RouteHandle } from '../../route-handle.ts';
import type { Route } from './+types/order-refund-page.ts';

/** Loads an order for the operator who has the link of a notice. Only a POST refunds, because mail programs open links, too. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const web = context.get(webContext);
  const { language } = context.get(visitContext);
  const { title, gone } = orderRefundTexts[language];
  const key = orderKey(request, 'refund', params.id);
  const isOperator = web.capabilities.verify('refund', params.id, key);
  const view = isOperator ? await loadOrderView(web, params.id) : undefined;
  if (!view) return data({ sheet: undefined, gone, title: gone.title }, { status: 404 });
  return { sheet: describeRefund(view, language), gone: undefined, title };
}

/** Without the bar that invites to buy. */
export const handle: RouteHandle = { layout: 'full', ownBar: true };

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? privateMeta(loaderData.title) : []);

export default function OrderRefundPage({ loaderData: { sheet, gone } }: Route.ComponentProps) {
  return (
    <Page>
      {sheet ? (
        <RefundPage sheet={sheet} />
      ) : (
        <MessagePage frame={{ number: 0, caption: gone.mark }} heading={gone.heading} texts={[gone.text]} />
      )}
    </Page>
  );
}
