import { paymentCompany } from '../../../catalog/payment-companies.ts';
import type { SumOfPeriod } from '../../../features/orders/operator/ledger-sums.server.ts';
import type { RequestedDays, ZonedDays } from '../../../features/orders/operator/zoned-days.ts';
import type { DailySum } from '../../../features/orders/ledger/daily-sums.ts';
import { EmptyList } from '../../../ui/dashboard/dashboard-page.tsx';
import { type Column, DataTable } from '../../../ui/dashboard/data-table.tsx';
import { FilterForm } from '../../../ui/dashboard/filter-form.tsx';
import { dayText } from '../../../ui/dashboard/moment.tsx';
import { moneyText } from '../overview/overview-texts.ts';
import { DaysFields, DaysProblem, keyOfDays } from './days-fields.tsx';

/** Payments and refunds per day, provider and currency, as `lichtbild ledger` prints them. */
export function LedgerView({
  requested,
  totals,
  shownDays,
  rows,
}: {
  readonly requested: RequestedDays;
  readonly totals: readonly SumOfPeriod[];
  readonly shownDays: ZonedDays;
  readonly rows: readonly DailySum[];
}) {
  const { days, today, problem } = requested;
  return (
    <>
      <FilterForm key={keyOfDays(days)} label="Choose the days of the ledger" submit="Show">
        <input type="hidden" name="view" value="ledger" />
        <DaysFields days={days} today={today} />
      </FilterForm>
      <DaysProblem problem={problem} />
      {totals.length === 0 ? (
        <EmptyList>
          No money moved from {dayText(days.first)} to {dayText(days.last)}.
        </EmptyList>
      ) : (
        <>
          <DataTable
            caption={`${dayText(days.first)} to ${dayText(days.last)}, all amounts with taxes included`}
            rows={totals}
            rowKey={({ provider, currency }) => `${provider} ${currency}`}
            columns={[PROVIDER, ...SUM_COLUMNS]}
          />
          {rows.length === 0 ? (
            <EmptyList>
              No money moved from {dayText(shownDays.first)} to {dayText(shownDays.last)}.
            </EmptyList>
          ) : (
            <DataTable
              caption={`Each day from ${dayText(shownDays.first)} to ${dayText(shownDays.last)} in ${days.timeZone}, the latest first`}
              rows={rows}
              rowKey={({ day, provider, currency }) => `${day} ${provider} ${currency}`}
              columns={[
                { key: 'day', title: 'Day', cell: ({ day }) => dayText(day) },
                PROVIDER,
                ...SUM_COLUMNS,
              ]}
            />
          )}
        </>
      )}
    </>
  );
}

const PROVIDER: Column<SumOfPeriod> = {
  ...{ key: 'provider', title: 'Provider' },
  cell: ({ provider, currency }) => `${paymentCompany(provider).name}, ${currency}`,
};

const SUM_COLUMNS: readonly Column<SumOfPeriod>[] = [
  { key: 'payments', title: 'Payments', isNumeric: true, cell: ({ payments }) => payments },
  {
    ...{ key: 'paid', title: 'Paid', isNumeric: true },
    cell: ({ paidCents, currency }) => moneyText(paidCents, currency),
  },
  { key: 'refunds', title: 'Refunds', isNumeric: true, cell: ({ refunds }) => refunds },
  {
    ...{ key: 'refunded', title: 'Refunded', isNumeric: true },
    cell: ({ refundedCents, currency }) => moneyText(refundedCents, currency),
  },
  {
    ...{ key: 'net', title: 'Left', isNumeric: true },
    cell: ({ netCents, currency }) => moneyText(netCents, currency),
  },
  {
    ...{ key: 'tax', title: 'Tax in it', isNumeric: true },
    cell: ({ taxCents, currency }) => (taxCents === undefined ? 'not known' : moneyText(taxCents, currency)),
  },
];
