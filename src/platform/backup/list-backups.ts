import { type BackupCipher, PLAIN_CIPHER } from './backup-cipher.ts';
import { BackupError, type BackupTarget, readAll } from './backup-target.ts';
import { openContent } from './content.ts';
import { type Manifest, parseManifest } from './manifest.ts';
import { BACKUPS, targetKeys } from './target-keys.ts';

export interface ListedBackup {
  readonly id: string;
  /** False while it is being made, and for the rest of one that was interrupted. */
  readonly isComplete: boolean;
  readonly isEncrypted: boolean;
  /** All of its keys at the target. */
  readonly keys: readonly string[];
}

/** Lists the backups at a target, the oldest first. */
export async function listBackups(target: BackupTarget): Promise<readonly ListedBackup[]> {
  const files = await target.list(BACKUPS);
  const byId = Map.groupBy(files, ({ key }) => key.slice(BACKUPS.length).split('/')[0] ?? '');
  return [...byId]
    .map(([id, found]) => {
      const keys = found.map(({ key }) => key);
      const isEncrypted = keys.includes(targetKeys.manifest(id, '.age'));
      return { id, isComplete: isEncrypted || keys.includes(targetKeys.manifest(id, '')), isEncrypted, keys };
    })
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * Finds a complete backup. @param id default: the latest
 * @throws {BackupError} when there is none
 */
export async function findBackup(target: BackupTarget, id?: string): Promise<ListedBackup> {
  const all = await listBackups(target);
  const complete = all.filter(({ isComplete }) => isComplete);
  if (id === undefined) {
    const latest = complete.at(-1);
    if (latest) return latest;
    throw new BackupError(
      all.length > 0
        ? `There is no complete backup in ${target.name}, only ${all.length} that was interrupted or is being made.`
        : `There is no backup in ${target.name}.`,
    );
  }
  const wanted = complete.find((backup) => backup.id === id);
  if (wanted) return wanted;
  throw new BackupError(
    all.some((backup) => backup.id === id)
      ? `The backup ${id} was interrupted: choose another one.`
      : `There is no backup ${id} in ${target.name}.`,
  );
}

export interface OpenedBackup {
  readonly manifest: Manifest;
  /** The form of its files, which need not be that of new backups. */
  readonly cipher: BackupCipher;
}

/**
 * Reads the list of a backup.
 * @param cipher that of BACKUP_KEY
 * @throws {BackupError} when it is damaged, of a newer version, or encrypted with another key
 */
export async function openBackup(
  target: BackupTarget,
  configured: BackupCipher,
  { id, isEncrypted }: Pick<ListedBackup, 'id' | 'isEncrypted'>,
): Promise<OpenedBackup> {
  if (isEncrypted && !configured.isEncrypted) {
    throw new BackupError(`The backup ${id} is encrypted: set BACKUP_KEY to its key.`);
  }
  const cipher = isEncrypted ? configured : PLAIN_CIPHER;
  const body = await openContent(target, cipher, targetKeys.manifest(id, cipher.suffix));
  return { manifest: parseManifest(await readAll(body)), cipher };
}
