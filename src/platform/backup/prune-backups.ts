import type { BackupPlace } from './back-up.ts';
import { listBackups, openBackup } from './list-backups.ts';
import { ERASURES, OBJECTS, targetKeys, timeInName } from './target-keys.ts';

const DAY_MS = 86_400_000;
/** After this time a backup without a list was interrupted. */
const LONGEST_BACKUP_MS = DAY_MS;

interface DatedBackup {
  readonly id: string;
  readonly isComplete: boolean;
}

export interface PruneDecision {
  readonly kept: readonly string[];
  readonly dropped: readonly string[];
  /** True while an unfinished backup may still refer to objects. */
  readonly mayRun: boolean;
}

/**
 * Decides which backups stay: the latest complete one always, and the others for `keepDays`.
 * @param backups oldest first
 */
export function decidePruning(backups: readonly DatedBackup[], now: Date, keepDays: number): PruneDecision {
  const ageMs = ({ id }: DatedBackup) => now.getTime() - (timeInName(id)?.getTime() ?? 0);
  const latest = backups.findLast(({ isComplete }) => isComplete);
  const isKept = (backup: DatedBackup) => backup === latest || ageMs(backup) <= keepDays * DAY_MS;
  const complete = backups.filter(({ isComplete }) => isComplete);
  const incomplete = backups.filter(({ isComplete }) => !isComplete);
  const isAbandoned = (backup: DatedBackup) => ageMs(backup) > LONGEST_BACKUP_MS;
  return {
    kept: complete.filter(isKept).map(({ id }) => id),
    dropped: [...complete.filter((one) => !isKept(one)), ...incomplete.filter(isAbandoned)].map(
      ({ id }) => id,
    ),
    mayRun: !incomplete.every(isAbandoned),
  };
}

export interface Pruned {
  readonly backups: number;
  readonly objects: number;
}

/**
 * Deletes old backups, the rest of interrupted ones, and objects that no backup needs. The caller holds the lock of backups. May be
 * killed at any point: a backup loses its list first, so that it is never taken for a complete one.
 *
 * @throws {BackupError} when the list of a backup that stays cannot be read, because its objects are unknown then
 */
export async function pruneBackups(
  { target, cipher }: BackupPlace,
  { now, keepDays }: { readonly now: Date; readonly keepDays: number },
): Promise<Pruned> {
  const backups = await listBackups(target);
  const { kept, dropped, mayRun } = decidePruning(backups, now, keepDays);
  for (const { id, keys, isEncrypted } of backups.filter((backup) => dropped.includes(backup.id))) {
    await target.delete(targetKeys.manifest(id, isEncrypted ? '.age' : ''));
    for (const key of keys) await target.delete(key);
  }
  const oldest = kept[0] === undefined ? undefined : timeInName(kept[0]);
  if (oldest) await pruneErasures({ target, cipher }, new Date(oldest.getTime() - DAY_MS));
  if (mayRun) return { backups: dropped.length, objects: 0 };
  const needed = new Set<string>();
  for (const backup of backups.filter(({ id }) => kept.includes(id))) {
    const { manifest, cipher: form } = await openBackup(target, cipher, backup);
    for (const { object } of manifest.files) needed.add(targetKeys.object(object, form.suffix));
  }
  const stored = await target.list(OBJECTS);
  const unneeded = stored.filter(({ key }) => !needed.has(key));
  for (const { key } of unneeded) await target.delete(key);
  return { backups: dropped.length, objects: unneeded.length };
}

/** Every backup that stays contains the erasures from before it. */
async function pruneErasures({ target }: BackupPlace, before: Date): Promise<void> {
  for (const { key } of await target.list(ERASURES)) {
    const recordedAt = timeInName(key.slice(ERASURES.length));
    if (recordedAt && recordedAt < before) await target.delete(key);
  }
}
