import type { StoredJob } from '../../../platform/queue/stored-job.ts';
import { type Column, DataTable } from '../../../ui/dashboard/data-table.tsx';
import { Moment } from '../../../ui/dashboard/moment.tsx';
import { StateMark } from '../../../ui/dashboard/stats.tsx';

type Job = Omit<StoredJob, 'payload'>;

const COLUMNS: readonly Column<Job>[] = [
  {
    key: 'name',
    title: 'Job',
    cell: ({ name, isDeadLetter }) => (isDeadLetter ? `${name} (given up)` : name),
  },
  {
    key: 'state',
    title: 'State',
    cell: ({ state }) => <StateMark tone={TONES[state]}>{state}</StateMark>,
  },
  {
    key: 'tries',
    title: 'Tries',
    isNumeric: true,
    cell: ({ tries, triesMost }) => `${tries} of ${triesMost}`,
  },
  { key: 'created', title: 'Enqueued', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { key: 'started', title: 'Last try', cell: ({ startedAt }) => <Moment at={startedAt} /> },
  { key: 'ended', title: 'Ended', cell: ({ endedAt }) => <Moment at={endedAt} /> },
  { key: 'error', title: 'Last error', cell: ({ error }) => error ?? '–' },
];

const TONES: Readonly<Record<Job['state'], 'bad' | 'plain'>> = {
  ...{ created: 'plain', active: 'plain', completed: 'plain', cancelled: 'plain' },
  ...{ retry: 'bad', failed: 'bad' },
};

/** The jobs about a shoot, its orders and its mails. */
export function JobTable({ jobs }: { readonly jobs: readonly Job[] }) {
  return <DataTable caption="Jobs, the oldest first" rows={jobs} rowKey={({ id }) => id} columns={COLUMNS} />;
}
