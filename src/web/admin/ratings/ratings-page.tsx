import { Link } from 'react-router';
import { readCursor, writeCursor } from '../../../base/page-cursor.ts';
import { dashboardPath } from '../../../dashboard-urls.ts';
import { listRatings, summarizeRatings } from '../../../features/gallery/operator/list-ratings.server.ts';
import {
  RATING_STATES,
  readRatingFilter,
  STAR_CHOICES,
} from '../../../features/gallery/operator/rating-filter.ts';
import { RatingTable } from '../../../features/gallery/operator/rating-table.tsx';
import { DashboardPage, EmptyList } from '../../../ui/dashboard/dashboard-page.tsx';
import { FilterForm } from '../../../ui/dashboard/filter-form.tsx';
import { Pager } from '../../../ui/dashboard/pager.tsx';
import { SelectFilter } from '../../../ui/dashboard/select-filter.tsx';
import { Stats } from '../../../ui/dashboard/stats.tsx';
import { pagePath } from '../../../page-urls.ts';
import { webContext } from '../../context.ts';
import { privateMeta } from '../../page-meta.ts';
import type { Route } from './+types/ratings-page.ts';

const PAGE_SIZE = 50;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(webContext);
  const query = new URL(request.url).searchParams;
  const filter = readRatingFilter(query);
  const place = readCursor(query.get('after'), ['number', 'string']);
  const after = place && { createdAt: new Date(place[0]), shootId: place[1] };
  const [found, summary] = await Promise.all([
    listRatings(db, filter, { after, limit: PAGE_SIZE + 1 }),
    summarizeRatings(db),
  ]);
  const rows = found.slice(0, PAGE_SIZE);
  const last = found.length > PAGE_SIZE ? rows.at(-1) : undefined;
  return { rows, summary, filter, next: last && writeCursor([last.createdAt.getTime(), last.shootId]) };
}

export const meta: Route.MetaFunction = () => privateMeta('Ratings');

export default function RatingsPage({ loaderData: { rows, summary, filter, next } }: Route.ComponentProps) {
  const { number, average, waiting, published } = summary;
  return (
    <DashboardPage
      title="Ratings"
      lead={
        <>
          Customers rate their headshots in their gallery. What they allow can be published on the{' '}
          <Link to={pagePath('pricing', 'en')}>pricing page</Link>. A rating is erased with its gallery.
        </>
      }
    >
      <Stats
        stats={[
          { label: 'Ratings', value: number, note: 'of galleries that exist now' },
          { label: 'Stars on average', value: average === null ? '–' : average.toFixed(1) },
          { label: RATING_STATES.waiting, value: waiting },
          { label: RATING_STATES.published, value: published },
        ]}
      />
      <FilterForm label="Filter the ratings" submit="Filter">
        <SelectFilter label="State" name="state" value={filter.state} texts={RATING_STATES} />
        <SelectFilter
          label="Stars"
          name="stars"
          value={filter.stars === undefined ? undefined : String(filter.stars)}
          texts={STAR_CHOICES}
        />
      </FilterForm>
      {rows.length === 0 ? (
        <EmptyList>
          {filter.state || filter.stars ? 'No rating matches this filter.' : 'Nobody has rated yet.'}
        </EmptyList>
      ) : (
        <RatingTable rows={rows} shootPath={(id) => dashboardPath('shoot', { id })} />
      )}
      <Pager next={next} />
    </DashboardPage>
  );
}
