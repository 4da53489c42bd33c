import { Link } from 'react-router';
import { dashboardPath } from '../../../dashboard-urls.ts';
import type { ShootFilter } from '../../../features/shoots/operator/shoot-filter.ts';
import { SHOOT_STATE_NAMES } from '../../../features/shoots/operator/shoot-states.ts';
import type { ShootState } from '../../../platform/db/tables/shoots.ts';
import { Stats } from '../../../ui/dashboard/stats.tsx';

/** Counting stops here (`COUNTED_MOST`). */
const SHOWN_MOST = 1_000;

/** The number of shoots in each state, as links to their lists. */
export function StateLinks(props: {
  readonly counts: readonly { readonly state: ShootState; readonly count: number }[];
  readonly filter: Pick<ShootFilter, 'state' | 'order'>;
}) {
  const { counts, filter } = props;
  return (
    <Stats
      stats={counts.map(({ state, count }) => ({
        label: SHOOT_STATE_NAMES[state],
        value: (
          <Link
            to={`${dashboardPath('shoots')}?${new URLSearchParams({ state, order: filter.order }).toString()}`}
            aria-current={filter.state === state ? 'true' : undefined}
            aria-label={`${SHOOT_STATE_NAMES[state]}: ${countText(count)}`}
          >
            {countText(count)}
          </Link>
        ),
      }))}
    />
  );
}

function countText(count: number): string {
  return count > SHOWN_MOST ? `${SHOWN_MOST.toLocaleString('en')}+` : count.toLocaleString('en');
}
