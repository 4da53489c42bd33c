import { Command } from 'commander';
import { DatabaseError } from '../../../platform/db/database.ts';
import { loadSettings } from '../../config/load-settings.ts';
import { showProgress } from '../show-progress.ts';
import { UnusableInput } from '../unusable-input.ts';
import { asUnusable } from './backup-command.ts';
import { settledText } from './backup-texts.ts';
import { typedTarget } from './typed-target.ts';

const HELP = `
Restores the last complete backup, or the one of --backup, into an empty data folder and an empty database, while the service does
not run. What was erased or unsubscribed since the backup is erased again, and payments since then are read from their
providers, before the service can start. If it is interrupted, run the same command again.

Exit code: 0 done, 1 files of the backup are damaged, 2 unusable input, 130 interrupted.`;

interface TypedRestore {
  readonly from?: string;
  readonly backup?: string;
  readonly skipDamaged?: boolean;
}

/** `lichtbild restore`: restores a backup into an empty data folder. */
export function restoreCommand(signal: AbortSignal): Command {
  return new Command('restore')
    .description('restore a backup into an empty data folder')
    .option('--from <place>', 'a folder or s3://bucket/folder; default: BACKUP_TO')
    .option('--backup <id>', 'the id of a backup; default: the last complete one')
    .option('--skip-damaged', 'restore without the files whose copies are damaged')
    .addHelpText('after', HELP)
    .action(async ({ from, backup: id, skipDamaged = false }: TypedRestore) => {
      const settings = loadSettings();
      const target = typedTarget(from, settings);
      // Imported on demand, because other commands need none of it.
      const { runRestore } = await import('../../restore/run-restore.ts');
      const progress = showProgress(process.stderr);
      let phase: string | undefined;
      try {
        await asUnusable(async () => {
          const restored = await runRestore(settings, target, {
            ...{ id, skipDamaged, signal },
            warn: (text) => void process.stderr.write(`Warning: ${text}\n`),
            onStep(now, count) {
              if (now !== phase) progress.begin(`restoring ${now}`, count);
              phase = now;
              progress.step();
            },
          });
          progress.end();
          if (!restored.ok) {
            process.stderr.write(`${restored.error}\n`);
            process.exitCode = 1;
            return;
          }
          const { manifest, settled } = restored.value;
          process.stdout.write(
            `Backup ${manifest.id} is restored: everything until ${manifest.snapshotAt}.\n${settledText(settled)}Start the service now.\n`,
          );
        });
      } catch (error) {
        if (error instanceof DatabaseError) throw new UnusableInput(error.message);
        throw error;
      } finally {
        progress.end();
      }
    });
}
