import { toCsv } from '../../../platform/csv/csv.ts';
import { type DayOf, UTC_DAY } from './calendar-day.ts';
import type { LedgerEntry } from './ledger-entry.ts';

export const LEDGER_COLUMNS = [
  'day',
  'time',
  'provider',
  'payment',
  'order',
  'kind',
  'paid_incl_tax',
  'refunded_incl_tax',
  'tax',
  'currency',
  'source',
  'recorded_at',
] as const;

export type LedgerLine = Readonly<Record<(typeof LEDGER_COLUMNS)[number], string>>;

/**
 * Returns the ledger as CSV: one line for each movement, amounts with a point and two digits, times in UTC. `tax` is the tax within
 * the movement, and empty when it is not known.
 */
export function ledgerCsv(entries: readonly LedgerEntry[], dayOf: DayOf = UTC_DAY): string {
  return toCsv(
    LEDGER_COLUMNS,
    entries.map((entry) => ledgerLine(entry, dayOf)),
  );
}

export function ledgerLine(entry: LedgerEntry, dayOf: DayOf): LedgerLine {
  return {
    day: dayOf(entry.occurredAt),
    time: entry.occurredAt.toISOString(),
    provider: entry.provider,
    payment: entry.paymentId,
    order: entry.orderId ?? '',
    kind: entry.kind,
    paid_incl_tax: entry.kind === 'payment' ? decimal(entry.amountCents) : '',
    refunded_incl_tax: entry.kind === 'refund' ? decimal(-entry.amountCents) : '',
    tax: entry.taxCents === null ? '' : decimal(Math.abs(entry.taxCents)),
    currency: entry.currency,
    source: entry.source,
    recorded_at: entry.recordedAt.toISOString(),
  };
}

/** Returns cents as a decimal number: 1999 is 19.99. */
export function decimal(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
