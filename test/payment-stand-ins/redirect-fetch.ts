/**
 * Sends requests for real hosts to their stand-ins, in this process: the official SDKs have their hosts built in and use the
 * global `fetch`.
 * @param origins host name → origin of its stand-in
 * @returns restores the former `fetch`
 */
export function redirectFetch(origins: Readonly<Record<string, string>>): () => void {
  const original = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const origin = Object.hasOwn(origins, url.host) ? origins[url.host] : undefined;
    if (origin === undefined) return original(input, init);
    const target = new URL(url.pathname + url.search, origin);
    return input instanceof Request ? original(new Request(target, input), init) : original(target, init);
  };
  return () => {
    globalThis.fetch = original;
  };
}
