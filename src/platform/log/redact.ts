/** Takes out of a text what must not stand in a log: mail addresses, passwords in URLs, keys in links, long secrets. */
export function redact(text: string): string {
  return text
    .replace(/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/@]+@/gi, '$1[secret]@')
    .replace(/[^\s<>"'(),;:@/[\]]+@[^\s<>"'(),;:@/[\]]+/g, '[address]')
    .replace(/([?&#](?:key|token|signature)=)[^&\s"']+/gi, '$1[secret]')
    .replace(/\b(v1|h1)=[0-9a-f]{32,}/gi, '$1=[secret]');
}

/**
 * Drizzle writes the values of a failed query into its message, after `params:`. A value may have lines of its
 * own (the text of a mail), so everything goes up to the stack's first frame.
 */
export function withoutParameters(text: string): string {
  return text.replace(/^params: [^]*?(?=\n {4}at |(?![^]))/m, 'params: [secret]');
}
