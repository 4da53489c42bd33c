import type { Config } from '../config/config.ts';
import { checkBackups } from './check-backups.ts';
import { checkImprint, checkOperators } from './check-contacts.ts';
import { checkDatabase } from './check-database.ts';
import { checkDataFolder } from './check-machine.ts';
import { checkNewsletter } from './check-newsletter.ts';
import { checkPayments } from './check-payments.ts';
import { checkProvenance } from './check-provenance.ts';
import { checkWardrobe } from './check-wardrobe.ts';
import { type Finding, problem } from './finding.ts';
import { checkMail } from './mail/check-mail.ts';
import { within } from './within.ts';

/** Longer than any check waits for its own requests. */
const TIMEOUT_MS = 20_000;

/** Checks the settings, and every service that they name. All checks run at once, and each has an end. */
export async function checkService(
  config: Config,
  root: string,
  now: Date,
  timeoutMs = TIMEOUT_MS,
): Promise<readonly Finding[]> {
  const checks: Readonly<Record<string, Promise<readonly Finding[]>>> = {
    contacts: one(checkImprint(config.imprint), checkOperators(config.operatorEmails)),
    mail: checkMail(config.mail),
    payments: checkPayments(config),
    newsletter: checkNewsletter(config.newsletterProvider),
    signing: checkProvenance(config.provenance, root, now).then((finding) => [finding]),
    'data folder': checkDataFolder(config.dataDir),
    database: checkDatabase(config, root).then((finding) => [finding]),
    backups: checkBackups(config, now).then((finding) => [finding]),
    wardrobe: checkWardrobe(config).then((finding) => [finding]),
  };
  const findings = await Promise.all(
    Object.entries(checks).map(async ([part, check]) => {
      const found = await within(timeoutMs, check);
      return found === 'late' ? [unanswered(part, timeoutMs)] : found;
    }),
  );
  return findings.flat();
}

async function one(...findings: readonly Finding[]): Promise<readonly Finding[]> {
  return findings;
}

function unanswered(part: string, timeoutMs: number): Finding {
  return problem(part, `gave no answer within ${timeoutMs / 1_000} s`, 'Check the connection and try again.');
}
