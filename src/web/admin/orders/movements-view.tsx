import { paymentCompany } from '../../../catalog/payment-companies.ts';
import type { LedgerEntry } from '../../../features/orders/ledger/ledger-entry.ts';
import type { RequestedDays } from '../../../features/orders/operator/zoned-days.ts';
import { EmptyList } from '../../../ui/dashboard/dashboard-page.tsx';
import { type Column, DataTable } from '../../../ui/dashboard/data-table.tsx';
import { FilterForm } from '../../../ui/dashboard/filter-form.tsx';
import { Moment } from '../../../ui/dashboard/moment.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { OrderLink } from '../order-link.tsx';
import { moneyText } from '../overview/overview-texts.ts';
import { DaysFields, DaysProblem, keyOfDays } from './days-fields.tsx';
import { PROVIDER_OPTIONS } from './orders-view.tsx';

const SOURCES: Readonly<Record<LedgerEntry['source'], string>> = {
  webhook: 'the provider’s webhook',
  reconciliation: 'the provider’s list',
  'refund-answer': 'the answer to our refund',
};

/** The columns of a movement beside its order. */
export const MOVEMENT_COLUMNS: readonly Column<LedgerEntry>[] = [
  { key: 'at', title: 'Time', cell: ({ occurredAt }) => <Moment at={occurredAt} /> },
  { key: 'kind', title: 'Kind', cell: ({ kind }) => (kind === 'payment' ? 'Payment' : 'Refund') },
  {
    ...{ key: 'amount', title: 'Amount', isNumeric: true },
    cell: ({ amountCents, currency }) => moneyText(amountCents, currency),
  },
  {
    ...{ key: 'tax', title: 'Tax in it', isNumeric: true },
    cell: ({ taxCents, currency }) => (taxCents === null ? 'not known' : moneyText(taxCents, currency)),
  },
  { key: 'provider', title: 'Provider', cell: ({ provider }) => paymentCompany(provider).name },
  {
    ...{ key: 'payment', title: 'Payment' },
    cell: ({ paymentId }) => <span className="dash-id">{paymentId}</span>,
  },
  { key: 'source', title: 'Known from', cell: ({ source }) => SOURCES[source] },
];

/** Every movement of money, as it is exported to the accountant. */
export function MovementsView({
  requested,
  provider,
  rows,
}: {
  readonly requested: RequestedDays;
  readonly provider: string | undefined;
  readonly rows: readonly LedgerEntry[];
}) {
  const { days, today, problem } = requested;
  const [time, ...others] = MOVEMENT_COLUMNS;
  return (
    <>
      <FilterForm key={`${keyOfDays(days)} ${provider}`} label="Choose the movements" submit="Show">
        <input type="hidden" name="view" value="movements" />
        <DaysFields days={days} today={today} />
        <SelectField
          label="Provider"
          name="provider"
          placeholder="Every provider"
          defaultValue={provider ?? ''}
          options={PROVIDER_OPTIONS}
        />
      </FilterForm>
      <DaysProblem problem={problem} />
      {rows.length === 0 ? (
        <EmptyList>No money moved in these days.</EmptyList>
      ) : (
        <DataTable
          caption="Payments and refunds, the latest first, taxes included"
          rows={rows}
          rowKey={({ id }) => String(id)}
          columns={[
            time!,
            { key: 'order', title: 'Order', cell: ({ orderId }) => <OrderLink id={orderId} /> },
            ...others,
          ]}
        />
      )}
    </>
  );
}
