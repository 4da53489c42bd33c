import { ConfigError, type Config } from '../config/config.ts';
import { loadProvenance, loadSigningIdentity } from '../adapters/load-provenance.ts';
import { silentLog } from '../../platform/log/silent-log.ts';
import { fine, problem, warning, words, type Finding } from './finding.ts';

const DAY_MS = 86_400_000;
/** Getting a certificate anew takes an authority some days. */
const RENEW_DAYS = 30;

/** Whether headshots are signed, and for how long yet. */
export async function lookAtProvenance(
  files: Config['provenance'],
  root: string,
  now: Date,
): Promise<Finding> {
  const part = 'signing';
  if (!files) return fine(part, 'headshots are marked in XMP; no certificate is set to sign them');
  try {
    await loadProvenance(files, root, silentLog);
  } catch (error) {
    const mend = 'Mend C2PA_CERTIFICATE_FILE and C2PA_PRIVATE_KEY_FILE in `.env`.';
    return problem(part, error instanceof ConfigError ? error.problems.join(' ') : words(error), mend);
  }
  const { signer, validTo } = loadSigningIdentity(files);
  if (now > validTo) {
    return problem(part, `the certificate ended on ${day(validTo)}: headshots are not signed`, 'Renew it.');
  }
  const detail = `as ${signer} until ${day(validTo)}`;
  return validTo.getTime() - now.getTime() < RENEW_DAYS * DAY_MS
    ? warning(part, detail, 'Renew the certificate: after that day headshots are not signed.')
    : fine(part, detail);
}

function day(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
