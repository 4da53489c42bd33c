import { DashboardPage } from '../../../ui/dashboard/dashboard-page.tsx';
import { Pager } from '../../../ui/dashboard/pager.tsx';
import { ViewTabs } from '../../../ui/dashboard/view-tabs.tsx';
import { webContext } from '../../context.ts';
import { privateMeta } from '../../page-meta.ts';
import { useOperator } from '../use-operator.ts';
import type { Route } from './+types/orders-page.ts';
import { DifferencesView } from './differences-view.tsx';
import { ExportsView } from './exports-view.tsx';
import { LedgerView } from './ledger-view.tsx';
import { MovementsView } from './movements-view.tsx';
import { OrdersView } from './orders-view.tsx';
import { loadOrdersPage } from './orders-data.server.ts';
import { UnmatchedView } from './unmatched-view.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadOrdersPage(context.get(webContext), new URL(request.url).searchParams);
}

export const meta: Route.MetaFunction = () => privateMeta('Orders and money');

/** Orders, and everything about money, in several views. */
export default function OrdersPage({ loaderData: { shown, openDifferences } }: Route.ComponentProps) {
  const { isOwner: mayExport } = useOperator();
  return (
    <DashboardPage title="Orders and money">
      <ViewTabs
        label="Views of orders and money"
        current={shown.view}
        views={[
          ['orders', 'Orders'],
          ['ledger', 'Ledger per day'],
          ['movements', 'Movements'],
          ['differences', openDifferences > 0 ? `Differences (${openDifferences} open)` : 'Differences'],
          ['unmatched', 'Unmatched payments'],
          ...(mayExport ? [['exports', 'Exports'] as const] : []),
        ]}
      />
      {shown.view === 'orders' ? <OrdersView {...shown} /> : null}
      {shown.view === 'ledger' ? <LedgerView {...shown} /> : null}
      {shown.view === 'movements' ? <MovementsView {...shown} /> : null}
      {shown.view === 'differences' ? <DifferencesView {...shown} /> : null}
      {shown.view === 'unmatched' ? <UnmatchedView {...shown} /> : null}
      {shown.view === 'exports' ? <ExportsView {...shown} mayExport={mayExport} /> : null}
      {shown.view === 'exports' ? null : <Pager next={shown.next} />}
    </DashboardPage>
  );
}
