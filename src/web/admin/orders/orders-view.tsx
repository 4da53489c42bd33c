import { PAYMENT_PROVIDERS, paymentCompany } from '../../../catalog/payment-companies.ts';
import type { OrderFilter } from '../../../features/orders/operator/order-list.server.ts';
import type { OrderRow } from '../../../features/orders/order-store.server.ts';
import { EmptyList } from '../../../ui/dashboard/dashboard-page.tsx';
import { DataTable } from '../../../ui/dashboard/data-table.tsx';
import { FilterForm } from '../../../ui/dashboard/filter-form.tsx';
import { Moment } from '../../../ui/dashboard/moment.tsx';
import { StateMark } from '../../../ui/dashboard/stats.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { OrderLink } from '../order-link.tsx';
import { moneyText } from '../overview/overview-texts.ts';
import { ORDER_STATES, orderStateText, toneOf } from './order-texts.ts';

export const PROVIDER_OPTIONS = PAYMENT_PROVIDERS.map((value) => ({
  value,
  text: paymentCompany(value).name,
}));

export function OrdersView({
  rows,
  filter,
}: {
  readonly rows: readonly OrderRow[];
  readonly filter: OrderFilter;
}) {
  const { state, provider, search } = filter;
  const isFiltered = Boolean(state ?? provider ?? search);
  return (
    <>
      <FilterForm key={`${state} ${provider} ${search}`} label="Filter the orders" submit="Filter">
        <input type="hidden" name="view" value="orders" />
        <div className="dash-grow">
          <Field
            label="Search"
            name="q"
            hint="An order number, an email address or a payment’s id."
            defaultValue={search}
          />
        </div>
        <SelectField
          label="State"
          name="state"
          placeholder="Every state"
          defaultValue={state ?? ''}
          options={Object.entries(ORDER_STATES).map(([value, text]) => ({ value, text }))}
        />
        <SelectField
          label="Provider"
          name="provider"
          placeholder="Every provider"
          defaultValue={provider ?? ''}
          options={PROVIDER_OPTIONS}
        />
      </FilterForm>
      {rows.length === 0 ? (
        <EmptyList>{isFiltered ? 'No order fits this filter.' : 'Nobody has ordered yet.'}</EmptyList>
      ) : (
        <DataTable
          caption="Orders, the latest first"
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            { key: 'id', title: 'Order', cell: ({ id }) => <OrderLink id={id} /> },
            { key: 'opened', title: 'Opened', cell: ({ createdAt }) => <Moment at={createdAt} /> },
            {
              key: 'state',
              title: 'State',
              cell: (order) => <StateMark tone={toneOf(order.state)}>{orderStateText(order)}</StateMark>,
            },
            {
              key: 'product',
              title: 'Product',
              cell: ({ productId, amountCents, currency }) =>
                `${productId}, ${moneyText(amountCents, currency)}`,
            },
            { key: 'paid', title: 'Paid', cell: ({ paidAt }) => <Moment at={paidAt} /> },
            { key: 'email', title: 'Email', cell: ({ email }) => email ?? 'erased' },
            { key: 'provider', title: 'Provider', cell: (order) => paymentCompany(order.provider).name },
          ]}
        />
      )}
    </>
  );
}
