/** A visitor's referral source, from the query parameter `ref` (spec §2). */
export interface Arrival {
  readonly source: string;
  /** True for the named source, whose visitors get the arrival discount. */
  readonly named: boolean;
}

const NAMED_SOURCE = 'producthunt';
const SOURCE_MAX_LENGTH = 40;

/**
 * Returns the source that a page's query names, or undefined. Anybody can write the parameter and the page shows it, so
 * only letters, digits and a few punctuation marks remain, at most 40 characters.
 */
export function arrivalOf(search: string): Arrival | undefined {
  const source = new URLSearchParams(search)
    .get('ref')
    ?.replace(/[^\p{L}\p{N} ._-]/gu, '')
    .trim()
    .slice(0, SOURCE_MAX_LENGTH)
    .trim();
  return source ? { source, named: source.toLowerCase() === NAMED_SOURCE } : undefined;
}

/** Adds the source to a page's query, for a link that loads a new document. */
export function searchFrom(search: string, arrival: Arrival | undefined): string {
  if (!arrival || arrivalOf(search)) return search;
  const query = new URLSearchParams(search);
  query.set('ref', arrival.source);
  return `?${query.toString()}`;
}
