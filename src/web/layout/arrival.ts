/** Where a visitor says they come from: the query parameter `ref` (spec §2). */
export interface Arrival {
  readonly source: string;
  /** The named source whose visitors get the arrival discount. */
  readonly named: boolean;
}

const NAMED_SOURCE = 'producthunt';
const LONGEST_SOURCE = 40;

/** Undefined without a readable source: what is shown came with the address, so it is kept short and plain. */
export function arrivalOf(search: string): Arrival | undefined {
  const source = new URLSearchParams(search)
    .get('ref')
    ?.replace(/[^\p{L}\p{N} ._-]/gu, '')
    .trim()
    .slice(0, LONGEST_SOURCE)
    .trim();
  return source ? { source, named: source.toLowerCase() === NAMED_SOURCE } : undefined;
}

/** A page's query with the source in it, for an address that leads out of the loaded document. */
export function searchFrom(search: string, arrival: Arrival | undefined): string {
  if (!arrival || arrivalOf(search)) return search;
  const query = new URLSearchParams(search);
  query.set('ref', arrival.source);
  return `?${query.toString()}`;
}
