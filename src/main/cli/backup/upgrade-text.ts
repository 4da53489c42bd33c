import type { Upgrade } from '../../adapters/inspect-upgrade.ts';

const HOUR_MS = 3_600_000;
/** A backup that is older than this lacks too much to upgrade after it. */
const RECENT_MS = 24 * HOUR_MS;

/** Describes an upgrade for the operator. It is safe when nothing changes, or a recent backup could be read back. */
export function upgradeText(
  { migrations, queue, lastBackup }: Upgrade,
  now: Date,
): { readonly text: string; readonly isSafe: boolean } {
  const queueChanges = queue.from !== queue.to;
  const lines =
    migrations.length === 0
      ? ['The database has all migrations of this version.']
      : [
          `${migrations.length} ${migrations.length === 1 ? 'migration' : 'migrations'} to apply:`,
          ...migrations.map(({ name, summary }) => `  ${name}: ${summary}`),
        ];
  if (queue.from === undefined) lines.push(`The queue’s tables will be created (version ${queue.to}).`);
  else if (queue.from < queue.to)
    lines.push(`The queue’s tables will change from version ${queue.from} to ${queue.to}.`);
  else if (queueChanges)
    lines.push(
      `The queue’s tables have version ${queue.from}, and this version of the service knows ${queue.to}.`,
    );
  const backup = backupLine(lastBackup, now);
  const changes = migrations.length > 0 || queueChanges;
  return { text: [...lines, backup.line, ''].join('\n'), isSafe: !changes || backup.isRecent };
}

function backupLine(
  run: Upgrade['lastBackup'],
  now: Date,
): { readonly line: string; readonly isRecent: boolean } {
  const advice = 'run `npm run lichtbild -- backup` and `npm run lichtbild -- backup --check` first.';
  if (!run) return { line: `There is no backup: ${advice}`, isRecent: false };
  const ageHours = Math.floor((now.getTime() - run.startedAt.getTime()) / HOUR_MS);
  const age = ageHours < 48 ? `${ageHours} h` : `${Math.floor(ageHours / 24)} days`;
  const made = `The last backup is ${age} old (${run.id} in ${run.target})`;
  if (run.verificationError !== null) {
    return { line: `${made} and cannot be read back: ${run.verificationError}`, isRecent: false };
  }
  if (run.verifiedAt === null)
    return { line: `${made} and was not read back yet: ${advice}`, isRecent: false };
  const isRecent = now.getTime() - run.startedAt.getTime() <= RECENT_MS;
  return { line: `${made} and could be read back${isRecent ? '.' : `: ${advice}`}`, isRecent };
}
