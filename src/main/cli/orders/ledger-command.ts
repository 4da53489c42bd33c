import { writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import { dayIn } from '../../../features/orders/ledger/calendar-day.ts';
import { dailySums } from '../../../features/orders/ledger/daily-sums.ts';
import { UnusableInput } from '../unusable-input.ts';
import { ledgerText } from './ledger-text.ts';
import { withServiceParts } from '../service-parts.ts';
import { parsePeriod } from './typed-values.ts';

const HELP = `
The ledger has one line for each payment and refund that a provider has reported. Amounts include taxes, and both days of a
period are included. Days begin at midnight in UTC, or in the time zone of your bookkeeping. The CSV is for your accountant: one line for each movement, without names or addresses.

Exit code: 0 done, 2 unusable input.`;

interface TypedLedger {
  readonly from?: string;
  readonly until?: string;
  readonly timezone: string;
  readonly csv?: string;
  readonly json?: boolean;
}

/** `lichtbild ledger`: prints the sums of the ledger per day, or writes its lines as CSV. */
export function ledgerCommand(): Command {
  return new Command('ledger')
    .description('sums of payments and refunds per day, or all of them as CSV')
    .option('--from <date>', 'the first day; default: the beginning')
    .option('--until <date>', 'the last day; default: today')
    .option('--timezone <name>', 'where the days begin, such as Europe/Berlin', 'UTC')
    .option('--csv <file>', 'write every movement as CSV to a file, or to standard output with -')
    .option('--json', 'print the sums as JSON')
    .addHelpText('after', HELP)
    .action(async ({ csv, json, timezone, ...typed }: TypedLedger) => {
      const period = parsePeriod(typed);
      if (!period.ok) throw new UnusableInput(period.error);
      const dayOf = dayIn(timezone);
      if (!dayOf) throw new UnusableInput(`"${timezone}" is no time zone such as Europe/Berlin.`);
      if (csv !== undefined && json === true) throw new UnusableInput('Choose one of --csv and --json.');
      const { listLedgerEntries } = await import('../../../features/orders/ledger/ledger-store.server.ts');
      const { from = '', until = '9999' } = typed;
      const listed = await withServiceParts(({ adapters }) => listLedgerEntries(adapters.db, period.value));
      const entries = listed.filter(
        ({ occurredAt }) => from <= dayOf(occurredAt) && dayOf(occurredAt) <= until,
      );
      if (csv !== undefined) {
        const { ledgerCsv } = await import('../../../features/orders/ledger/ledger-csv.ts');
        return csv === '-'
          ? void process.stdout.write(ledgerCsv(entries, dayOf))
          : writeCsv(csv, ledgerCsv(entries, dayOf), entries.length);
      }
      const sums = dailySums(entries, dayOf);
      process.stdout.write(json === true ? `${JSON.stringify(sums, null, 2)}\n` : ledgerText(sums));
    });
}

async function writeCsv(file: string, text: string, count: number): Promise<void> {
  try {
    await writeFile(file, text);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
    throw new UnusableInput(`${file} cannot be written (${code}): name another file with --csv.`);
  }
  process.stdout.write(`${file} has ${count} ${count === 1 ? 'movement' : 'movements'}.\n`);
}
