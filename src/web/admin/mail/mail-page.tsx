import { listSuppressions } from '../../../platform/mail/suppressions.ts';
import { MAIL_KINDS } from '../../../platform/mail/mail-kinds.ts';
import {
  countMails,
  listMails,
  type MailFilter,
  mailKeyOf,
  MAIL_STATES,
} from '../../../platform/mail/operator/list-mails.ts';
import { DashboardPage, EmptyList } from '../../../ui/dashboard/dashboard-page.tsx';
import { DataTable } from '../../../ui/dashboard/data-table.tsx';
import { FilterForm } from '../../../ui/dashboard/filter-form.tsx';
import { Moment } from '../../../ui/dashboard/moment.tsx';
import { Pager } from '../../../ui/dashboard/pager.tsx';
import { Stats } from '../../../ui/dashboard/stats.tsx';
import { ViewTabs } from '../../../ui/dashboard/view-tabs.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { type WebContext, webContext } from '../../context.ts';
import { privateMeta } from '../../page-meta.ts';
import { oneOf, PAGE_SIZE, readPlace, writePlace } from '../list-query.ts';
import type { Route } from './+types/mail-page.ts';
import { MAIL_COLUMNS } from './mail-columns.tsx';
import { SuppressedAddresses } from './suppressed-addresses.tsx';

const DAY_MS = 86_400_000;
const KINDS = Object.keys(MAIL_KINDS);

export async function loader({ context, request }: Route.LoaderArgs) {
  const web = context.get(webContext);
  const query = new URL(request.url).searchParams;
  const view = oneOf([...MAIL_STATES, 'suppressed'], query.get('view')) ?? 'unsent';
  const [figures, list] = await Promise.all([
    countMails(web.db, new Date(web.clock.now().getTime() - DAY_MS)),
    view === 'suppressed' ? loadSuppressed(web, query) : loadMails(web, view, query),
  ]);
  return { figures, list };
}

async function loadMails({ db }: Pick<WebContext, 'db'>, state: MailFilter['state'], query: URLSearchParams) {
  const kind = oneOf(KINDS, query.get('kind'));
  const recipient = query.get('q')?.trim() || undefined;
  const filter = { state, kind, recipient };
  const { rows, last } = await listMails(db, filter, { limit: PAGE_SIZE, after: readPlace(query) });
  return { view: state, kind, recipient, rows, next: last && writePlace(mailKeyOf(last, state)) };
}

async function loadSuppressed({ db }: Pick<WebContext, 'db'>, query: URLSearchParams) {
  const [createdAt, addressKey] = readPlace(query) ?? [];
  const after = createdAt && addressKey !== undefined ? { createdAt, addressKey } : undefined;
  const found = await listSuppressions(db, { after, limit: PAGE_SIZE + 1 });
  const rows = found.slice(0, PAGE_SIZE);
  const last = found.length > PAGE_SIZE ? rows.at(-1) : undefined;
  return { view: 'suppressed' as const, rows, next: last && writePlace([last.createdAt, last.addressKey]) };
}

export const meta: Route.MetaFunction = () => privateMeta('Mail');

const EMPTY: Readonly<Record<MailFilter['state'], string>> = {
  unsent: 'Every mail is sent.',
  sent: 'No mail was sent yet.',
  'given-up': 'No mail was given up.',
};

/** The outbox, and the addresses that get no newsletter. */
export default function MailPage({ loaderData: { figures, list } }: Route.ComponentProps) {
  return (
    <DashboardPage
      title="Mail"
      lead="Mails of no shoot lose recipient and content once they are sent or given up."
    >
      <Stats
        stats={[
          {
            label: 'Unsent',
            value: figures.unsent,
            note: figures.oldestUnsentAt ? (
              <>
                the oldest from <Moment at={figures.oldestUnsentAt} />
              </>
            ) : undefined,
          },
          { label: 'Sent in 24 hours', value: figures.sentSince },
          { label: 'Given up in 24 hours', value: figures.givenUpSince, note: 'or cancelled' },
        ]}
      />
      <ViewTabs
        label="Views of the outbox"
        current={list.view}
        views={[
          ['unsent', 'Unsent'],
          ['sent', 'Sent'],
          ['given-up', 'Given up'],
          ['suppressed', 'Suppressed addresses'],
        ]}
      />
      {list.view === 'suppressed' ? <SuppressedAddresses rows={list.rows} /> : <Outbox {...list} />}
      <Pager next={list.next} />
    </DashboardPage>
  );
}

function Outbox({
  view,
  kind,
  recipient,
  rows,
}: Exclude<Route.ComponentProps['loaderData']['list'], { readonly view: 'suppressed' }>) {
  return (
    <>
      <FilterForm key={`${view} ${kind} ${recipient}`} label="Filter the mails" submit="Filter">
        <input type="hidden" name="view" value={view} />
        <SelectField
          label="Kind"
          name="kind"
          placeholder="Every kind"
          defaultValue={kind ?? ''}
          options={KINDS.map((value) => ({ value, text: value }))}
        />
        <div className="dash-grow">
          <Field label="Recipient" name="q" hint="A whole email address." defaultValue={recipient} />
        </div>
      </FilterForm>
      {rows.length === 0 ? (
        <EmptyList>{kind || recipient ? 'No mail fits this filter.' : EMPTY[view]}</EmptyList>
      ) : (
        <DataTable
          caption={view === 'unsent' ? 'Mails, the oldest first' : 'Mails, the latest first'}
          rows={rows}
          rowKey={({ id }) => id}
          columns={MAIL_COLUMNS}
        />
      )}
    </>
  );
}
