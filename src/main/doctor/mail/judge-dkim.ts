import { createPublicKey, type KeyObject } from 'node:crypto';
import { type DkimKey, dkimRecord, dkimRecordName } from '../../../platform/mail/dkim-key.ts';
import type { DkimConfig } from '../../config/dkim-config.ts';
import { type Finding, ok, problem, warning } from '../finding.ts';
import { type DmarcRecords, isAligned } from './dmarc-record.ts';
import { recordTags } from './record-tags.ts';

const PART = 'DKIM';

type Place = Pick<DkimConfig, 'domain' | 'selector'>;

/** Judges whether receivers find the public half of our key (RFC 6376 §3.6.1). */
export function judgeDkimRecord(
  place: Place,
  key: Pick<DkimKey, 'publicKey'>,
  records: readonly string[],
): Finding {
  const name = dkimRecordName(place);
  const publish = `Publish a TXT record at ${name}: \`${dkimRecord(key)}\``;
  const [record, ...others] = records.filter((text) => recordTags(text).has('p'));
  if (record === undefined) {
    return problem(PART, `${name} has no record, so no signature can be verified`, publish);
  }
  if (others.length > 0) {
    return problem(PART, `${name} has ${others.length + 1} records: receivers use any of them`, publish);
  }
  const tags = recordTags(record);
  const published = tags.get('p')!.replaceAll(/\s/g, '');
  if (published === '') return problem(PART, `${name} has no key: it was revoked`, publish);
  if (!isSameKey(published, key.publicKey)) {
    return problem(PART, `${name} has another key than DKIM_PRIVATE_KEY_FILE`, publish);
  }
  const refusing = findRefusingTag(tags);
  if (refusing) return problem(PART, `${name} does not fit our signatures: \`${refusing}\``, publish);
  if (lists(tags, 't').includes('y')) {
    return warning(PART, `${name} is in test mode (t=y): receivers may ignore signatures`, 'Remove `t=y`.');
  }
  return ok(PART, `${name} has the key that signs our mails`);
}

/** Judges whether a signature of this domain counts for the sender's domain in DMARC. */
export function judgeAlignment(
  { domain }: Pick<Place, 'domain'>,
  sender: string,
  dmarc: DmarcRecords,
): Finding | undefined {
  const aligned = isAligned(domain, sender, dmarc);
  if (aligned === 'yes') return undefined;
  const detail =
    aligned === 'no'
      ? `signatures of ${domain} do not count for mails of ${sender}`
      : `${sender} asks for exactly its own signatures (adkim=s), and ours are of ${domain}`;
  return problem(PART, detail, `Set DKIM_DOMAIN=${sender}, and publish the record below that domain.`);
}

/** Nobody but the mail server knows whether it signs, and with which selector. */
export function dkimByMailServer(): Finding {
  return ok(
    PART,
    'no key is set, so your mail server has to sign, which cannot be checked from here; look for `dkim=pass` in a mail that you got',
  );
}

/** Returns the tag that forbids to verify our signatures with the key: another version, algorithm, hash or service. */
function findRefusingTag(tags: ReadonlyMap<string, string>): string | undefined {
  const allowed: Readonly<Record<string, readonly string[]>> = {
    v: ['dkim1'],
    k: ['rsa'],
    h: ['sha256'],
    s: ['*', 'email'],
  };
  const refusing = Object.keys(allowed).find(
    (name) => tags.has(name) && !lists(tags, name).some((value) => allowed[name]!.includes(value)),
  );
  return refusing && `${refusing}=${tags.get(refusing)}`;
}

function lists(tags: ReadonlyMap<string, string>, name: string): readonly string[] {
  return (tags.get(name) ?? '').split(':').map((value) => value.trim().toLowerCase());
}

function isSameKey(published: string, own: string): boolean {
  const ownKey = createPublicKey({ key: Buffer.from(own, 'base64'), format: 'der', type: 'spki' });
  // RFC 6376 says PKCS #1, and almost everybody publishes SPKI.
  return (['spki', 'pkcs1'] as const).some((type) => parseKey(published, type)?.equals(ownKey) ?? false);
}

function parseKey(base64: string, type: 'spki' | 'pkcs1'): KeyObject | undefined {
  try {
    return createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type });
  } catch {
    return undefined; // the caller reports that the keys differ
  }
}
