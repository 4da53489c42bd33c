import { LANGUAGES } from '../../../catalog/languages.ts';
import type { EventCount } from '../../../features/analytics/event-count-store.server.ts';

/** The first columns are text, which is aligned to the left. */
const TEXT_COLUMNS = 2;

/** Formats one line per event and detail, with the sums of the period by language. The most frequent detail comes first. */
export function analyticsText(counts: readonly EventCount[]): string {
  if (counts.length === 0) return 'Nothing was counted in this period.\n';
  const sum = (rows: readonly EventCount[]) => rows.reduce((total, { count }) => total + count, 0);
  const lines = [...Map.groupBy(counts, ({ name, detail }) => `${name} ${detail}`).values()]
    .map((rows) => ({ name: rows[0]!.name, detail: rows[0]!.detail, rows, total: sum(rows) }))
    .toSorted((a, b) => a.name.localeCompare(b.name) || b.total - a.total || a.detail.localeCompare(b.detail))
    .map(({ name, detail, rows, total }) => [
      ...[name, detail],
      ...LANGUAGES.map((language) => String(sum(rows.filter((row) => row.language === language)))),
      String(total),
    ]);
  const table = [['event', 'detail', ...LANGUAGES, 'total'], ...lines];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  return table
    .map((row) =>
      row
        .map((cell, column) =>
          column < TEXT_COLUMNS ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!),
        )
        .join('  '),
    )
    .map((line) => `${line}\n`)
    .join('');
}
