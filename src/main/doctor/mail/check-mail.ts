import { Resolver } from 'node:dns/promises';
import { senderDomain } from '../../../platform/mail/sender-domain.ts';
import type { DkimKey } from '../../../platform/mail/dkim-key.ts';
import { dkimRecordName } from '../../../platform/mail/dkim-key.ts';
import { loadDkimKey } from '../../adapters/load-dkim-key.ts';
import { type Config, ConfigError } from '../../config/config.ts';
import type { DkimConfig } from '../../config/dkim-config.ts';
import { type Finding, ok, problem, warning } from '../finding.ts';
import { dmarcRecords, domainsAbove } from './dmarc-record.ts';
import { dkimByMailServer, judgeAlignment, judgeDkimRecord } from './judge-dkim.ts';
import { judgeDmarc } from './judge-dmarc.ts';
import { judgeSpf } from './judge-spf.ts';
import { DnsError, lookUpTxt, type ResolveTxt } from './look-up-txt.ts';

/** The longest time that the whole check may take, because all queries run at once. */
const TIMEOUT_MS = 8_000;

/**
 * Checks whether receivers can tell mails of the sender's domain from forged ones (SPF, DKIM, DMARC). Asks nobody while mails are
 * stored in the outbox.
 */
export async function checkMail(
  mail: Config['mail'],
  resolveTxt: ResolveTxt = systemResolver(),
  timeoutMs = TIMEOUT_MS,
): Promise<readonly Finding[]> {
  if (mail.kind === 'outbox') return [ok('mail', `stored in ${mail.folder} instead of being sent`)];
  const sender = senderDomain(mail.from);
  const lookUp = (name: string) => lookUpTxt(resolveTxt, name, timeoutMs);
  const dmarc = Promise.all(
    domainsAbove(sender).map(async (domain) => [domain, await lookUp(`_dmarc.${domain}`)] as const),
  ).then(dmarcRecords);
  return collect(sender, {
    SPF: lookUp(sender).then((records) => [judgeSpf(sender, records)]),
    DKIM: checkDkim(mail.dkim, lookUp),
    alignment: dmarc.then((records) => {
      const found = mail.dkim && judgeAlignment(mail.dkim, sender, records);
      return found ? [found] : [];
    }),
    DMARC: dmarc.then((records) => [judgeDmarc(sender, records)]),
  });
}

async function checkDkim(
  dkim: DkimConfig | undefined,
  lookUp: (name: string) => Promise<readonly string[]>,
): Promise<readonly Finding[]> {
  if (!dkim) return [dkimByMailServer()];
  let key: DkimKey;
  try {
    key = loadDkimKey(dkim);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const fix = 'Correct it in `.env`; `lichtbild mail dkim-key` creates a key.';
    return [problem('DKIM', error.problems.join(' '), fix)];
  }
  return [judgeDkimRecord(dkim, key, await lookUp(dkimRecordName(dkim)))];
}

/** Waits for the checks and reports in one warning which of them got no answer. */
async function collect(
  sender: string,
  checks: Readonly<Record<string, Promise<readonly Finding[]>>>,
): Promise<readonly Finding[]> {
  const unanswered = new Map<string, string>();
  const findings: Finding[] = [];
  const settled = await Promise.allSettled(Object.values(checks));
  for (const [index, name] of Object.keys(checks).entries()) {
    const outcome = settled[index]!;
    if (outcome.status === 'fulfilled') findings.push(...outcome.value);
    else if (outcome.reason instanceof DnsError) unanswered.set(name, outcome.reason.code);
    else throw outcome.reason;
  }
  if (unanswered.size === 0) return findings;
  const codes = [...new Set(unanswered.values())].join(', ');
  const names = [...unanswered.keys()].filter((name) => name !== 'alignment').join(', ');
  return [
    ...findings,
    warning(
      'mail',
      `the DNS gave no answer about ${names} of ${sender} (${codes})`,
      'Check the connection of this machine to the internet, and try again.',
    ),
  ];
}

function systemResolver(): ResolveTxt {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  return (name) => resolver.resolveTxt(name);
}
