/** Takes out of a text what must not stand in a log: mail addresses, passwords in URLs, keys in links, long secrets. */
export function redact(text: string): string {
  return text
    .replace(/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/@]+@/gi, '$1[secret]@')
    .replace(/[^\s<>"'(),;:@/[\]]+@[^\s<>"'(),;:@/[\]]+/g, '[address]')
    .replace(/([?&#](?:key|token|signature)=)[^&\s"']+/gi, '$1[secret]')
    .replace(/\b(v1|h1)=[0-9a-f]{32,}/gi, '$1=[secret]');
}
