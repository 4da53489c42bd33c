import { LIMITS } from '../../../catalog/limits.ts';
import {
  countOpenWithdrawals,
  findListedWithdrawal,
  isRefundedAutomatically,
  type ListedWithdrawal,
  listWithdrawals,
} from '../../../features/orders/operator/withdrawal-list.server.ts';
import { DASHBOARD_API } from '../../../dashboard-urls.ts';
import { Moment } from '../../../ui/dashboard/moment.tsx';
import type { Stat } from '../../../ui/dashboard/stats.tsx';
import { webContext } from '../../context.ts';
import { privateMeta } from '../../page-meta.ts';
import { PAGE_SIZE, readPlace, writePlace } from '../list-query.ts';
import { OrderLink } from '../order-link.tsx';
import { ORDER_MATCHES, ORDER_STATES } from '../orders/order-texts.ts';
import { overdueBefore } from '../requests/answer-due.ts';
import { DueMark } from '../requests/due-mark.tsx';
import { MailLink, OpenRequest, RequestLink } from '../requests/open-request.tsx';
import { readRequestQuery } from '../requests/request-list.ts';
import { RequestsPage } from '../requests/requests-page.tsx';
import type { Route } from './+types/withdrawals-page.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, clock } = context.get(webContext);
  const query = new URL(request.url).searchParams;
  const { shown, openId } = readRequestQuery(query);
  const now = clock.now();
  const [{ rows, last }, counts, opened] = await Promise.all([
    listWithdrawals(db, shown, { limit: PAGE_SIZE, after: readPlace(query) }),
    countOpenWithdrawals(db, overdueBefore(now)),
    openId === undefined ? undefined : findListedWithdrawal(db, openId),
  ]);
  const withRefund = (row: ListedWithdrawal) => ({ ...row, isAutomatic: isRefundedAutomatically(row) });
  return {
    ...{ shown, now, counts, rows: rows.map(withRefund), opened: opened && withRefund(opened) },
    next: last && writePlace([last.receivedAt, last.id]),
  };
}

export const meta: Route.MetaFunction = () => privateMeta('Withdrawals');

type Withdrawal = ListedWithdrawal & { readonly isAutomatic: boolean };

/** The declarations of withdrawal, by what has to be answered first. */
export default function WithdrawalsPage({ loaderData }: Route.ComponentProps) {
  const { shown, now, rows, counts, opened, next } = loaderData;
  return (
    <RequestsPage
      title="Withdrawals"
      lead={`Answer within ${LIMITS.leadAnswerHours} hours. The law gives ${LIMITS.withdrawalRefundDays} days for the refund.`}
      words={{ one: 'withdrawal', several: 'Withdrawals' }}
      shown={shown}
      counts={counts}
      rows={rows}
      next={next}
      opened={
        opened ? (
          <OpenRequest
            title={`Withdrawal of ${opened.name}`}
            facts={factsOf(opened, now)}
            message={opened.message}
            path={`${DASHBOARD_API}/withdrawals/${encodeURIComponent(opened.id)}`}
            state={opened}
          />
        ) : null
      }
      columns={[
        { key: 'name', title: 'From', cell: ({ id, name }) => <RequestLink id={id}>{name}</RequestLink> },
        {
          key: 'due',
          title: 'Answer',
          cell: (row) => <DueMark state={row} receivedAt={row.receivedAt} now={now} />,
        },
        { key: 'match', title: 'Match', cell: ({ orderMatch }) => ORDER_MATCHES[orderMatch] },
        { key: 'order', title: 'Order', cell: ({ orderId }) => <OrderLink id={orderId} /> },
        { key: 'refund', title: 'Refund', cell: refundText },
        { key: 'email', title: 'Email', cell: ({ email }) => email },
        { key: 'received', title: 'Received', cell: ({ receivedAt }) => <Moment at={receivedAt} /> },
      ]}
    />
  );
}

function refundText({ isAutomatic, orderState }: Withdrawal): string {
  if (orderState === null) return 'no order';
  if (orderState === 'open' || orderState === 'paid') return `not refunded, the order is ${orderState}`;
  const state = ORDER_STATES[orderState];
  return isAutomatic ? `${state}, automatically` : `${state}, not automatically`;
}

function factsOf(row: Withdrawal, now: Date): readonly Stat[] {
  const { name, email, language, orderNumber, orderId, orderMatch, receivedAt } = row;
  return [
    { label: 'Answer', value: <DueMark state={row} receivedAt={receivedAt} now={now} /> },
    { label: 'Name', value: name },
    { label: 'Email', value: <MailLink email={email} /> },
    { label: 'Language', value: language },
    { label: 'Order number as typed', value: orderNumber ?? '–' },
    { label: 'Match on arrival', value: ORDER_MATCHES[orderMatch] },
    { label: 'Order', value: <OrderLink id={orderId} /> },
    { label: 'Refund', value: refundText(row) },
    { label: 'Received', value: <Moment at={receivedAt} /> },
  ];
}
