import { Link } from 'react-router';
import { dashboardPath } from '../../../dashboard-urls.ts';
import { SHOOT_STATE_NAMES } from '../../../features/shoots/operator/shoot-states.ts';
import { packagesTexts } from '../../../i18n/packages/index.ts';
import { type Column, DataTable } from '../../../ui/dashboard/data-table.tsx';
import { Moment } from '../../../ui/dashboard/moment.tsx';
import { StateMark } from '../../../ui/dashboard/stats.tsx';
import { codeWords, durationText } from '../../../ui/dashboard/story-entry.ts';
import type { ShootListRow } from './load-shoot-list.server.ts';

/** The list of shoots. */
export function ShootTable(props: {
  readonly rows: readonly ShootListRow[];
  readonly now: Date;
  readonly caption: string;
}) {
  const { rows, now, caption } = props;
  return <DataTable caption={caption} rows={rows} rowKey={({ id }) => id} columns={columns(now)} />;
}

function columns(now: Date): readonly Column<ShootListRow>[] {
  return [
    {
      key: 'id',
      title: 'Shoot',
      cell: ({ id }) => (
        <Link className="dash-id" to={dashboardPath('shoot', { id })}>
          {id}
        </Link>
      ),
    },
    {
      key: 'state',
      title: 'State',
      cell: ({ state, trouble }) => (
        <StateMark tone={state === 'delivered' ? 'good' : trouble ? 'bad' : 'plain'}>
          {SHOOT_STATE_NAMES[state]}
        </StateMark>
      ),
    },
    {
      key: 'trouble',
      title: 'Failure',
      cell: ({ trouble }) => trouble ?? '–',
    },
    {
      key: 'age',
      title: 'Age',
      cell: ({ createdAt }) => (
        <time dateTime={createdAt.toISOString()}>{durationText(now.getTime() - createdAt.getTime())}</time>
      ),
    },
    {
      key: 'package',
      title: 'Package',
      cell: ({ packageId }) => (packageId ? packagesTexts.en.names[packageId] : '–'),
    },
    { key: 'email', title: 'Email', cell: ({ email }) => email ?? '–' },
    { key: 'orders', title: 'Orders', cell: ({ orders }) => <OrderLinks orders={orders} /> },
    {
      key: 'expiry',
      title: 'Erased',
      cell: ({ erasedAt, expiresAt, state }) =>
        erasedAt ? (
          <Moment at={erasedAt} />
        ) : state === 'paid' || state === 'rendering' ? (
          'after the delivery'
        ) : (
          <>
            due <Moment at={expiresAt} />
          </>
        ),
    },
  ];
}

function OrderLinks({ orders }: { readonly orders: ShootListRow['orders'] }) {
  if (orders.length === 0) return '–';
  return orders.map(({ id, state }) => (
    <div key={id}>
      <Link className="dash-id" to={dashboardPath('order', { id })}>
        {id}
      </Link>{' '}
      ({codeWords(state)})
    </div>
  ));
}
