import { isInside, parseTarget, type TargetConfig } from '../../config/backup-config.ts';
import type { Settings } from '../../config/load-settings.ts';
import { UnusableInput } from '../unusable-input.ts';

/** @throws {UnusableInput} when no place of backups is named, or it is none */
export function typedTarget(typed: string | undefined, { config }: Pick<Settings, 'config'>): TargetConfig {
  const target = typed === undefined ? config.backup.to : parseTarget(typed, process.cwd());
  if (!target) {
    throw new UnusableInput(
      typed === undefined
        ? 'Name a folder or s3://bucket/folder with --to, or set BACKUP_TO.'
        : `"${typed}" is no place of backups: name a folder, or s3://bucket/folder.`,
    );
  }
  if (target.kind === 'folder' && isInside(target.folder, config.dataDir)) {
    throw new UnusableInput(
      `${target.folder} is in the data folder and would be lost with it: name one on another disk.`,
    );
  }
  if (target.kind === 's3' && config.backup.key === undefined) {
    throw new UnusableInput(
      'Set BACKUP_KEY first: others keep the bucket, so backups in it must be encrypted. `lichtbild backup key` prints one.',
    );
  }
  return target;
}
