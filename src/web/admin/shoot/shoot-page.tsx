import { Link } from 'react-router';
import { dashboardPath } from '../../../dashboard-urls.ts';
import { SHOOT_STATE_NAMES } from '../../../features/shoots/operator/shoot-states.ts';
import { DashboardPage, DashboardSection, EmptyList } from '../../../ui/dashboard/dashboard-page.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Story } from '../../../ui/dashboard/story.tsx';
import { webContext } from '../../context.ts';
import { privateMeta } from '../../page-meta.ts';
import type { Route } from './+types/shoot-page.ts';
import { JobTable } from './job-table.tsx';
import { loadShoot } from './load-shoot.server.ts';
import { ShootActions } from './shoot-actions.tsx';
import { ShootFacts } from './shoot-facts.tsx';
import { ShootOrders } from './shoot-orders.tsx';
import { ShootPhotosSection } from './shoot-photos.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, clock } = context.get(webContext);
  const now = clock.now();
  const page = await loadShoot(db, params.id, now);
  if (!page) throw new Response(null, { status: 404 });
  return { ...page, now };
}

export const meta: Route.MetaFunction = () => privateMeta('Shoot');

export default function ShootPage({ loaderData, params }: Route.ComponentProps) {
  const { shoot, counts, orders, jobs, story, now } = loaderData;
  return (
    <DashboardPage
      key={params.id}
      title="Shoot"
      lead={
        <>
          <span className="dash-id">{shoot.id}</span>, {SHOOT_STATE_NAMES[shoot.state].toLowerCase()}
        </>
      }
      actions={<Link to={dashboardPath('shoots')}>All shoots</Link>}
    >
      {shoot.trouble ? <Notice>{shoot.trouble}</Notice> : null}
      <ShootActions shoot={shoot} now={now} />
      <div className="dash-columns">
        <DashboardSection title="Facts">
          <ShootFacts shoot={shoot} counts={counts} />
        </DashboardSection>
        <DashboardSection title="Orders">
          {orders.length === 0 ? (
            <EmptyList>No checkout was opened for this shoot.</EmptyList>
          ) : (
            <ShootOrders orders={orders} />
          )}
        </DashboardSection>
      </div>
      <ShootPhotosSection shootId={shoot.id} count={counts.selfies + counts.headshots} />
      <DashboardSection title="Story">
        <Story entries={story} />
      </DashboardSection>
      <DashboardSection title="Jobs in the queue">
        {jobs.length === 0 ? (
          <EmptyList>No job is about this shoot. Jobs are forgotten a week after they have ended.</EmptyList>
        ) : (
          <JobTable jobs={jobs} />
        )}
      </DashboardSection>
    </DashboardPage>
  );
}
