import { type DayRange, stepsOf } from '../../../base/day-range.ts';
import { percentOf, type Conversion } from '../../../features/analytics/conversion.ts';
import { VISIT_STEPS } from '../../../features/analytics/visit-steps.ts';
import type { MoneyStep } from '../../../features/orders/operator/money-figures.server.ts';
import type { RangeFigures } from './overview-figures.server.ts';

/** The sums of a range in one currency. */
export interface MoneyTotal {
  readonly currency: string;
  readonly payments: number;
  readonly paidCents: number;
  readonly refunds: number;
  readonly refundedCents: number;
}

/** Sums the days of each currency, the one with most payments first. */
export function moneyTotals(money: readonly MoneyStep[]): readonly MoneyTotal[] {
  return [...Map.groupBy(money, ({ currency }) => currency)]
    .map(([currency, days]) => {
      const sum = (key: 'payments' | 'paidCents' | 'refunds' | 'refundedCents') =>
        days.reduce((total, day) => total + day[key], 0);
      return {
        ...{ currency, payments: sum('payments'), paidCents: sum('paidCents') },
        ...{ refunds: sum('refunds'), refundedCents: sum('refundedCents') },
      };
    })
    .toSorted((a, b) => b.payments - a.payments || a.currency.localeCompare(b.currency));
}

/** Returns a row for every day or week of the range, also for those in which no money moved. */
export function moneyRows(money: readonly MoneyStep[], range: DayRange, currency: string) {
  const byDay = new Map(money.filter((day) => day.currency === currency).map((day) => [day.day, day]));
  return stepsOf(range).map((day) => {
    const { paidCents = 0, refundedCents = 0 } = byDay.get(day) ?? {};
    return { day, paid: paidCents / 100, refunded: refundedCents / 100 };
  });
}

/** The figures that can be exported, by the name in the address. */
export const OVERVIEW_EXPORTS = {
  money: ['day', 'currency', 'payments', 'paid_incl_tax', 'refunds', 'refunded_incl_tax'],
  conversion: ['source', ...VISIT_STEPS, 'paid_percent'],
  'refused-selfies': ['reason', 'count'],
  'delivery-times': ['day', 'delivered', 'median_minutes', 'p95_minutes'],
} as const;
export type OverviewExport = keyof typeof OVERVIEW_EXPORTS;

/** Returns the lines of an export, by its columns. */
export function exportRows(figures: RangeFigures, name: OverviewExport): Readonly<Record<string, string>>[] {
  switch (name) {
    case 'money':
      return figures.money.map(({ day, currency, payments, paidCents, refunds, refundedCents }) => ({
        ...{ day, currency, payments: String(payments), paid_incl_tax: (paidCents / 100).toFixed(2) },
        ...{ refunds: String(refunds), refunded_incl_tax: (refundedCents / 100).toFixed(2) },
      }));
    case 'conversion':
      return figures.conversion.map(conversionLine);
    case 'refused-selfies':
      return figures.refusals.map(({ reason, count }) => ({ reason, count: String(count) }));
    case 'delivery-times':
      return figures.deliveries.map(({ day, delivered, medianMinutes, p95Minutes }) => ({
        ...{ day, delivered: String(delivered) },
        ...{ median_minutes: medianMinutes.toFixed(1), p95_minutes: p95Minutes.toFixed(1) },
      }));
  }
}

function conversionLine({ source, visits }: Conversion): Readonly<Record<string, string>> {
  const steps = Object.fromEntries(VISIT_STEPS.map((step) => [step, String(visits[step])]));
  const percent = percentOf(visits.paid, visits.arrived);
  return { source, ...steps, paid_percent: percent === undefined ? '' : String(percent) };
}
