import type { QueueSummary } from '../../../platform/queue/queue-admin.ts';
import { EmptyList } from '../../../ui/dashboard/dashboard-page.tsx';
import { DataTable } from '../../../ui/dashboard/data-table.tsx';
import { StateMark } from '../../../ui/dashboard/stats.tsx';

/** The jobs of the queue by name and state. */
export function QueueTable({ queues }: { readonly queues: readonly QueueSummary[] }) {
  if (queues.length === 0) return <EmptyList>No job waits, runs or has failed.</EmptyList>;
  return (
    <DataTable
      caption="Jobs that are not completed, by name"
      rows={queues}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', title: 'Job', cell: ({ name }) => name },
        { key: 'waiting', title: 'Waiting', isNumeric: true, cell: ({ waiting }) => waiting },
        { key: 'deferred', title: 'Later', isNumeric: true, cell: ({ deferred }) => deferred },
        { key: 'running', title: 'Running', isNumeric: true, cell: ({ running }) => running },
        {
          key: 'failed',
          title: 'Failed',
          isNumeric: true,
          cell: ({ failed }) => (failed > 0 ? <StateMark tone="bad">{failed}</StateMark> : failed),
        },
      ]}
    />
  );
}
