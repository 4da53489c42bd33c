import { Command } from 'commander';
import { withServiceParts } from '../service-parts.ts';
import { UnusableInput } from '../unusable-input.ts';

const HELP = `
Requests that the connected newsletter service learns the present state of every subscriber: those who have confirmed, and those
who have unsubscribed or were erased since it was last connected. The worker does it in the background, once for each. Useful after
connecting a service to an installation that has subscribers, and after the service has lost some.

Exit code: 0 requested, 2 no service is connected, or the database does not answer.`;

/** `lichtbild newsletter forward-all`: forwards all subscribers to the connected newsletter service. */
export function forwardAllCommand(): Command {
  return new Command('forward-all')
    .description('forward all subscribers to the connected newsletter service')
    .addHelpText('after', HELP)
    .action(async () => {
      const { requestForwardingOfAll } =
        await import('../../../features/newsletter/forwarding/request-forwarding.server.ts');
      const requested = await withServiceParts(async ({ settings, adapters }) => {
        if (!settings.config.newsletterProvider)
          throw new UnusableInput(
            'No newsletter service is connected: set LISTMONK_URL and the others in `.env`.',
          );
        return requestForwardingOfAll(adapters);
      });
      process.stdout.write(
        `Requested for ${requested} subscribers. The worker forwards them in the background.\n`,
      );
    });
}
