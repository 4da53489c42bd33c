import { stringify } from 'csv-stringify/sync';

/**
 * Returns a table as CSV (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe in front.
 * @param columns the header, and the keys of each row in this order
 */
export function toCsv<Column extends string>(
  columns: readonly Column[],
  rows: readonly CsvRow<Column>[],
): string {
  return csvOf(columns, rows, true);
}

/** Returns the same file in parts, one for each batch of rows, so that a large one is never in memory. */
export function streamCsv<Column extends string>(
  columns: readonly Column[],
  batches: AsyncIterable<readonly CsvRow<Column>[]>,
): ReadableStream<Uint8Array> {
  async function* parts() {
    const encoder = new TextEncoder();
    yield encoder.encode(csvOf(columns, [], true));
    for await (const rows of batches) yield encoder.encode(csvOf(columns, rows, false));
  }
  const remaining = parts();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await remaining.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await remaining.return(undefined)),
  });
}

type CsvRow<Column extends string> = Readonly<Record<Column, string>>;

function csvOf<Column extends string>(
  columns: readonly Column[],
  rows: readonly CsvRow<Column>[],
  hasHeader: boolean,
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
