/** Says of an answer that it belongs to one person: nothing keeps it, and no search engine lists it. */
export function keepPrivate(headers: Headers): void {
  headers.set('X-Robots-Tag', 'noindex, nofollow');
  headers.set('Cache-Control', 'private, no-store');
}
