import { CsvError, parse } from 'csv-parse/sync';
import { err, ok, type Result } from '../../base/result.ts';

export interface CsvRecord {
  /** The line of the file in which the record begins, from 1. */
  readonly line: number;
  readonly fields: readonly string[];
}

const DELIMITERS = [',', ';', '\t'] as const;
/** More than any record that we read. */
const RECORD_MAX_BYTES = 64 * 1024;

/**
 * Reads a table as CSV. Fields are separated by what separates those of the first line: a comma, a semicolon (German
 * spreadsheets) or a tab. Empty lines are skipped, and line breaks become `\n`. A file with a misplaced quotation mark is refused
 * as a whole, in a sentence, because nobody knows where the next record begins.
 */
export function readCsv(file: string): Result<readonly CsvRecord[]> {
  // csv-parse counts a Windows line break within quotes as two lines.
  const text = file.replace(/\r\n?/g, '\n');
  try {
    const read: unknown = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      max_record_size: RECORD_MAX_BYTES,
      relax_column_count: true,
      skip_empty_lines: true,
    });
    // The types of csv-parse do not know that `info` changes the shape of a record.
    return ok((read as readonly ParsedRecord[]).map(toRecord));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return err(problemOf(error.code, Number(error['lines'])));
  }
}

interface ParsedRecord {
  readonly info: { readonly lines: number };
  readonly record: readonly string[];
}

/** csv-parse names the line in which a record ends. */
function toRecord({ info, record }: ParsedRecord): CsvRecord {
  const breaks = record.reduce((sum, field) => sum + field.split('\n').length - 1, 0);
  return { line: info.lines - breaks, fields: record };
}

function delimiterOf(text: string): (typeof DELIMITERS)[number] {
  const header = /^[^\n]*/.exec(text)?.[0] ?? '';
  const count = (delimiter: string) => header.split(delimiter).length;
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0]!;
}

function problemOf(code: string, line: number): string {
  if (code === 'CSV_MAX_RECORD_SIZE') return `Line ${line} is too long.`;
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'A quotation mark that is opened in the file is never closed.';
  return `Line ${line} has a quotation mark in the wrong place.`;
}
