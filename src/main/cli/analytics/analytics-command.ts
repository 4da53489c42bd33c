import { Command } from 'commander';
import { parsePeriod } from '../orders/typed-values.ts';
import { withServiceParts } from '../service-parts.ts';
import { UnusableInput } from '../unusable-input.ts';
import { analyticsText } from './analytics-text.ts';

const HELP = `
The service counts page views, checkouts, sign-ups and the like by itself, without cookies and without personal data, so it cannot
tell how many people they were. Days begin at midnight in UTC, and both days of a period are included.

Exit code: 0 done, 2 unusable input.`;

interface TypedPeriod {
  readonly from?: string;
  readonly until?: string;
  readonly json?: boolean;
}

/** `lichtbild analytics`: prints how often each event was counted in a period. */
export function analyticsCommand(): Command {
  return new Command('analytics')
    .description('counts of page views, checkouts and sign-ups, by language')
    .option('--from <date>', 'the first day; default: the beginning')
    .option('--until <date>', 'the last day; default: today')
    .option('--json', 'print the counts of every day as JSON')
    .addHelpText('after', HELP)
    .action(async ({ json, ...typed }: TypedPeriod) => {
      const period = parsePeriod(typed);
      if (!period.ok) throw new UnusableInput(period.error);
      const { countsBetween } = await import('../../../features/analytics/event-count-store.server.ts');
      const { from = '0001-01-01', until = '9999-12-31' } = typed;
      const counts = await withServiceParts(({ adapters }) => countsBetween(adapters.db, from, until));
      process.stdout.write(json === true ? `${JSON.stringify(counts, null, 2)}\n` : analyticsText(counts));
    });
}
