import { recordTags } from './record-tags.ts';

/** The DMARC records that receivers find at a sender's domain or above it. */
export interface DmarcRecords {
  /** The domain of the sender or above it, with its own records only, nearest first. Domains without any are left out. */
  readonly levels: readonly { readonly domain: string; readonly records: readonly string[] }[];
}

/** Returns the domains whose records may apply, nearest first: the domain and those above it, without the top-level domain. */
export function domainsAbove(domain: string): readonly string[] {
  const labels = domain.split('.');
  const count = Math.max(1, labels.length - 1);
  return Array.from({ length: count }, (_, index) => labels.slice(index).join('.'));
}

/**
 * Sorts the answers to `_dmarc.<domain>`. A registry's own record (`psd=y`) applies to domains without one of their own, but
 * unites nobody's domains, so it is left out.
 */
export function dmarcRecords(
  answers: readonly (readonly [domain: string, texts: readonly string[]])[],
): DmarcRecords {
  const levels = answers.map(([domain, texts]) => ({ domain, records: texts.filter(isOwnRecord) }));
  return { levels: levels.filter(({ records }) => records.length > 0) };
}

function isOwnRecord(text: string): boolean {
  return /^v\s*=\s*DMARC1\s*(;|$)/i.test(text) && recordTags(text).get('psd') !== 'y';
}

/**
 * Returns whether a signature of `signer` counts for mails of `sender`: it is the same domain, or with relaxed alignment both
 * belong to the same organization, whose domain is the highest one with a record (RFC 9989).
 */
export function isAligned(
  signer: string,
  sender: string,
  { levels }: DmarcRecords,
): 'yes' | 'no' | 'only-relaxed' {
  if (signer === sender) return 'yes';
  const organization = levels.at(-1)?.domain;
  const isRelated =
    isBelow(signer, sender) ||
    isBelow(sender, signer) ||
    (organization !== undefined && isBelow(signer, organization));
  if (!isRelated) return 'no';
  const isStrict =
    recordTags(levels[0]?.records[0] ?? '')
      .get('adkim')
      ?.toLowerCase() === 's';
  return isStrict ? 'only-relaxed' : 'yes';
}

function isBelow(domain: string, above: string): boolean {
  return domain.endsWith(`.${above}`);
}
