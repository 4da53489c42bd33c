import { Link } from 'react-router';
import { readCursor, writeCursor } from '../../../base/page-cursor.ts';
import { dashboardPath } from '../../../dashboard-urls.ts';
import { isOwner } from '../../../features/operators/operator.ts';
import { latestBackup } from '../../../platform/backup/backup-run-store.ts';
import { SCHEDULES } from '../../../platform/queue/queue-policies.ts';
import { DashboardPage, DashboardSection, EmptyList } from '../../../ui/dashboard/dashboard-page.tsx';
import { DataTable } from '../../../ui/dashboard/data-table.tsx';
import { Pager } from '../../../ui/dashboard/pager.tsx';
import { Facts } from '../../../ui/dashboard/stats.tsx';
import { webContext } from '../../context.ts';
import { privateMeta } from '../../page-meta.ts';
import { operatorContext } from '../operator-context.ts';
import type { Route } from './+types/system-page.ts';
import { DoctorPanel } from './doctor-panel.tsx';
import { FailedJobs } from './failed-jobs.tsx';
import { QueueTable } from './queue-table.tsx';
import { SettingTable } from './setting-table.tsx';
import { systemFacts } from './system-facts.tsx';

/** Fewer than in other lists, because the page has more below. */
const PAGE_SIZE = 20;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, system, queueAdmin, storage, clock } = context.get(webContext);
  const place = readCursor(new URL(request.url).searchParams.get('after'), ['number', 'string']);
  const after = place && { failedAt: new Date(place[0]), id: place[1] };
  const [versions, queues, found, disk, backup] = await Promise.all([
    system.readVersions(),
    queueAdmin.summarize(),
    queueAdmin.listFailed({ after, limit: PAGE_SIZE + 1 }),
    storage.freeSpace(),
    latestBackup(db),
  ]);
  const failed = found.slice(0, PAGE_SIZE);
  const last = found.length > PAGE_SIZE ? failed.at(-1) : undefined;
  return {
    ...{ versions, queues, failed, disk, backup, startedAt: system.startedAt, now: clock.now() },
    next: last && writeCursor([last.failedAt.getTime(), last.id]),
    // Support has no settings, so they do not leave the server.
    settings: isOwner(context.get(operatorContext)) ? system.settings : undefined,
    schedules: Object.entries(SCHEDULES).map(([job, cron]) => ({ job, cron })),
  };
}

export const meta: Route.MetaFunction = () => privateMeta('System');

export default function SystemPage({ loaderData }: Route.ComponentProps) {
  const { versions, queues, failed, next, settings, schedules } = loaderData;
  return (
    <DashboardPage title="System">
      <DashboardSection title="This installation">
        <Facts facts={systemFacts(loaderData)} />
        {versions.migrations.pending.length === 0 ? null : (
          <EmptyList>Not applied yet: {versions.migrations.pending.join(', ')}</EmptyList>
        )}
      </DashboardSection>
      <DashboardSection title="Failed jobs">
        <p className="dash-soft">
          Jobs whose last try has failed, of the last week. What waited for one has been ended: a paid shoot
          that could not be rendered was refunded, so another try of its job changes nothing.{' '}
          <Link to={dashboardPath('audit')}>Decisions are in the audit log.</Link>
        </p>
        {failed.length === 0 ? <EmptyList>No job has failed.</EmptyList> : <FailedJobs jobs={failed} />}
        <Pager next={next} />
      </DashboardSection>
      <DashboardSection title="Jobs">
        <QueueTable queues={queues} />
      </DashboardSection>
      <DashboardSection title="Schedules">
        <DataTable
          caption="Jobs that run by the clock (UTC)"
          rows={schedules}
          rowKey={({ job }) => job}
          columns={[
            { key: 'job', title: 'Job', cell: ({ job }) => job },
            { key: 'cron', title: 'Cron', cell: ({ cron }) => <span className="dash-mono">{cron}</span> },
          ]}
        />
      </DashboardSection>
      {settings ? (
        <>
          <DashboardSection title="Doctor">
            <DoctorPanel />
          </DashboardSection>
          <DashboardSection title="Settings">
            <SettingTable settings={settings} />
          </DashboardSection>
        </>
      ) : null}
    </DashboardPage>
  );
}
