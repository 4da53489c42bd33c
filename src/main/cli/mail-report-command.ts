import { buffer } from 'node:stream/consumers';
import { Command } from 'commander';
import { withServiceParts } from './service-parts.ts';
import { UnusableInput } from './unusable-input.ts';

/** The exit code by which mail servers know to try again later (EX_TEMPFAIL of sysexits). */
const TRY_AGAIN = 75;

const HELP = `
Reads one raw message from standard input, as the pipe of a mail server passes it: what comes to MAIL_REPORTS_ADDRESS. A bounce of a
campaign's mail, or a complaint about one, suppresses the address that this mail was sent to. Everything else is ignored.

Exit code: 0 done, whatever the message was; 75 the database does not answer, try again later.`;

/** `lichtbild mail report`: takes bounces and complaints from a mail server. */
export function mailReportCommand(stdin: NodeJS.ReadableStream = process.stdin): Command {
  return new Command('report')
    .description('take a bounce of a campaign, or a complaint about one, from standard input')
    .addHelpText('after', HELP)
    .action(async () => {
      const raw = await buffer(stdin);
      const { receiveReport } =
        await import('../../features/newsletter/campaigns/reports/receive-report.server.ts');
      try {
        const outcome = await withServiceParts(({ adapters }) => receiveReport(adapters, raw));
        process.stdout.write(`${outcome}\n`);
      } catch (error) {
        if (!(error instanceof UnusableInput)) throw error;
        process.stderr.write(`${error.message}\n`);
        process.exitCode = TRY_AGAIN;
      }
    });
}
