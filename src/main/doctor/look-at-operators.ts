import type { Config } from '../config/config.ts';
import { unreadAddresses } from '../config/unread-addresses.ts';
import { fine, type Finding, warning } from './finding.ts';

/** Whether somebody reads what visitors send: requests have an answer promised, withdrawals a time set by law. */
export function lookAtOperators(operatorEmails: Config['operatorEmails']): Finding {
  const unread = unreadAddresses(operatorEmails);
  return unread.length === 0
    ? fine('operators', operatorEmails.join(', '))
    : warning(
        'operators',
        `nobody reads ${unread.join(', ')}: requests and withdrawals are answered by nobody`,
        'Set OPERATOR_EMAILS in `.env`.',
      );
}
