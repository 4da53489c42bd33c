import { Link } from 'react-router';
import { dashboardPath } from '../../../dashboard-urls.ts';
import type { ShootFilter } from '../../../features/shoots/operator/shoot-filter.ts';
import { SHOOT_STATE_NAMES } from '../../../features/shoots/operator/shoot-states.ts';
import type { ShootState } from '../../../platform/db/tables/shoots.ts';

/** Counting stops here (`COUNTED_MOST`). */
const SHOWN_MOST = 1_000;

/** The number of shoots in each state, as links to their lists. */
export function StateLinks(props: {
  readonly counts: readonly { readonly state: ShootState; readonly count: number }[];
  readonly filter: Pick<ShootFilter, 'state' | 'order'>;
}) {
  const { counts, filter } = props;
  return (
    <nav className="dash-actions" aria-label="States">
      {counts.map(({ state, count }) => (
        <Link
          key={state}
          to={`${dashboardPath('shoots')}?${new URLSearchParams({ state, order: filter.order }).toString()}`}
          aria-current={filter.state === state ? 'true' : undefined}
        >
          {SHOOT_STATE_NAMES[state]} ({countText(count)})
        </Link>
      ))}
    </nav>
  );
}

function countText(count: number): string {
  return count > SHOWN_MOST ? `${SHOWN_MOST.toLocaleString('en')}+` : count.toLocaleString('en');
}
