/**
 * Returns the `document.cookie` assignments that delete the cookies whose name matches. Services set theirs for the widest domain
 * that they may, which a page cannot read, so each is deleted for the host and for every domain above it.
 */
export function expiredCookies(cookies: string, hostname: string, names: RegExp): readonly string[] {
  const labels = hostname.split('.');
  // The last label alone is a registry's, and no browser accepts a cookie for it.
  const domains = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  return cookies
    .split('; ')
    .map((cookie) => cookie.split('=')[0]!)
    .filter((name) => names.test(name))
    .flatMap((name) => {
      const expired = `${name}=; Path=/; Max-Age=0`;
      return [expired, ...domains.map((domain) => `${expired}; Domain=${domain}`)];
    });
}
