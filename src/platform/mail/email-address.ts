/** Limits of RFC 5321 §4.5.3.1, in octets of the encoded address. */
const ADDRESS_MAX_BYTES = 254;
const LOCAL_MAX_BYTES = 64;
const LABEL_MAX_BYTES = 63;

/** The pattern of specification §5: text, @, text, dot, text, no spaces. */
const SPECIFIED = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u;

/**
 * A dot-atom of RFC 5322 and RFC 6531. Quoted local parts are excluded because mail libraries rewrite them, and `%`,
 * `!`, `|` and the backtick because mail servers route or run what they separate.
 */
const LOCAL = /^[\p{L}\p{M}\p{N}#$&'*+/=?^_{}~-]+(\.[\p{L}\p{M}\p{N}#$&'*+/=?^_{}~-]+)*$/u;
const DOMAIN = /^[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
const ENCODED_WORD = /=\?|\?=/;

/** Domains of the provider whose mailboxes ignore dots. */
const DOTLESS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * Returns whether mail to this text reaches exactly one mailbox, the one that a person reads in it. An accepted address
 * contains nothing that mail software would split, unquote, decode or route (`one-recipient.test.ts`). Expects NFC; see
 * `typedLine`.
 */
export function isEmailAddress(text: string): boolean {
  if (!SPECIFIED.test(text) || INVISIBLE.test(text)) return false;
  // This also refuses full-width letters and ligatures, which some programs keep and others replace.
  if (text.normalize('NFKC') !== text) return false;
  const [local, domain] = split(text);
  if (!LOCAL.test(local) || ENCODED_WORD.test(local) || bytesOf(local) > LOCAL_MAX_BYTES) return false;
  const host = DOMAIN.test(domain) ? asciiDomain(domain) : undefined;
  return host !== undefined && isHostName(host) && bytesOf(`${local}@${host}`) <= ADDRESS_MAX_BYTES;
}

/**
 * Returns the key that rate limits count: one for all spellings that reach the same person. Never send mail to it, because
 * case and dots may matter there. Everything after a plus is dropped at every provider: at those that use such tags,
 * counting them would open the limit to anybody, and elsewhere two people at most share one.
 */
export function recipientKey(text: string): string {
  const [local, domain] = split(text.normalize('NFC').trim());
  const host = asciiDomain(domain) ?? domain.toLowerCase();
  const untagged = local
    .toLowerCase()
    .normalize('NFC')
    .replace(/(?<=.)\+.*$/su, '');
  return DOTLESS.has(host) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${host}`;
}

function split(address: string): readonly [local: string, domain: string] {
  const at = address.lastIndexOf('@');
  return [address.slice(0, Math.max(at, 0)), address.slice(at + 1)];
}

/** Returns the domain in lower case, with international labels in Punycode; undefined when it cannot be a domain. */
function asciiDomain(domain: string): string | undefined {
  const url = `http://${domain}`;
  return URL.canParse(url) ? new URL(url).hostname : undefined;
}

/** Labels of letters, digits and hyphens (RFC 1123). A numeric last label is refused: it would be an IP address. */
function isHostName(host: string): boolean {
  const labels = host.split('.');
  return (
    labels.every(
      (label) => /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(label) && label.length <= LABEL_MAX_BYTES,
    ) && !/^\d+$/.test(labels.at(-1)!)
  );
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).byteLength;
}
