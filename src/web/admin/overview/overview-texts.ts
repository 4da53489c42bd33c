import { momentText } from '../../../ui/dashboard/moment.tsx';
import { backupCheckText } from '../system/backup-check-text.ts';
import type { Stat } from '../../../ui/dashboard/stats.tsx';
import type { loadOverview } from './overview-figures.server.ts';

const MONEY = new Map<string, Intl.NumberFormat>();

/** Returns an amount such as €1,234.50, in a currency by its ISO 4217 code. */
export function moneyText(cents: number, currency: string): string {
  let format = MONEY.get(currency);
  if (!format) {
    format = new Intl.NumberFormat('en', { style: 'currency', currency });
    MONEY.set(currency, format);
  }
  return format.format(cents / 100);
}

/** Returns a duration as people say it: 45 s, 4.3 min, 2.1 h. */
export function durationText(minutes: number): string {
  if (minutes < 1) return `${Math.round(minutes * 60)} s`;
  if (minutes < 90) return `${minutes.toFixed(1)} min`;
  return `${(minutes / 60).toFixed(1)} h`;
}

/** Returns a size such as 12.3 GiB. */
export function sizeText(bytes: number): string {
  const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'] as const;
  const power = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const value = bytes / 1024 ** power;
  return `${power === 0 ? value : value.toFixed(1)} ${units[power]}`;
}

/** The figures of this moment, which no range changes. */
export function stateOfService({
  jobs,
  shoots,
  disk,
  pendingRefunds,
  backup,
}: Awaited<ReturnType<typeof loadOverview>>): readonly Stat[] {
  const inState = (...states: string[]) =>
    shoots.filter(({ state }) => states.includes(state)).reduce((sum, row) => sum + row.shoots, 0);
  const jobsIn = (...states: string[]) =>
    jobs
      .filter(({ name, state }) => name !== 'dead-letters' && states.includes(state))
      .reduce((sum, row) => sum + row.count, 0);
  return [
    { label: 'Shoots in work', value: inState('paid', 'rendering'), note: 'paid and not delivered' },
    { label: 'Galleries open', value: inState('delivered') },
    { label: 'Drafts', value: inState('draft', 'ready_to_pay') },
    {
      label: 'Jobs waiting',
      value: jobsIn('created', 'retry'),
      note: `${jobsIn('active')} running, ${jobsIn('deferred')} for later`,
    },
    { label: 'Refunds not confirmed', value: pendingRefunds },
    {
      label: 'Disk left',
      value: disk ? sizeText(disk.freeBytes) : 'no limit',
      note: disk ? `of ${sizeText(disk.totalBytes)}` : undefined,
    },
    {
      label: 'Last backup',
      value: backup?.finishedAt ? momentText(backup.finishedAt) : 'never',
      note: backup ? backupCheckText(backup) : 'set BACKUP_TO',
    },
  ];
}
