/** Removes from a text what must not be logged: email addresses, passwords in URLs, keys in links, and signatures. */
export function redact(text: string): string {
  return text
    .replace(/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/@]+@/gi, '$1[secret]@')
    .replace(/[^\s<>"'(),;:@/[\]]+@[^\s<>"'(),;:@/[\]]+/g, '[address]')
    .replace(/([?&#](?:key|token|signature)=)[^&\s"']+/gi, '$1[secret]')
    .replace(/\b(v1|h1)=[0-9a-f]{32,}/gi, '$1=[secret]');
}

/**
 * Removes the values of a failed query, which Drizzle appends to its message after `params:`. A value such as the text of a
 * mail may span lines, so everything up to the first frame of the stack is removed.
 */
export function withoutParameters(text: string): string {
  return text.replace(/^params: [^]*?(?=\n {4}at |(?![^]))/m, 'params: [secret]');
}
