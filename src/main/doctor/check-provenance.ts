import { ConfigError, type Config } from '../config/config.ts';
import { loadProvenance, loadSigningIdentity } from '../adapters/load-provenance.ts';
import { silentLog } from '../../platform/log/silent-log.ts';
import { errorMessage, type Finding, ok, problem, warning } from './finding.ts';

const DAY_MS = 86_400_000;
/** An authority takes some days to issue a new certificate. */
const RENEW_DAYS = 30;

/** Checks whether headshots are signed, and until when. */
export async function checkProvenance(
  files: Config['provenance'],
  root: string,
  now: Date,
): Promise<Finding> {
  const part = 'signing';
  if (!files) return ok(part, 'headshots are marked in XMP; no certificate is set to sign them');
  try {
    await loadProvenance(files, root, silentLog);
  } catch (error) {
    const fix = 'Correct C2PA_CERTIFICATE_FILE and C2PA_PRIVATE_KEY_FILE in `.env`.';
    return problem(part, error instanceof ConfigError ? error.problems.join(' ') : errorMessage(error), fix);
  }
  const { signer, validTo } = loadSigningIdentity(files);
  if (now > validTo) {
    return problem(part, `the certificate ended on ${day(validTo)}: headshots are not signed`, 'Renew it.');
  }
  const detail = `as ${signer} until ${day(validTo)}`;
  return validTo.getTime() - now.getTime() < RENEW_DAYS * DAY_MS
    ? warning(part, detail, 'Renew the certificate: after that day headshots are not signed.')
    : ok(part, detail);
}

function day(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
