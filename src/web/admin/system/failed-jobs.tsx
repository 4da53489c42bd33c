import { DASHBOARD_API } from '../../../dashboard-urls.ts';
import type { FailedJob } from '../../../platform/queue/queue-admin.ts';
import { ActionButton } from '../../../ui/dashboard/action-button.tsx';
import { ActionDialog } from '../../../ui/dashboard/action-dialog.tsx';
import { DataTable } from '../../../ui/dashboard/data-table.tsx';
import { Moment } from '../../../ui/dashboard/moment.tsx';

/** Jobs whose last try has failed, with the two decisions about each. */
export function FailedJobs({ jobs }: { readonly jobs: readonly FailedJob[] }) {
  return (
    <DataTable
      caption="The latest first"
      rows={jobs}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'job',
          title: 'Job',
          cell: ({ job, queue }) => (queue === job ? job : `${job} (its handling in ${queue})`),
        },
        {
          key: 'ids',
          title: 'About',
          cell: ({ ids }) =>
            Object.entries(ids).map(([name, id]) => (
              <div key={name}>
                {name} <span className="dash-id">{id}</span>
              </div>
            )),
        },
        { key: 'error', title: 'Error', cell: ({ error }) => error },
        { key: 'tries', title: 'Tries', isNumeric: true, cell: ({ tries }) => tries },
        { key: 'at', title: 'Failed', cell: ({ failedAt }) => <Moment at={failedAt} /> },
        { key: 'action', title: 'Action', cell: (job) => <Decisions job={job} /> },
      ]}
    />
  );
}

function Decisions({ job: { id, queue, job } }: { readonly job: FailedJob }) {
  const path = `${DASHBOARD_API}/jobs/${id}`;
  return (
    <div className="dash-actions">
      <ActionButton
        label="Retry"
        fullLabel={`Retry ${job}`}
        path={`${path}/retry`}
        body={{ queue }}
        done="The job gets another try."
      />
      <ActionDialog
        label="Drop"
        look="quiet"
        title={`Drop ${job}?`}
        text="The job is deleted and gets no other try."
        path={`${path}/drop`}
        body={{ queue }}
        fields={[{ name: 'reason', label: 'Reason', hint: 'For the audit log' }]}
        done="Dropped."
      />
    </div>
  );
}
