import { type Finding, ok, problem, warning } from '../finding.ts';

const PART = 'SPF';
/** More terms that need a query make receivers give up with an error (RFC 7208 §4.6.4). */
const QUERIES_MAX = 10;
const NEEDS_QUERY = /^[-+?~]?(include:|exists:|(a|mx|ptr)([:/]|$))|^redirect=/i;

/** Judges the TXT records of the sender's domain, which say whose mail servers may send for it (RFC 7208). */
export function judgeSpf(domain: string, records: readonly string[]): Finding {
  const [record, ...others] = records.filter((text) => /^v=spf1(\s|$)/i.test(text));
  if (record === undefined) {
    return problem(
      PART,
      `${domain} has no record: receivers do not know whose mail servers may send for it`,
      `Publish a TXT record at ${domain}, for example \`v=spf1 include:<name from your mail provider> -all\`.`,
    );
  }
  if (others.length > 0) {
    return problem(
      PART,
      `${domain} has ${others.length + 1} records, so receivers use none of them`,
      'Merge them into one that begins with `v=spf1` and ends with `-all`.',
    );
  }
  const terms = record.split(/\s+/).slice(1);
  const queries = terms.filter((term) => NEEDS_QUERY.test(term)).length;
  if (queries > QUERIES_MAX) {
    return problem(
      PART,
      `${domain} needs ${queries} queries, and receivers give up after ${QUERIES_MAX}`,
      'Remove what no longer sends, or name addresses with `ip4:` and `ip6:`.',
    );
  }
  return judgeAll(domain, record, terms);
}

function judgeAll(domain: string, record: string, terms: readonly string[]): Finding {
  const all = terms.find((term) => /^[-+?~]?all$/i.test(term))?.toLowerCase();
  if (all === 'all' || all === '+all') {
    return problem(
      PART,
      `${domain} allows everybody to send: \`${record}\``,
      'Replace `+all` with `-all` after the terms of your own mail servers.',
    );
  }
  const isRedirected = terms.some((term) => /^redirect=/i.test(term));
  if (all === '?all' || (all === undefined && !isRedirected)) {
    return warning(
      PART,
      `${domain} does not say that nobody else may send: \`${record}\``,
      'End the record with `-all` or `~all`.',
    );
  }
  return ok(PART, `${domain}: \`${record}\`; make sure that it includes your mail server`);
}
