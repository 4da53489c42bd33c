import { type DayOf, UTC_DAY } from './calendar-day.ts';
import type { LedgerEntry } from './ledger-entry.ts';

/** The movements of one day, provider and currency. All amounts include taxes. */
export interface DailySum {
  /** Such as 2026-11-26. */
  readonly day: string;
  readonly provider: string;
  readonly currency: string;
  readonly payments: number;
  readonly paidCents: number;
  readonly refunds: number;
  /** Positive. */
  readonly refundedCents: number;
  /** The difference of paid and refunded. */
  readonly netCents: number;
  /** The tax in `netCents`; undefined when it is not known for every movement. */
  readonly taxCents: number | undefined;
}

type Movement = Pick<
  LedgerEntry,
  'provider' | 'kind' | 'amountCents' | 'taxCents' | 'currency' | 'occurredAt'
>;

/** Sums the ledger per day, provider and currency, oldest day first. @param dayOf the days of UTC by default */
export function dailySums(entries: readonly Movement[], dayOf: DayOf = UTC_DAY): readonly DailySum[] {
  const groups = Map.groupBy(entries, ({ occurredAt, provider, currency }) =>
    [dayOf(occurredAt), provider, currency].join(' '),
  );
  return [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, movements]) => {
      const [day = '', provider = '', currency = ''] = key.split(' ');
      const payments = movements.filter(({ kind }) => kind === 'payment');
      const refunds = movements.filter(({ kind }) => kind === 'refund');
      const paidCents = sumOf(payments);
      const refundedCents = 0 - sumOf(refunds); // not -0, which is printed with its sign
      return {
        ...{ day, provider, currency },
        ...{ payments: payments.length, paidCents, refunds: refunds.length, refundedCents },
        netCents: paidCents - refundedCents,
        taxCents: taxOf(movements),
      };
    });
}

function sumOf(movements: readonly Movement[]): number {
  return movements.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

function taxOf(movements: readonly Movement[]): number | undefined {
  return movements.reduce<number | undefined>(
    (sum, { taxCents }) => (sum === undefined || taxCents === null ? undefined : sum + taxCents),
    0,
  );
}
