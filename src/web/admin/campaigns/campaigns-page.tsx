import { Link, useNavigate } from 'react-router';
import { readCursor, writeCursor } from '../../../base/page-cursor.ts';
import { DASHBOARD_API, dashboardPath } from '../../../dashboard-urls.ts';
import { listCampaigns } from '../../../features/newsletter/campaigns/campaign-store.server.ts';
import { CAMPAIGN_STATE_NAMES } from '../../../features/newsletter/campaigns/progress/campaign-view.ts';
import { ActionDialog } from '../../../ui/dashboard/action-dialog.tsx';
import { DashboardPage, EmptyList } from '../../../ui/dashboard/dashboard-page.tsx';
import { DataTable } from '../../../ui/dashboard/data-table.tsx';
import { Moment } from '../../../ui/dashboard/moment.tsx';
import { Pager } from '../../../ui/dashboard/pager.tsx';
import { StateMark } from '../../../ui/dashboard/stats.tsx';
import { webContext } from '../../context.ts';
import { privateMeta } from '../../page-meta.ts';
import type { Route } from './+types/campaigns-page.ts';

const PAGE_SIZE = 50;

export async function loader({ context, request }: Route.LoaderArgs) {
  const cursor = readCursor(new URL(request.url).searchParams.get('after'), ['string', 'string']);
  const after = cursor && { createdAt: new Date(cursor[0]), id: cursor[1] };
  const { db } = context.get(webContext);
  const found = await listCampaigns(db, { after, limit: PAGE_SIZE + 1 });
  const campaigns = found.slice(0, PAGE_SIZE);
  const last = campaigns.at(-1);
  const next =
    found.length > PAGE_SIZE && last ? writeCursor([last.createdAt.toISOString(), last.id]) : undefined;
  return { campaigns, next };
}

export const meta: Route.MetaFunction = () => privateMeta('Campaigns');

export default function CampaignsPage({ loaderData: { campaigns, next } }: Route.ComponentProps) {
  const navigate = useNavigate();
  return (
    <DashboardPage
      title="Campaigns"
      lead="Newsletters to confirmed subscribers, in their own language."
      actions={
        <ActionDialog
          label="New campaign"
          look="primary"
          title="New campaign"
          path={`${DASHBOARD_API}/campaigns`}
          fields={[{ name: 'name', label: 'Name', hint: 'For operators only.' }]}
          confirm="Create"
          done="The draft is created."
          onDone={(created) =>
            void navigate(dashboardPath('campaign', { id: (created as { readonly id: string }).id }))
          }
        />
      }
    >
      {campaigns.length === 0 ? (
        <EmptyList>
          There are no campaigns yet. Begin with a draft; nothing is sent before you say so.
        </EmptyList>
      ) : (
        <DataTable
          caption="Campaigns, the newest first"
          rows={campaigns}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'name',
              title: 'Name',
              cell: ({ id, name }) => <Link to={dashboardPath('campaign', { id })}>{name}</Link>,
            },
            {
              key: 'state',
              title: 'State',
              cell: ({ state }) => (
                <StateMark tone={state === 'sending' ? 'good' : state === 'paused' ? 'bad' : 'plain'}>
                  {CAMPAIGN_STATE_NAMES[state]}
                </StateMark>
              ),
            },
            {
              key: 'recipients',
              title: 'Readers',
              isNumeric: true,
              cell: ({ recipients }) => recipients || '–',
            },
            { key: 'scheduled', title: 'Scheduled', cell: ({ scheduledAt }) => <Moment at={scheduledAt} /> },
            { key: 'started', title: 'Started', cell: ({ startedAt }) => <Moment at={startedAt} /> },
            { key: 'finished', title: 'Finished', cell: ({ finishedAt }) => <Moment at={finishedAt} /> },
            { key: 'created', title: 'Created', cell: ({ createdAt }) => <Moment at={createdAt} /> },
          ]}
        />
      )}
      <Pager next={next} />
    </DashboardPage>
  );
}
