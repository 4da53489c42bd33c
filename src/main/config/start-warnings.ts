import type { Config } from './config.ts';
import { unreachableAddresses } from './unreachable-addresses.ts';

/** What does not keep the service from running, but must not stay so where strangers use it; for the log at start. */
export function startWarnings(
  config: Pick<Config, 'production' | 'imprint' | 'operatorEmails'>,
): readonly string[] {
  if (!config.production) return [];
  const unread = unreachableAddresses(config.operatorEmails);
  return [
    ...(config.imprint
      ? []
      : ['IMPRINT_NAME, IMPRINT_ADDRESS and IMPRINT_EMAIL are not set: the imprint is empty']),
    ...(unread.length === 0
      ? []
      : [
          `OPERATOR_EMAILS: nobody reads ${unread.join(', ')}, so requests and withdrawals are answered by nobody`,
        ]),
  ];
}
