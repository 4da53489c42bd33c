import { type CursorPart, readCursor, writeCursor } from '../../base/page-cursor.ts';

/** Rows on one page of a list. */
export const PAGE_SIZE = 50;

/** Reads the place after a row of a list that is sorted by a time and an id; undefined for the first page. */
export function readPlace(query: URLSearchParams): readonly [Date, string] | undefined {
  const [time, id] = readCursor(query.get('after'), ['string', 'string']) ?? [];
  const at = readTime(time);
  return at && id !== undefined ? [at, id] : undefined;
}

export function readTime(text: string | undefined): Date | undefined {
  const time = new Date(text ?? '');
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** Writes the place of a row for the address. */
export function writePlace(parts: readonly (Date | CursorPart)[]): string {
  return writeCursor(parts.map((part) => (part instanceof Date ? part.toISOString() : part)));
}

/** Reads one of several values; undefined for every other text. */
export function oneOf<const Value extends string>(
  values: readonly Value[],
  text: string | null,
): Value | undefined {
  return values.find((value) => value === text);
}
