import { readFile } from 'node:fs/promises';
import { type BackupCipher, createAgeCipher, PLAIN_CIPHER } from '../../platform/backup/backup-cipher.ts';
import { type BackupTarget, BackupError } from '../../platform/backup/backup-target.ts';
import type { Backups } from '../../platform/backup/backups.ts';
import { createFolderTarget } from '../../platform/backup/folder-target.ts';
import type { S3Login, TargetConfig } from '../config/backup-config.ts';
import type { Settings } from '../config/load-settings.ts';
import { createHouseStorage } from './create-storage.ts';
import type { createSharedAdapters } from './create-shared-adapters.ts';

type Adapters = Awaited<ReturnType<typeof createSharedAdapters>>;

/** @throws {BackupError} when the place is a bucket, and its login is not set */
export async function createTarget(target: TargetConfig, login: S3Login | undefined): Promise<BackupTarget> {
  if (target.kind === 'folder') return createFolderTarget(target.folder);
  if (!login) {
    throw new BackupError('Set BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY to use a bucket.');
  }
  // Imported on demand, because most installations need none of its packages.
  const { createS3Target } = await import('../../platform/backup/s3-target.ts');
  return createS3Target({ ...login, bucket: target.bucket, folder: target.folder });
}

export async function createCipher(key: string | undefined): Promise<BackupCipher> {
  return key === undefined ? PLAIN_CIPHER : createAgeCipher(key);
}

/** @param to default: BACKUP_TO. Resolves to undefined when neither is set. */
export async function createBackups(
  { config }: Settings,
  { databaseUrl, secretFingerprints }: Pick<Adapters, 'databaseUrl' | 'secretFingerprints'>,
  to: TargetConfig | undefined = config.backup.to,
): Promise<Backups | undefined> {
  if (!to) return undefined;
  const { key, keepDays, s3 } = config.backup;
  return {
    place: { target: await createTarget(to, s3), cipher: await createCipher(key) },
    ...{ databaseUrl, secretFingerprint: secretFingerprints[0]!, keepDays },
    dataFolder: createHouseStorage(config.dataDir),
    appSecret: config.secret.kind === 'file' ? await readFile(config.secret.path, 'utf8') : undefined,
  };
}
