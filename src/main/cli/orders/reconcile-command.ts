import { Command } from 'commander';
import { systemClock } from '../../../platform/clock/clock.ts';
import { UnusableInput } from '../unusable-input.ts';
import { withServiceParts } from '../service-parts.ts';
import { reconciliationText } from './reconciliation-text.ts';
import { parseSince } from './typed-values.ts';

const HELP = `
Compares our books with each payment provider's own list, as the worker does every hour: books payments and refunds that no
webhook has brought, and lists what differs for you to decide. Works beside a running service, and may be repeated.

Exit code: 0 nothing differs, 1 something differs or a provider does not answer, 2 unusable input.`;

/** `lichtbild reconcile`: compares our books with the providers' lists. */
export function reconcileCommand(): Command {
  return new Command('reconcile')
    .description('compare our books with the lists of the payment providers')
    .option('--since <date>', 'the first day (UTC), or a number of days such as 7d', '7d')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', HELP)
    .action(async (typed: { readonly since: string; readonly json?: boolean }) => {
      const since = parseSince(typed.since, systemClock.now());
      if (!since.ok) throw new UnusableInput(`--since: ${since.error}`);
      const { reconcile } = await import('./reconcile.ts');
      const results = await withServiceParts((service) => reconcile(service, since.value));
      const text =
        typed.json === true
          ? `${JSON.stringify(results, null, 2)}\n`
          : reconciliationText(results, since.value);
      process.stdout.write(text);
      if (results.some(({ differences, failure }) => differences.length > 0 || failure !== undefined))
        process.exitCode = 1;
    });
}
