import { paymentCompany } from '../../../catalog/payment-companies.ts';
import type { UnmatchedPayment } from '../../../features/orders/refunds/unmatched-payment-store.server.ts';
import { EmptyList } from '../../../ui/dashboard/dashboard-page.tsx';
import { DataTable } from '../../../ui/dashboard/data-table.tsx';
import { FilterForm } from '../../../ui/dashboard/filter-form.tsx';
import { Moment } from '../../../ui/dashboard/moment.tsx';
import { StateMark } from '../../../ui/dashboard/stats.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { OrderLink } from '../order-link.tsx';
import { moneyText } from '../overview/overview-texts.ts';
import { UNMATCHED_REASONS } from './order-texts.ts';

/** The payments that are refunded without their order. */
export function UnmatchedView({
  state,
  rows,
}: {
  readonly state: UnmatchedPayment['state'] | undefined;
  readonly rows: readonly UnmatchedPayment[];
}) {
  return (
    <>
      <p className="dash-soft">
        Charged twice, too late or wrongly. They are refunded automatically, and their orders stay as they
        are.
      </p>
      <FilterForm key={state} label="Filter the unmatched payments" submit="Show">
        <input type="hidden" name="view" value="unmatched" />
        <SelectField
          label="State"
          name="state"
          placeholder="Every state"
          defaultValue={state ?? ''}
          options={[
            { value: 'refund_requested', text: 'Refund requested' },
            { value: 'refunded', text: 'Refunded' },
          ]}
        />
      </FilterForm>
      {rows.length === 0 ? (
        <EmptyList>There are no such payments.</EmptyList>
      ) : (
        <DataTable
          caption="Unmatched payments, the latest first"
          rows={rows}
          rowKey={({ provider, paymentId }) => `${provider} ${paymentId}`}
          columns={UNMATCHED_COLUMNS}
        />
      )}
    </>
  );
}

export const UNMATCHED_COLUMNS = [
  {
    ...{ key: 'payment', title: 'Payment' },
    cell: ({ provider, paymentId }: UnmatchedPayment) => (
      <>
        {paymentCompany(provider).name}
        <div className="dash-id">{paymentId}</div>
      </>
    ),
  },
  {
    ...{ key: 'received', title: 'Received' },
    cell: ({ receivedAt }: UnmatchedPayment) => <Moment at={receivedAt} />,
  },
  {
    ...{ key: 'amount', title: 'Amount', isNumeric: true },
    cell: ({ amountCents, currency }: UnmatchedPayment) => moneyText(amountCents, currency),
  },
  {
    ...{ key: 'reason', title: 'Reason' },
    cell: ({ reason }: UnmatchedPayment) => UNMATCHED_REASONS[reason],
  },
  {
    ...{ key: 'state', title: 'State' },
    cell: ({ state }: UnmatchedPayment) => (
      <StateMark tone={state === 'refunded' ? 'plain' : 'bad'}>
        {state === 'refunded' ? 'Refunded' : 'Refund requested'}
      </StateMark>
    ),
  },
  {
    ...{ key: 'refunded', title: 'Refunded' },
    cell: ({ refundedAt }: UnmatchedPayment) => <Moment at={refundedAt} />,
  },
  {
    ...{ key: 'order', title: 'Order' },
    cell: ({ orderId }: UnmatchedPayment) => <OrderLink id={orderId} />,
  },
];
