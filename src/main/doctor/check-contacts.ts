import { operatorOf } from '../../catalog/imprint.ts';
import type { Config } from '../config/config.ts';
import { fine, type Finding, warning } from './finding.ts';

/** Whether visitors learn who runs the service; in Germany they must (§ 5 DDG). */
export function lookAtImprint(imprint: Config['imprint']): Finding {
  return imprint
    ? fine('imprint', operatorOf(imprint))
    : warning(
        'imprint',
        'not filled in: visitors do not learn who runs the service',
        'Set IMPRINT_NAME, IMPRINT_ADDRESS and IMPRINT_EMAIL in `.env`.',
      );
}
