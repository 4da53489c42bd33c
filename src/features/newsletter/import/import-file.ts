import { createHash } from 'node:crypto';
import { err, ok, type Result } from '../../../base/result.ts';
import { type CsvRecord, readCsv } from '../../../platform/csv/read-csv.ts';
import { IMPORT_LINES_MAX } from './import-limits.ts';
import { type ImportRow, readImportRow } from './import-row.ts';

const REQUIRED_COLUMNS = ['email', 'language', 'consented_at', 'consent_text', 'consent_source'] as const;

export interface RefusedLine {
  readonly line: number;
  readonly reason: string;
}

/** A file as it was read: nothing of it is stored yet. */
export interface ImportFile {
  /** SHA-256, base64url. With a line it identifies a consent, so that a file that is imported twice is imported once. */
  readonly hash: string;
  readonly rows: readonly ImportRow[];
  /** By line. */
  readonly refused: readonly RefusedLine[];
}

/** Reads a file of consents, or says in a sentence why none of it can be imported. */
export function readImportFile(text: string, now: Date): Result<ImportFile> {
  const table = readCsv(text);
  if (!table.ok) return table;
  const [header, ...lines] = table.value;
  if (!header) return err('The file is empty. It needs a line with the names of its columns.');
  const names = header.fields.map((name) => name.trim().toLowerCase());
  const missing = REQUIRED_COLUMNS.filter((column) => !names.includes(column));
  if (missing.length > 0) return err(`The first line names no column ${missing.join(', ')}.`);
  if (lines.length > IMPORT_LINES_MAX)
    return err(`The file has ${lines.length} lines. Import at most ${IMPORT_LINES_MAX} at once.`);

  const rows: ImportRow[] = [];
  const refused: RefusedLine[] = [];
  const lineByAddress = new Map<string, number>();
  for (const record of lines) {
    const { line } = record;
    const read = readImportRow(line, valuesOf(record, names), now);
    const earlier = read.ok ? lineByAddress.get(addressKey(read.value)) : undefined;
    if (!read.ok) refused.push({ line, reason: read.error });
    else if (earlier !== undefined)
      refused.push({ line, reason: `the address is already in line ${earlier}` });
    else {
      lineByAddress.set(addressKey(read.value), line);
      rows.push(read.value);
    }
  }
  const hash = createHash('sha256').update(text).digest('base64url');
  return ok({ hash, rows, refused });
}

function addressKey({ email }: ImportRow): string {
  return email.toLowerCase();
}

function valuesOf({ fields }: CsvRecord, names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name, index) => [name, fields[index] ?? '']));
}
