/** RFC 5321 §4.5.3.1, in octets as they are sent. */
const ADDRESS_MAX_BYTES = 254;
const LOCAL_MAX_BYTES = 64;
const LABEL_MAX_BYTES = 63;

/** Spec §5: text, @, text, dot, text, no spaces. */
const SPECIFIED = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u;

/**
 * A dot-atom of RFC 5322 and RFC 6531. Quoted local parts are missing because mail libraries rewrite them, and `%`,
 * `!`, `|` and the backtick because mail servers route or run what they separate.
 */
const LOCAL = /^[\p{L}\p{M}\p{N}#$&'*+/=?^_{}~-]+(\.[\p{L}\p{M}\p{N}#$&'*+/=?^_{}~-]+)*$/u;
const DOMAIN = /^[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
const ENCODED_WORD = /=\?|\?=/;

/** Providers whose mailboxes ignore dots; both names are one service. */
const DOTLESS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * Whether mail to this text reaches exactly one mailbox, the one that a person reads in it: mail software finds nothing
 * to split, unquote, decode or route in what is accepted (`one-recipient.test.ts`). Expects NFC, see `typedLine`.
 */
export function isEmailAddress(text: string): boolean {
  if (!SPECIFIED.test(text) || INVISIBLE.test(text)) return false;
  // Also refuses full-width letters and ligatures, which one program keeps and the next one replaces.
  if (text.normalize('NFKC') !== text) return false;
  const [local, domain] = split(text);
  if (!LOCAL.test(local) || ENCODED_WORD.test(local) || bytesOf(local) > LOCAL_MAX_BYTES) return false;
  const host = DOMAIN.test(domain) ? asciiDomain(domain) : undefined;
  return host !== undefined && isHostName(host) && bytesOf(`${local}@${host}`) <= ADDRESS_MAX_BYTES;
}

/**
 * The mailbox that rate limits count: one name for all spellings that reach the same person. Never write to it, because
 * case and dots may matter there. Everything after a plus is dropped at every provider: at those that use such tags,
 * counting them would open the limit to anybody, and elsewhere two people at most share one.
 */
export function countedRecipient(text: string): string {
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

/** As DNS knows it, lower case and with international labels in Punycode; undefined for what cannot be a domain. */
function asciiDomain(domain: string): string | undefined {
  const url = `http://${domain}`;
  return URL.canParse(url) ? new URL(url).hostname : undefined;
}

/** Letters, digits and hyphens (RFC 1123); a last label of digits would be an IP address. */
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
