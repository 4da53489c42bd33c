import { Link } from 'react-router';
import { DASHBOARD_API } from '../../../dashboard-urls.ts';
import { ActionButton } from '../../../ui/dashboard/action-button.tsx';
import { DataTable } from '../../../ui/dashboard/data-table.tsx';
import { Moment } from '../../../ui/dashboard/moment.tsx';
import { StateMark } from '../../../ui/dashboard/stats.tsx';
import type { ListedRating } from './listed-rating.ts';
import { RATING_STATES, ratingState } from './rating-filter.ts';

/** Ratings with the permission of each, and the button that publishes or hides it. */
export function RatingTable(props: {
  readonly rows: readonly ListedRating[];
  readonly shootPath: (id: string) => string;
}) {
  return (
    <DataTable
      caption="Ratings, the latest first"
      rows={props.rows}
      rowKey={({ shootId }) => shootId}
      columns={[
        {
          key: 'at',
          title: 'Rated',
          cell: ({ shootId, createdAt }) => (
            <Link to={props.shootPath(shootId)}>
              <Moment at={createdAt} />
            </Link>
          ),
        },
        { key: 'stars', title: 'Stars', isNumeric: true, cell: ({ stars }) => stars },
        {
          key: 'comment',
          title: 'Comment',
          cell: ({ comment, language }) => (
            <div className="dash-text" lang={language}>
              {comment ?? '–'}
            </div>
          ),
        },
        {
          key: 'state',
          title: 'State',
          cell: (rating) => (
            <StateMark tone={rating.publishedAt ? 'good' : 'plain'}>
              {RATING_STATES[ratingState(rating)]}
            </StateMark>
          ),
        },
        { key: 'action', title: 'Action', cell: (rating) => <RatingAction rating={rating} /> },
        { key: 'permission', title: 'Permission', cell: (rating) => <Permission rating={rating} /> },
        { key: 'package', title: 'Package', cell: ({ packageId }) => packageId ?? '–' },
        { key: 'ends', title: 'Gallery ends', cell: ({ expiresAt }) => <Moment at={expiresAt} /> },
      ]}
    />
  );
}

function RatingAction({ rating }: { readonly rating: ListedRating }) {
  const path = `${DASHBOARD_API}/ratings/${rating.shootId}`;
  switch (ratingState(rating)) {
    case 'private':
      return '–';
    case 'waiting':
      return (
        <ActionButton
          label="Publish"
          fullLabel={`Publish the rating with ${rating.stars} stars`}
          path={`${path}/publish`}
          body={{ seenAt: rating.createdAt.toISOString() }}
          done="Published. Pages show it within seconds."
        />
      );
    case 'published':
      return (
        <ActionButton
          label="Hide"
          fullLabel={`Hide the rating with ${rating.stars} stars`}
          path={`${path}/hide`}
          body={{}}
          done="Hidden."
        />
      );
  }
}

/** The permission with the sentences that were ticked, as its proof. */
function Permission({ rating }: { readonly rating: ListedRating }) {
  const { permittedAt, permissionText, firstName, language } = rating;
  if (!permittedAt) return '–';
  return (
    <details className="dash-details">
      <summary>{firstName === null ? 'Without a name' : `As ${firstName}`}</summary>
      <p className="dash-text" lang={language}>
        {permissionText}
      </p>
      <Moment at={permittedAt} />
    </details>
  );
}
