import { data } from 'react-router';
import { listAudit } from '../../../features/operators/audit/audit-store.server.ts';
import { loadOrderDetails, mailKeysOfOrder } from '../../../features/orders/operator/order-details.server.ts';
import { listMailsAbout } from '../../../platform/mail/operator/list-mails.ts';
import { DashboardPage, DashboardSection, EmptyList } from '../../../ui/dashboard/dashboard-page.tsx';
import { DataTable } from '../../../ui/dashboard/data-table.tsx';
import { webContext } from '../../context.ts';
import { privateMeta } from '../../page-meta.ts';
import { MAIL_COLUMNS } from '../mail/mail-columns.tsx';
import { MOVEMENT_COLUMNS } from '../orders/movements-view.tsx';
import { UNMATCHED_COLUMNS } from '../orders/unmatched-view.tsx';
import { OrderFacts } from './order-facts.tsx';
import { EventTable, HistoryTable, RelatedFacts } from './order-tables.tsx';
import { OrderActions } from './order-actions.tsx';
import type { Route } from './+types/order-page.ts';

const HISTORY_LIMIT = 50;

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { db, clock } = context.get(webContext);
  const details = await loadOrderDetails(db, id, clock.now());
  if (!details) return data({ found: undefined }, { status: 404 });
  const { shootId } = details.order;
  const [mails, history] = await Promise.all([
    listMailsAbout(db, { shootId, keys: mailKeysOfOrder(details) }),
    listAudit(db, { limit: HISTORY_LIMIT, subject: id }),
  ]);
  return data({ found: { details, mails, history } });
}

export const meta: Route.MetaFunction = () => privateMeta('Order');

/** Everything about one order, and its refund. */
export default function OrderPage({ loaderData: { found } }: Route.ComponentProps) {
  if (!found) {
    return (
      <DashboardPage title="Order">
        <EmptyList>There is no order with this number.</EmptyList>
      </DashboardPage>
    );
  }
  const { details, mails, history } = found;
  const { order, events, ledger, unmatched } = details;
  return (
    <DashboardPage
      title="Order"
      lead={<span className="dash-id">{order.id}</span>}
      actions={
        <OrderActions
          order={{ ...order, requestedCents: order.refundRequestedCents, seen: history[0]?.id ?? 0 }}
        />
      }
    >
      <OrderFacts details={details} />
      <RelatedFacts details={details} />
      <DashboardSection title="Movements of money">
        {ledger.length === 0 ? (
          <EmptyList>No money has moved.</EmptyList>
        ) : (
          <DataTable
            caption="Payments and refunds, the oldest first, taxes included"
            rows={ledger}
            rowKey={({ id }) => String(id)}
            columns={MOVEMENT_COLUMNS}
          />
        )}
      </DashboardSection>
      {unmatched.length > 0 ? (
        <DashboardSection title="Unmatched payments">
          <DataTable
            caption="Payments for this order that are refunded without it"
            rows={unmatched}
            rowKey={({ provider, paymentId }) => `${provider} ${paymentId}`}
            columns={UNMATCHED_COLUMNS.filter(({ key }) => key !== 'order')}
          />
        </DashboardSection>
      ) : null}
      <DashboardSection title="Payment events">
        <EventTable events={events} />
      </DashboardSection>
      <DashboardSection title="Mails">
        {mails.length === 0 ? (
          <EmptyList>No mail was written about this order or its shoot.</EmptyList>
        ) : (
          <DataTable
            caption="Mails about this order and its shoot, the oldest first"
            rows={mails}
            rowKey={({ id }) => id}
            columns={MAIL_COLUMNS}
          />
        )}
      </DashboardSection>
      <DashboardSection title="What operators did">
        <HistoryTable history={history} />
      </DashboardSection>
    </DashboardPage>
  );
}
