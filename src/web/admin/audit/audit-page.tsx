import { listAudit } from '../../../features/operators/audit/audit-store.server.ts';
import { DashboardPage, EmptyList } from '../../../ui/dashboard/dashboard-page.tsx';
import { DataTable } from '../../../ui/dashboard/data-table.tsx';
import { FilterForm } from '../../../ui/dashboard/filter-form.tsx';
import { Pager } from '../../../ui/dashboard/pager.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { webContext } from '../../context.ts';
import { privateMeta } from '../../page-meta.ts';
import { AUDIT_COLUMNS } from './audit-columns.tsx';
import type { Route } from './+types/audit-page.ts';

const PAGE_SIZE = 50;

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const subject = query.get('about')?.trim() || undefined;
  const beforeId = Number(query.get('after')) || undefined;
  const found = await listAudit(context.get(webContext).db, { limit: PAGE_SIZE + 1, beforeId, subject });
  const entries = found.slice(0, PAGE_SIZE);
  return { entries, subject, next: found.length > PAGE_SIZE ? String(entries.at(-1)?.id) : undefined };
}

export const meta: Route.MetaFunction = () => privateMeta('Audit log');

export default function AuditPage({ loaderData: { entries, subject, next } }: Route.ComponentProps) {
  return (
    <DashboardPage
      title="Audit log"
      lead="Every sign-in, export and change. Entries cannot be edited, and are erased after three years."
    >
      <FilterForm label="Filter the audit log" submit="Filter">
        <div className="dash-grow">
          <Field
            label="About"
            name="about"
            hint="The id of an order, shoot, campaign …"
            defaultValue={subject}
          />
        </div>
      </FilterForm>
      {entries.length === 0 ? (
        <EmptyList>
          {subject ? 'Nothing was recorded about this id.' : 'Nothing has been recorded yet.'}
        </EmptyList>
      ) : (
        <DataTable
          caption="Entries, the latest first"
          rows={entries}
          rowKey={({ id }) => String(id)}
          columns={[
            ...AUDIT_COLUMNS,
            {
              key: 'about',
              title: 'About',
              cell: ({ subject: about }) => (about === null ? '–' : <span className="dash-id">{about}</span>),
            },
            { key: 'reason', title: 'Reason', cell: ({ reason }) => reason ?? '–' },
            { key: 'detail', title: 'Details', cell: ({ detail }) => detailText(detail) },
          ]}
        />
      )}
      <Pager next={next} />
    </DashboardPage>
  );
}

function detailText(detail: Readonly<Record<string, string | number | boolean | null>> | null): string {
  if (!detail) return '–';
  return Object.entries(detail)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ');
}
