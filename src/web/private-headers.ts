/** Marks a response as personal: no cache stores it, and no search engine lists it. */
export function setPrivateHeaders(headers: Headers): void {
  headers.set('X-Robots-Tag', 'noindex, nofollow');
  headers.set('Cache-Control', 'private, no-store');
}
