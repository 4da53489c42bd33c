import { data, Link, useNavigate } from 'react-router';
import { DASHBOARD_API, dashboardPath } from '../../../dashboard-urls.ts';
import { findCampaign } from '../../../features/newsletter/campaigns/campaign-store.server.ts';
import { type Campaign, linksOf } from '../../../features/newsletter/campaign/campaign.ts';
import { readMessages } from '../../../features/newsletter/campaigns/campaign-messages.ts';
import { listRecipients } from '../../../features/newsletter/campaigns/recipient-store.server.ts';
import {
  countClicks,
  loadResults,
} from '../../../features/newsletter/campaigns/results/campaign-results.server.ts';
import { CampaignEditor } from '../../../features/newsletter/campaigns/editor/campaign-editor.tsx';
import { CampaignProgress } from '../../../features/newsletter/campaigns/progress/campaign-progress.tsx';
import {
  CAMPAIGN_STATE_NAMES,
  RECIPIENT_STATE_NAMES,
} from '../../../features/newsletter/campaigns/progress/campaign-view.ts';
import type { RecipientState } from '../../../platform/db/tables/campaigns.ts';
import { ActionDialog } from '../../../ui/dashboard/action-dialog.tsx';
import { DashboardPage, DashboardSection, EmptyList } from '../../../ui/dashboard/dashboard-page.tsx';
import { DataTable } from '../../../ui/dashboard/data-table.tsx';
import { FilterForm } from '../../../ui/dashboard/filter-form.tsx';
import { Moment } from '../../../ui/dashboard/moment.tsx';
import { Pager } from '../../../ui/dashboard/pager.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { webContext } from '../../context.ts';
import { privateMeta } from '../../page-meta.ts';
import { useOperator } from '../use-operator.ts';
import type { Route } from './+types/campaign-page.ts';

const PAGE_SIZE = 50;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db, settings } = context.get(webContext);
  const campaign = await findCampaign(db, params.id);
  if (!campaign) throw data(null, { status: 404 });
  if (campaign.state === 'draft') return { campaign, sent: undefined };
  const query = new URL(request.url).searchParams;
  const state = recipientState(query.get('state'));
  const after = Number(query.get('after')) || undefined;
  const [results, clicks, found] = await Promise.all([
    loadResults(db, campaign.id),
    countClicks(db, campaign.id),
    listRecipients(db, campaign.id, { state, after, limit: PAGE_SIZE + 1 }),
  ]);
  const recipients = found.slice(0, PAGE_SIZE);
  const messages = readMessages(campaign.messages, settings.publicUrl).campaigns;
  const links = clicks.map(({ link, ...counts }) => ({
    ...counts,
    url: linkIn(messages.get(counts.language), link),
  }));
  const next = found.length > PAGE_SIZE ? String(recipients.at(-1)?.recipient.id) : undefined;
  return { campaign, sent: { results: { ...results, links }, recipients, state, next } };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta(loaderData?.campaign.name ?? 'Campaign');

export default function CampaignPage({ loaderData: { campaign, sent } }: Route.ComponentProps) {
  const operator = useOperator();
  const navigate = useNavigate();
  const { id, name, state } = campaign;
  return (
    <DashboardPage
      title={name}
      lead={
        <>
          {CAMPAIGN_STATE_NAMES[state]} · <Link to={dashboardPath('campaigns')}>all campaigns</Link>
        </>
      }
      actions={
        <ActionDialog
          label="Duplicate"
          title="Duplicate this campaign"
          text="Makes a draft with the same messages and audience."
          path={`${DASHBOARD_API}/campaigns/${id}/duplicate`}
          fields={[{ name: 'name', label: 'Name of the copy', initial: `${name} (copy)` }]}
          done="The copy is created."
          onDone={(copy) =>
            void navigate(dashboardPath('campaign', { id: (copy as { readonly id: string }).id }))
          }
        />
      }
    >
      {sent ? (
        <>
          <CampaignProgress campaign={campaign} results={sent.results} />
          <Recipients {...sent} />
        </>
      ) : (
        <CampaignEditor key={id} campaign={campaign} operator={operator.email} />
      )}
    </DashboardPage>
  );
}

type Sent = NonNullable<Route.ComponentProps['loaderData']['sent']>;

function Recipients({ recipients, state, next }: Pick<Sent, 'recipients' | 'state' | 'next'>) {
  return (
    <DashboardSection title="Readers">
      <FilterForm label="Filter the readers" submit="Filter">
        <SelectField
          label="State"
          name="state"
          defaultValue={state ?? ''}
          placeholder="All"
          options={Object.entries(RECIPIENT_STATE_NAMES).map(([value, text]) => ({ value, text }))}
        />
      </FilterForm>
      {recipients.length === 0 ? (
        <EmptyList>Nobody is in this list.</EmptyList>
      ) : (
        <DataTable
          caption="The mail to each reader, with the last answer of the mail server"
          rows={recipients}
          rowKey={({ recipient }) => String(recipient.id)}
          columns={[
            { key: 'email', title: 'Address', cell: ({ email }) => email ?? 'erased' },
            { key: 'state', title: 'State', cell: ({ recipient }) => RECIPIENT_STATE_NAMES[recipient.state] },
            { key: 'reason', title: 'Reason', cell: ({ recipient }) => recipient.reason ?? '–' },
            { key: 'attempts', title: 'Tries', isNumeric: true, cell: ({ recipient }) => recipient.attempts },
            {
              key: 'answer',
              title: 'Answer',
              cell: ({ recipient: { answerCode, answer } }) =>
                answerCode === null && answer === null ? '–' : `${answerCode ?? ''} ${answer ?? ''}`,
            },
            { key: 'settled', title: 'Time', cell: ({ recipient }) => <Moment at={recipient.settledAt} /> },
          ]}
        />
      )}
      <Pager next={next} />
    </DashboardSection>
  );
}

function linkIn(message: Campaign | undefined, link: number): string {
  return (message && linksOf(message)[link]) ?? `Link ${link + 1}`;
}

function recipientState(text: string | null): RecipientState | undefined {
  return text !== null && Object.hasOwn(RECIPIENT_STATE_NAMES, text) ? (text as RecipientState) : undefined;
}
