/** Returns the address that a link in the document opens; undefined for anything that is not a web address. */
export function webHref(url: string): string | undefined {
  const written = url.trim();
  if (written === '' || /\s/.test(written)) return undefined;
  const full = /^https?:\/\//i.test(written)
    ? written
    : /^[a-z][a-z\d+.-]*:/i.test(written)
      ? ''
      : `https://${written}`;
  if (!URL.canParse(full)) return undefined;
  const { hostname, href } = new URL(full);
  return hostname.includes('.') ? href : undefined;
}

/** Returns an address as people write it on paper, without https:// and www. */
export function shortUrl(url: string): string {
  return url
    .trim()
    .replace(/^https?:\/\/(www\.)?/i, '')
    .replace(/\/$/, '');
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim());
}
