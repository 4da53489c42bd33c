import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Returns the condition for the rows of a list after the one with these values, for paging by key. Written as a comparison of rows,
 * because PostgreSQL then starts in the middle of an index.
 * @param columns the columns by which the list is sorted, all of them in the same direction
 * @param values the last row's values; undefined for the first page
 */
export function afterKey(
  columns: readonly SQLWrapper[],
  values: readonly (string | number | Date)[] | undefined,
  direction: 'ascending' | 'descending',
): SQL | undefined {
  if (!values) return undefined;
  const typed = values.map((value) =>
    value instanceof Date ? sql`${value.toISOString()}::timestamptz` : sql`${value}`,
  );
  const comparison = direction === 'ascending' ? sql`>` : sql`<`;
  return sql`(${sql.join([...columns], sql`, `)}) ${comparison} (${sql.join(typed, sql`, `)})`;
}

/** A page of a list, and the key of its last row when there is a next page. */
export interface KeyedPage<Row> {
  readonly rows: readonly Row[];
  readonly last: Row | undefined;
}

/** Cuts a page out of rows of which one more was read than it shows. */
export function cutPage<Row>(read: readonly Row[], size: number): KeyedPage<Row> {
  const rows = read.slice(0, size);
  return { rows, last: read.length > size ? rows.at(-1) : undefined };
}
