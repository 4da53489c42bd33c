import { LIMITS } from '../../../catalog/limits.ts';
import {
  countOpenLeads,
  findLead,
  type LeadRow,
  listLeads,
} from '../../../features/leads/operator/lead-list.server.ts';
import { leadForm } from '../../../i18n/lead-form/en.ts';
import { DASHBOARD_API } from '../../../dashboard-urls.ts';
import { Moment } from '../../../ui/dashboard/moment.tsx';
import type { Stat } from '../../../ui/dashboard/stats.tsx';
import { webContext } from '../../context.ts';
import { privateMeta } from '../../page-meta.ts';
import { PAGE_SIZE, readPlace, writePlace } from '../list-query.ts';
import { overdueBefore } from '../requests/answer-due.ts';
import { DueMark } from '../requests/due-mark.tsx';
import { MailLink, OpenRequest, RequestLink } from '../requests/open-request.tsx';
import { readRequestQuery } from '../requests/request-list.ts';
import { RequestsPage } from '../requests/requests-page.tsx';
import type { Route } from './+types/leads-page.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, clock } = context.get(webContext);
  const query = new URL(request.url).searchParams;
  const { shown, openId } = readRequestQuery(query);
  const now = clock.now();
  const [{ rows, last }, counts, opened] = await Promise.all([
    listLeads(db, shown, { limit: PAGE_SIZE, after: readPlace(query) }),
    countOpenLeads(db, overdueBefore(now)),
    openId === undefined ? undefined : findLead(db, openId),
  ]);
  return { shown, now, rows, counts, opened, next: last && writePlace([last.createdAt, last.id]) };
}

export const meta: Route.MetaFunction = () => privateMeta('Leads');

const KINDS = { 'white-label': 'White label', team: 'Team' } as const;

/** The requests for an offer, by what has to be answered first. */
export default function LeadsPage({ loaderData }: Route.ComponentProps) {
  const { shown, now, rows, counts, opened, next } = loaderData;
  return (
    <RequestsPage
      title="Leads"
      lead={`We promise an answer within ${LIMITS.leadAnswerHours} hours. Requests are erased after ${LIMITS.leadLifetimeMonths} months.`}
      words={{ one: 'request', several: 'Requests' }}
      shown={shown}
      counts={counts}
      rows={rows}
      next={next}
      opened={
        opened ? (
          <OpenRequest
            title={`Request of ${nameOf(opened)}`}
            facts={factsOf(opened, now)}
            message={opened.message}
            path={`${DASHBOARD_API}/leads/${encodeURIComponent(opened.id)}`}
            state={opened}
          />
        ) : null
      }
      columns={[
        {
          key: 'name',
          title: 'From',
          cell: (lead) => <RequestLink id={lead.id}>{nameOf(lead)}</RequestLink>,
        },
        {
          key: 'due',
          title: 'Answer',
          cell: (lead) => <DueMark state={lead} receivedAt={lead.createdAt} now={now} />,
        },
        { key: 'kind', title: 'Kind', cell: ({ kind }) => KINDS[kind] },
        { key: 'company', title: 'Company', cell: ({ company }) => company ?? '–' },
        { key: 'email', title: 'Email', cell: ({ email }) => email },
        { key: 'received', title: 'Received', cell: ({ createdAt }) => <Moment at={createdAt} /> },
        { key: 'note', title: 'Note', cell: ({ note }) => excerpt(note) },
      ]}
    />
  );
}

function nameOf({ firstName, lastName }: Pick<LeadRow, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}

function factsOf(lead: LeadRow, now: Date): readonly Stat[] {
  const { kind, email, language, company, companySize, headshots, source, createdAt } = lead;
  return [
    { label: 'Answer', value: <DueMark state={lead} receivedAt={createdAt} now={now} /> },
    { label: 'Kind', value: KINDS[kind] },
    { label: 'Email', value: <MailLink email={email} /> },
    { label: 'Language', value: language },
    { label: 'Company', value: company ?? '–' },
    ...(companySize === null ? [] : [{ label: 'Size', value: leadForm.companySizes[companySize] }]),
    ...(headshots === null ? [] : [{ label: 'Headshots', value: headshots }]),
    ...(source === null ? [] : [{ label: 'Heard of us from', value: leadForm.sources[source] }]),
    { label: 'Received', value: <Moment at={createdAt} /> },
  ];
}

function excerpt(note: string | null): string {
  if (note === null) return '–';
  return note.length > 80 ? `${note.slice(0, 79)}…` : note;
}
