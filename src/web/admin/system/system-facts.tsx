import type { BackupRun } from '../../../platform/backup/backup-run-store.ts';
import type { DiskSpace } from '../../../platform/storage/storage.ts';
import { Moment } from '../../../ui/dashboard/moment.tsx';
import type { Stat } from '../../../ui/dashboard/stats.tsx';
import { backupCheckText } from './backup-check-text.ts';
import type { Versions } from './system-port.ts';

const GB = 1024 ** 3;
const MINUTE_MS = 60_000;

interface SystemFacts {
  readonly versions: Versions;
  /** Undefined for a store without a limit. */
  readonly disk: DiskSpace | undefined;
  readonly backup: Pick<BackupRun, 'finishedAt' | 'verifiedAt' | 'verificationError' | 'target'> | undefined;
  readonly startedAt: Date;
  readonly now: Date;
}

/** The facts at the top of the page. */
export function systemFacts({ versions, disk, backup, startedAt, now }: SystemFacts): readonly Stat[] {
  const { service, commit, node, postgres, databaseBytes, migrations } = versions;
  return [
    { label: 'Version', value: commit === undefined ? service : `${service}, commit ${commit}` },
    { label: 'Node', value: node },
    { label: 'PostgreSQL', value: `${postgres}, ${gigabytes(databaseBytes)} of data` },
    {
      label: 'Migrations',
      value: (
        <>
          {migrations.applied} applied, {migrations.pending.length} to apply
          {migrations.last ? (
            <>
              ; the last was {migrations.last.name}, <Moment at={migrations.last.appliedAt} />
            </>
          ) : null}
        </>
      ),
    },
    {
      label: 'Web server runs since',
      value: (
        <>
          <Moment at={startedAt} /> ({duration(now.getTime() - startedAt.getTime())})
        </>
      ),
    },
    {
      label: 'Disk of the files',
      value: disk
        ? `${gigabytes(disk.freeBytes)} of ${gigabytes(disk.totalBytes)} are free`
        : 'without a limit',
    },
    {
      label: 'Last backup',
      value: backup ? (
        <>
          <Moment at={backup.finishedAt} /> at {backup.target}, {backupCheckText(backup)}
        </>
      ) : (
        'There is none. Set BACKUP_TO.'
      ),
    },
  ];
}

function gigabytes(bytes: number): string {
  return `${(bytes / GB).toFixed(bytes < 10 * GB ? 2 : 0)} GB`;
}

function duration(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS);
  const [days, hours] = [Math.floor(minutes / 1_440), Math.floor((minutes % 1_440) / 60)];
  if (days > 0) return `${days} d ${hours} h`;
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}
