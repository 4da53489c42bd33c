import { operatorOf } from '../../catalog/imprint.ts';
import type { Config } from '../config/config.ts';
import { unreachableAddresses } from '../config/unreachable-addresses.ts';
import { ok, type Finding, warning } from './finding.ts';

/** Checks that the imprint names who runs the service, which is mandatory in Germany (§ 5 DDG). */
export function checkImprint(imprint: Config['imprint']): Finding {
  return imprint
    ? ok('imprint', operatorOf(imprint))
    : warning(
        'imprint',
        'not filled in: visitors do not learn who runs the service',
        'Set IMPRINT_NAME, IMPRINT_ADDRESS and IMPRINT_EMAIL in `.env`.',
      );
}

/**
 * Checks that the operators' addresses can receive mail: the pages promise answers to requests, and the law limits the time
 * for withdrawals.
 */
export function checkOperators(operatorEmails: Config['operatorEmails']): Finding {
  const unreachable = unreachableAddresses(operatorEmails);
  return unreachable.length === 0
    ? ok('operators', operatorEmails.join(', '))
    : warning(
        'operators',
        `nobody reads ${unreachable.join(', ')}: requests and withdrawals stay unanswered`,
        'Set OPERATOR_EMAILS in `.env`.',
      );
}
