import { stringify } from 'csv-stringify/sync';

/**
 * Returns a table as CSV (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe in front.
 * @param columns the header, and the keys of each row in this order
 * @param hasHeader false for the rows that continue a table
 */
export function toCsv<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, string>>[],
  hasHeader = true,
): string {
  return stringify([...rows], {
    header: hasHeader,
    columns: [...columns],
    record_delimiter: 'windows',
    // By default only a field with the whole delimiter is quoted, and a single line break would end the record.
    quoted_match: /[\r\n]/,
    escape_formulas: true,
  });
}
