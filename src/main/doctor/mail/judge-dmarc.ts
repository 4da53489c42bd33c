import { type Finding, ok, problem, warning } from '../finding.ts';
import type { DmarcRecords } from './dmarc-record.ts';
import { recordTags } from './record-tags.ts';

const PART = 'DMARC';

/** Judges the policy that tells receivers what to do with forged mails of a domain (RFC 7489, RFC 9989). */
export function judgeDmarc(sender: string, { levels }: DmarcRecords): Finding {
  const [nearest] = levels;
  if (!nearest) {
    return warning(
      PART,
      `${sender} has no record: large mailbox providers refuse newsletters without one`,
      `Publish a TXT record at _dmarc.${sender}: \`v=DMARC1; p=none; rua=mailto:<your address>\`.`,
    );
  }
  const { domain, records } = nearest;
  const [record = '', ...others] = records;
  const name = `_dmarc.${domain}`;
  if (others.length > 0) {
    return problem(
      PART,
      `${name} has ${records.length} records, so receivers use none of them`,
      'Remove all but one.',
    );
  }
  const tags = recordTags(record);
  const own = tags.get('p')?.toLowerCase();
  const policy = domain === sender ? own : (tags.get('sp')?.toLowerCase() ?? own);
  if (policy === 'none') {
    return ok(
      PART,
      `${name} only observes (p=none); choose p=quarantine once the reports show only your own mail servers`,
    );
  }
  if (policy === 'quarantine' || policy === 'reject')
    return ok(PART, `${name} protects ${sender} (${policy})`);
  return problem(
    PART,
    `${name} names no valid policy: \`${record}\``,
    'Add `p=none`, `p=quarantine` or `p=reject` right after `v=DMARC1;`.',
  );
}
