import { Link, redirect } from 'react-router';
import { dashboardPath } from '../../../dashboard-urls.ts';
import { readShootFilter } from '../../../features/shoots/operator/shoot-filter.ts';
import { SHOOT_STATE_NAMES } from '../../../features/shoots/operator/shoot-states.ts';
import { DashboardPage, EmptyList } from '../../../ui/dashboard/dashboard-page.tsx';
import { FilterForm } from '../../../ui/dashboard/filter-form.tsx';
import { Pager } from '../../../ui/dashboard/pager.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { webContext } from '../../context.ts';
import { privateMeta } from '../../page-meta.ts';
import type { Route } from './+types/shoots-page.ts';
import { loadShootList, searchShoots } from './load-shoot-list.server.ts';
import { ShootTable } from './shoot-table.tsx';
import { StateLinks } from './state-links.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, clock } = context.get(webContext);
  const query = new URL(request.url).searchParams;
  const now = clock.now();
  const text = query.get('q')?.normalize('NFC').trim().slice(0, 320);
  const filter = readShootFilter(query);
  if (!text) return { ...(await loadShootList(db, filter, now)), filter, text: undefined, now };
  const rows = await searchShoots(db, text, now);
  const [only, ...more] = rows;
  if (only && more.length === 0) throw redirect(dashboardPath('shoot', { id: only.id }));
  return { rows, counts: [], next: undefined, filter, text, now };
}

export const meta: Route.MetaFunction = () => privateMeta('Shoots');

const ORDERS = [
  { value: 'newest', text: 'Newest first' },
  { value: 'next-erased', text: 'Next to be erased first' },
];

const STATES = Object.entries(SHOOT_STATE_NAMES).map(([value, text]) => ({ value, text }));

export default function ShootsPage({ loaderData }: Route.ComponentProps) {
  const { rows, counts, next, filter, text, now } = loaderData;
  return (
    <DashboardPage
      title="Shoots"
      lead="Find one by its id, its gallery’s id, an order number, a payment id or an email address."
    >
      <FilterForm label="Search for a shoot" submit="Search">
        <div className="dash-grow">
          <Field label="Search" name="q" type="search" autoComplete="off" defaultValue={text} />
        </div>
      </FilterForm>
      {text === undefined ? (
        <>
          <StateLinks counts={counts} filter={filter} />
          <FilterForm key={`${filter.state ?? ''} ${filter.order}`} label="Filter the list" submit="Filter">
            <SelectField
              label="State"
              name="state"
              placeholder="Every state"
              options={STATES}
              defaultValue={filter.state ?? ''}
            />
            <SelectField label="Order" name="order" options={ORDERS} defaultValue={filter.order} />
          </FilterForm>
        </>
      ) : (
        <p>
          <Link to={dashboardPath('shoots')}>All shoots</Link>
        </p>
      )}
      {rows.length === 0 ? (
        <EmptyList>
          {text === undefined
            ? 'There is no shoot here.'
            : 'Nothing was found. Addresses are erased with the draft or gallery; order numbers stay.'}
        </EmptyList>
      ) : (
        <ShootTable rows={rows} now={now} caption={captionOf(text, filter.order)} />
      )}
      <Pager next={next} />
    </DashboardPage>
  );
}

function captionOf(text: string | undefined, order: string): string {
  if (text !== undefined) return 'What was found, the newest first';
  return order === 'newest' ? 'Shoots, the newest first' : 'Shoots, the next to be erased first';
}
