import { Link, useLocation } from 'react-router';
import { readCursor, writeCursor } from '../../../base/page-cursor.ts';
import { DASHBOARD_API, dashboardPath } from '../../../dashboard-urls.ts';
import { IMPORT_LINES_MAX } from '../../../features/newsletter/import/import-limits.ts';
import { ImportPanel } from '../../../features/newsletter/operator/import-panel.tsx';
import {
  COUNTED_MOST,
  countSubscribers,
  countSubscriberStates,
  type ListedSubscriber,
  listSubscribers,
} from '../../../features/newsletter/operator/list-subscribers.server.ts';
import { SubscriberFilterForm } from '../../../features/newsletter/operator/subscriber-filter-form.tsx';
import {
  readSubscriberFilter,
  type SubscriberFilter,
} from '../../../features/newsletter/operator/subscriber-filter.ts';
import { SubscriberStateMark } from '../../../features/newsletter/operator/subscriber-state-mark.tsx';
import { SOURCE_WORDS, STATE_WORDS } from '../../../features/newsletter/operator/subscriber-words.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { DashboardPage, DashboardSection, EmptyList } from '../../../ui/dashboard/dashboard-page.tsx';
import { DataTable } from '../../../ui/dashboard/data-table.tsx';
import { Moment } from '../../../ui/dashboard/moment.tsx';
import { Pager } from '../../../ui/dashboard/pager.tsx';
import { Stats } from '../../../ui/dashboard/stats.tsx';
import { webContext } from '../../context.ts';
import { privateMeta } from '../../page-meta.ts';
import { useOperator } from '../use-operator.ts';
import type { Route } from './+types/subscribers-page.ts';

const PAGE_SIZE = 50;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(webContext);
  const query = new URL(request.url).searchParams;
  const filter = readSubscriberFilter(query);
  const place = readCursor(query.get('after'), ['number', 'string']);
  const after = place && { requestedAt: new Date(place[0]), id: place[1] };
  const [found, number, counts] = await Promise.all([
    listSubscribers(db, filter, { after, limit: PAGE_SIZE + 1 }),
    isLimited(filter) ? countSubscribers(db, filter) : undefined,
    countSubscriberStates(db),
  ]);
  const rows = found.slice(0, PAGE_SIZE);
  const last = found.length > PAGE_SIZE ? rows.at(-1) : undefined;
  return {
    ...{ rows, counts, filter },
    amount: amountText(number, counts),
    next: last && writeCursor([last.requestedAt.getTime(), last.id]),
  };
}

export const meta: Route.MetaFunction = () => privateMeta('Subscribers');

export default function SubscribersPage({ loaderData }: Route.ComponentProps) {
  const { rows, amount, counts, filter, next } = loaderData;
  const { isOwner } = useOperator();
  return (
    <DashboardPage
      title="Subscribers"
      lead="Everybody who signed up for the newsletter. Sign-ups that nobody confirms are erased after three days."
      actions={isOwner ? <ExportLink /> : null}
    >
      <Stats
        stats={(['confirmed', 'pending', 'unsubscribed'] as const).map((state) => ({
          label: STATE_WORDS[state],
          value: counts[state],
        }))}
      />
      <SubscriberFilterForm filter={filter} />
      {rows.length === 0 ? (
        <EmptyList>
          {isLimited(filter) ? 'No subscriber matches this filter.' : 'Nobody has signed up yet.'}
        </EmptyList>
      ) : (
        <SubscriberTable rows={rows} caption={`${amount}, the latest sign-up first`} />
      )}
      <Pager next={next} />
      {isOwner ? (
        <DashboardSection title="Import">
          <ImportPanel linesMax={IMPORT_LINES_MAX} />
        </DashboardSection>
      ) : null}
    </DashboardPage>
  );
}

function isLimited(filter: SubscriberFilter): boolean {
  return Object.values(filter).some((value) => value !== undefined);
}

/** @param matching the number of those that match a filter; undefined without one */
function amountText(
  matching: number | undefined,
  counts: Awaited<ReturnType<typeof countSubscriberStates>>,
): string {
  const number = matching ?? counts.confirmed + counts.pending + counts.unsubscribed;
  const text = number.toLocaleString('en-GB');
  return matching === COUNTED_MOST ? `${text} subscribers or more` : `${text} subscribers`;
}

/** Exports what the filter shows. It is a plain link, because its response is a file. */
function ExportLink() {
  const { search } = useLocation();
  return (
    <a className={buttonClass('secondary')} href={`${DASHBOARD_API}/subscribers.csv${search}`} download>
      Export as CSV
    </a>
  );
}

function SubscriberTable(props: { readonly rows: readonly ListedSubscriber[]; readonly caption: string }) {
  return (
    <DataTable
      {...props}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'email',
          title: 'Address',
          cell: ({ id, email }) => <Link to={dashboardPath('subscriber', { id })}>{email}</Link>,
        },
        {
          key: 'name',
          title: 'Name',
          cell: ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' ') || '–',
        },
        { key: 'state', title: 'State', cell: ({ state }) => <SubscriberStateMark state={state} /> },
        { key: 'language', title: 'Language', cell: ({ language }) => language },
        { key: 'tags', title: 'Tags', cell: ({ tags }) => tags.join(', ') || '–' },
        { key: 'source', title: 'Source', cell: ({ source }) => SOURCE_WORDS[source] },
        { key: 'requested', title: 'Signed up', cell: ({ requestedAt }) => <Moment at={requestedAt} /> },
        { key: 'confirmed', title: 'Confirmed', cell: ({ confirmedAt }) => <Moment at={confirmedAt} /> },
      ]}
    />
  );
}
