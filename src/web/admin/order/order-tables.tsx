import { Link } from 'react-router';
import type { AuditRow } from '../../../features/operators/audit/audit-store.server.ts';
import type { OrderDetails } from '../../../features/orders/operator/order-details.server.ts';
import { paymentDifferencesMail } from '../../../i18n/payment-differences-mail/en.ts';
import { dashboardPath } from '../../../dashboard-urls.ts';
import { DashboardSection, EmptyList } from '../../../ui/dashboard/dashboard-page.tsx';
import { DataTable } from '../../../ui/dashboard/data-table.tsx';
import { Moment } from '../../../ui/dashboard/moment.tsx';
import { StateMark } from '../../../ui/dashboard/stats.tsx';
import { ORDER_MATCHES } from '../orders/order-texts.ts';
import { AUDIT_COLUMNS } from '../audit/audit-columns.tsx';
import { moneyText } from '../overview/overview-texts.ts';

export function EventTable({ events }: { readonly events: OrderDetails['events'] }) {
  if (events.length === 0) return <EmptyList>No event of a payment provider names this order.</EmptyList>;
  return (
    <DataTable
      caption="Events as the provider sent them, the oldest first"
      rows={events}
      rowKey={({ provider, eventId }) => `${provider} ${eventId}`}
      columns={[
        { key: 'received', title: 'Received', cell: ({ receivedAt }) => <Moment at={receivedAt} /> },
        { key: 'occurred', title: 'Happened', cell: ({ occurredAt }) => <Moment at={occurredAt} /> },
        { key: 'kind', title: 'Kind', cell: ({ kind }) => kind },
        {
          ...{ key: 'amount', title: 'Amount', isNumeric: true },
          cell: ({ amountCents, currency }) => moneyText(amountCents, currency),
        },
        { key: 'outcome', title: 'Outcome', cell: ({ outcome }) => outcome },
        {
          key: 'payment',
          title: 'Payment',
          cell: ({ paymentId }) => <span className="dash-id">{paymentId}</span>,
        },
        { key: 'event', title: 'Event', cell: ({ eventId }) => <span className="dash-id">{eventId}</span> },
      ]}
    />
  );
}

/** The withdrawals and differences about an order; nothing without any. */
export function RelatedFacts({ details: { withdrawals, differences } }: { readonly details: OrderDetails }) {
  const kinds: Readonly<Record<string, { readonly headline: string }>> = paymentDifferencesMail.kinds;
  return (
    <>
      {withdrawals.length > 0 ? (
        <DashboardSection title="Withdrawals">
          <DataTable
            caption="Declarations of withdrawal that fit this order"
            rows={withdrawals}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'received',
                title: 'Received',
                cell: ({ id, receivedAt }) => (
                  <Link to={`${dashboardPath('withdrawals')}?show=all&open=${encodeURIComponent(id)}`}>
                    <Moment at={receivedAt} />
                  </Link>
                ),
              },
              { key: 'match', title: 'Match', cell: ({ orderMatch }) => ORDER_MATCHES[orderMatch] },
              {
                key: 'state',
                title: 'State',
                cell: ({ answeredAt }) => (answeredAt === null ? <StateMark>Open</StateMark> : 'Answered'),
              },
            ]}
          />
        </DashboardSection>
      ) : null}
      {differences.length > 0 ? (
        <DashboardSection title="Differences">
          <DataTable
            caption="Differences between our books and the provider’s list"
            rows={differences}
            rowKey={({ id }) => String(id)}
            columns={[
              {
                key: 'kind',
                title: 'Difference',
                cell: ({ kind, settledAt }) => (
                  <Link
                    to={`${dashboardPath('orders')}?view=differences&show=${settledAt === null ? 'open' : 'settled'}`}
                  >
                    {kinds[kind]?.headline ?? kind}
                  </Link>
                ),
              },
              { key: 'found', title: 'Found', cell: ({ reportedAt }) => <Moment at={reportedAt} /> },
              {
                key: 'state',
                title: 'State',
                cell: ({ settledAt }) =>
                  settledAt === null ? <StateMark tone="bad">Open</StateMark> : 'Settled',
              },
            ]}
          />
        </DashboardSection>
      ) : null}
    </>
  );
}

export function HistoryTable({ history }: { readonly history: readonly AuditRow[] }) {
  if (history.length === 0) return <EmptyList>No operator has changed this order.</EmptyList>;
  return (
    <DataTable
      caption="From the audit log, the latest first"
      rows={history}
      rowKey={({ id }) => String(id)}
      columns={[
        ...AUDIT_COLUMNS,
        {
          ...{ key: 'total', title: 'Total', isNumeric: true },
          cell: ({ detail }) => totalOf(detail),
        },
        { key: 'reason', title: 'Reason', cell: ({ reason }) => reason ?? '–' },
      ]}
    />
  );
}

function totalOf(detail: AuditRow['detail']): string {
  const { totalCents, currency } = detail ?? {};
  return typeof totalCents === 'number' && typeof currency === 'string'
    ? moneyText(totalCents, currency)
    : '–';
}
