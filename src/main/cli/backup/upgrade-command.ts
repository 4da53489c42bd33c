import { join } from 'node:path';
import { Command } from 'commander';
import { systemClock } from '../../../platform/clock/clock.ts';
import { DatabaseError } from '../../../platform/db/database.ts';
import { loadSettings } from '../../config/load-settings.ts';
import { UnusableInput } from '../unusable-input.ts';
import { upgradeText } from './upgrade-text.ts';

const HELP = `
Run it after \`git pull\` and before the next start. It lists what this version will change in the database, and whether there is a recent
backup that could be read back. It changes nothing.

Exit code: 0 nothing to migrate, or a recent backup was read back; 1 something to migrate without one; 2 unusable input.`;

/** `lichtbild upgrade --check`: reports what this version will migrate. */
export function upgradeCommand(): Command {
  return new Command('upgrade')
    .description('report what this version will change in the database')
    .option('--check', 'only report; an upgrade itself is a start of the service')
    .addHelpText('after', HELP)
    .action(async ({ check }: { readonly check?: boolean }) => {
      if (check !== true) {
        throw new UnusableInput(
          'Run `lichtbild upgrade --check` to see what will change. The next `npm start` or `npm run migrate` upgrades.',
        );
      }
      const settings = loadSettings();
      const { inspectUpgrade } = await import('../../adapters/inspect-upgrade.ts');
      try {
        const upgrade = await inspectUpgrade(settings, join(settings.root, 'db/migrations'));
        const { text, isSafe } = upgradeText(upgrade, systemClock.now());
        process.stdout.write(text);
        if (!isSafe) process.exitCode = 1;
      } catch (error) {
        if (error instanceof DatabaseError) throw new UnusableInput(error.message);
        throw error;
      }
    });
}
