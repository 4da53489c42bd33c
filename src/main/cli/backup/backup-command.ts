import { randomBytes } from 'node:crypto';
import { Command } from 'commander';
import { BackupError, BackupTargetError } from '../../../platform/backup/backup-target.ts';
import type { TargetConfig } from '../../config/backup-config.ts';
import type { Settings } from '../../config/load-settings.ts';
import { withServiceParts } from '../service-parts.ts';
import { showProgress } from '../show-progress.ts';
import { UnusableInput } from '../unusable-input.ts';
import { backupText, checkText } from './backup-texts.ts';
import { typedTarget } from './typed-target.ts';

const HELP = `
Copies the database, all files, your own garments and the generated app secret, beside the running service. Files that an earlier
backup at the same place has are not copied again. A backup at BACKUP_TO also deletes those that are older than BACKUP_KEEP_DAYS.
With BACKUP_KEY it is encrypted (age). docs/guides/backing-up.md says more.

Exit code: 0 done, 1 the backup is incomplete or cannot be read back, 2 unusable input, 130 interrupted.`;

interface TypedBackup {
  readonly to?: string;
  readonly check?: boolean;
}

/** `lichtbild backup`: makes a backup, or reads the last one back. */
export function backupCommand(signal: AbortSignal): Command {
  return new Command('backup')
    .description('back up database and files, or check the last backup')
    .option('--to <place>', 'a folder or s3://bucket/folder; default: BACKUP_TO')
    .option('--check', 'read the last backup back instead of making one')
    .addHelpText('after', HELP)
    .action(async ({ to, check }: TypedBackup) => {
      await asUnusable(() =>
        withServiceParts(async (service) => {
          const target = typedTarget(to, service.settings);
          await (check === true ? checkLast(service, target, signal) : make(service, target, signal));
        }),
      );
    })
    .addCommand(
      new Command('key').description('print a new key for BACKUP_KEY').action(async () => {
        const { createBackupKey } = await import('../../../platform/backup/backup-cipher.ts');
        process.stdout.write(`BACKUP_KEY=${await createBackupKey()}\n`);
        process.stderr.write(
          'Put this line into .env, and keep a copy outside this machine: without it no backup can be read.\n',
        );
      }),
    );
}

type Service = Parameters<Parameters<typeof withServiceParts>[0]>[0];

async function make(
  { settings, adapters }: Service,
  target: TargetConfig,
  signal: AbortSignal,
): Promise<void> {
  // Imported on demand, because other commands need none of it.
  const [{ createBackups }, { makeBackup }] = await Promise.all([
    import('../../adapters/create-backups.ts'),
    import('../../../worker/backup/make-backup.ts'),
  ]);
  const backups = (await createBackups(settings, adapters, target))!;
  warnAboutSecret(settings);
  const progress = showProgress(process.stderr);
  let phase: string | undefined;
  try {
    const manifest = await makeBackup(adapters, backups, {
      ...{ random: randomBytes(4).toString('hex'), signal, prunes: isConfigured(target, settings) },
      onStep(now, count) {
        if (now !== phase) progress.begin(`copying ${now}`, count);
        phase = now;
        progress.step();
      },
    });
    progress.end();
    process.stdout.write(backupText(manifest, backups.place.target.name, backups.place.cipher.isEncrypted));
    if (manifest.missingFiles.length > 0) process.exitCode = 1;
  } finally {
    progress.end();
  }
}

async function checkLast(
  { settings, adapters }: Service,
  target: TargetConfig,
  signal: AbortSignal,
): Promise<void> {
  const [{ createBackups }, { checkBackup }, { recordCheck }] = await Promise.all([
    import('../../adapters/create-backups.ts'),
    import('../../../platform/backup/check-backup.ts'),
    import('../../../platform/backup/backup-run-store.ts'),
  ]);
  const { place } = (await createBackups(settings, adapters, target))!;
  const progress = showProgress(process.stderr);
  let hasBegun = false;
  try {
    const { manifest, problems } = await checkBackup(place, {
      signal,
      onStep(count) {
        if (!hasBegun) progress.begin('reading back', count);
        hasBegun = true;
        progress.step();
      },
    });
    progress.end();
    await recordCheck(adapters.db, manifest.id, adapters.clock.now(), problems[0]);
    process.stdout.write(checkText(manifest, problems));
    if (problems.length > 0) process.exitCode = 1;
  } finally {
    progress.end();
  }
}

function isConfigured(target: TargetConfig, { config }: Settings): boolean {
  return JSON.stringify(target) === JSON.stringify(config.backup.to);
}

function warnAboutSecret({ config }: Settings): void {
  if (config.backup.key !== undefined) return;
  const secret = config.secret.kind === 'file' ? ', and the secret that opens every gallery' : '';
  process.stderr.write(
    `Warning: BACKUP_KEY is not set, so whoever reads this backup sees photos and addresses${secret}.\n`,
  );
}

/** Backups that cannot be made or read are problems of the input, whose messages are for the operator. */
export async function asUnusable(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof BackupError || error instanceof BackupTargetError) {
      throw new UnusableInput(error.message);
    }
    throw error;
  }
}
