import type { DailySum } from '../../../features/orders/ledger/daily-sums.ts';

const HEADER = [
  'day',
  'provider',
  'currency',
  'payments',
  'paid',
  'refunds',
  'refunded',
  'left',
  'tax in it',
];
/** The first columns are text, which is aligned to the left. */
const TEXT_COLUMNS = 3;

/** Formats one line per day, provider and currency. */
export function ledgerText(sums: readonly DailySum[]): string {
  if (sums.length === 0) return 'There are no payments or refunds in this period.\n';
  const rows = sums.map((sum) => [
    ...[sum.day, sum.provider, sum.currency],
    ...[String(sum.payments), decimal(sum.paidCents), String(sum.refunds), decimal(sum.refundedCents)],
    ...[decimal(sum.netCents), sum.taxCents === undefined ? 'unknown' : decimal(sum.taxCents)],
  ]);
  const widths = HEADER.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]!.length)),
  );
  const lines = [HEADER, ...rows].map((row) =>
    row
      .map((cell, column) =>
        column < TEXT_COLUMNS ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!),
      )
      .join('  '),
  );
  return lines.map((line) => `${line}\n`).join('');
}

function decimal(cents: number): string {
  return (cents / 100).toFixed(2);
}
