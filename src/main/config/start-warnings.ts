import type { Config } from './config.ts';
import { unreachableAddresses } from './unreachable-addresses.ts';

/** Problems that do not prevent the start but must be fixed before the public uses the service; logged at the start. */
export function startWarnings(
  config: Pick<Config, 'production' | 'imprint' | 'operatorEmails'>,
): readonly string[] {
  if (!config.production) return [];
  const unreachable = unreachableAddresses(config.operatorEmails);
  return [
    ...(config.imprint
      ? []
      : ['IMPRINT_NAME, IMPRINT_ADDRESS and IMPRINT_EMAIL are not set: the imprint is empty']),
    ...(unreachable.length === 0
      ? []
      : [
          `OPERATOR_EMAILS: nobody reads ${unreachable.join(', ')}, so requests and withdrawals stay unanswered`,
        ]),
  ];
}
