import { paymentCompany } from '../../../catalog/payment-companies.ts';
import type {
  DifferenceFilter,
  ListedDifference,
} from '../../../features/orders/operator/difference-list.server.ts';
import type { DifferenceKind } from '../../../features/orders/reconciliation/difference.ts';
import { paymentDifferencesMail } from '../../../i18n/payment-differences-mail/en.ts';
import { DASHBOARD_API } from '../../../dashboard-urls.ts';
import { ActionButton } from '../../../ui/dashboard/action-button.tsx';
import { ActionDialog } from '../../../ui/dashboard/action-dialog.tsx';
import { EmptyList } from '../../../ui/dashboard/dashboard-page.tsx';
import { DataTable } from '../../../ui/dashboard/data-table.tsx';
import { FilterForm } from '../../../ui/dashboard/filter-form.tsx';
import { Moment } from '../../../ui/dashboard/moment.tsx';
import { Stats } from '../../../ui/dashboard/stats.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { OrderLink } from '../order-link.tsx';
import { moneyText } from '../overview/overview-texts.ts';

interface Reading {
  readonly provider: string;
  readonly readUntil: Date;
}

/** The differences between our books and the providers' lists, with what to do about each. */
export function DifferencesView({
  filter,
  rows,
  readings,
}: {
  readonly filter: DifferenceFilter;
  readonly rows: readonly ListedDifference[];
  readonly readings: readonly Reading[];
}) {
  return (
    <>
      <p className="dash-soft">
        Our books are compared with each provider’s own list every hour. Nothing is corrected automatically.
      </p>
      {readings.length > 0 ? (
        <Stats
          stats={readings.map(({ provider, readUntil }) => ({
            label: `${paymentCompany(provider).name}, compared until`,
            value: <Moment at={readUntil} />,
          }))}
        />
      ) : null}
      <FilterForm key={filter} label="Filter the differences" submit="Show">
        <input type="hidden" name="view" value="differences" />
        <SelectField
          label="Show"
          name="show"
          defaultValue={filter}
          options={[
            { value: 'open', text: 'Open ones' },
            { value: 'settled', text: 'Settled ones' },
            { value: 'all', text: 'All' },
          ]}
        />
      </FilterForm>
      {rows.length === 0 ? (
        <EmptyList>{filter === 'open' ? 'Nothing waits for a decision.' : 'There are none.'}</EmptyList>
      ) : (
        <DataTable
          caption="Differences, the latest first"
          rows={rows}
          rowKey={({ id }) => String(id)}
          columns={[
            { key: 'what', title: 'Difference', cell: (difference) => <What difference={difference} /> },
            { key: 'payment', title: 'Payment', cell: (difference) => <Payment difference={difference} /> },
            {
              key: 'order',
              title: 'Order',
              cell: ({ orderIds }) =>
                orderIds.length === 0
                  ? 'none'
                  : orderIds.map((id) => (
                      <div key={id}>
                        <OrderLink id={id} />
                      </div>
                    )),
            },
            { key: 'found', title: 'Found', cell: ({ reportedAt }) => <Moment at={reportedAt} /> },
            {
              key: 'decision',
              title: 'Decision',
              cell: (difference) => <Decision difference={difference} />,
            },
          ]}
        />
      )}
    </>
  );
}

function What({ difference: { kind } }: { readonly difference: ListedDifference }) {
  const texts = Object.hasOwn(paymentDifferencesMail.kinds, kind)
    ? paymentDifferencesMail.kinds[kind as DifferenceKind]
    : { headline: kind, todo: '' };
  return (
    <div className="dash-text">
      <strong>{texts.headline}</strong>
      <p>{texts.todo}</p>
    </div>
  );
}

function Payment({ difference }: { readonly difference: ListedDifference }) {
  const { provider, paymentId, payment, refundCents } = difference;
  return (
    <>
      <div>{paymentCompany(provider).name}</div>
      <div className="dash-id">{paymentId}</div>
      {payment ? <div>{moneyText(payment.amountCents, payment.currency)}</div> : null}
      {payment && refundCents > 0 ? <div>refund up to {moneyText(refundCents, payment.currency)}</div> : null}
    </>
  );
}

function Decision({ difference }: { readonly difference: ListedDifference }) {
  const { id, version, settledAt, settledBy, settledReason, provider, paymentId } = difference;
  const path = `${DASHBOARD_API}/differences/${id}`;
  if (settledAt === null) {
    return (
      <ActionDialog
        label="Settle"
        title="Settle this difference"
        text={`Payment ${paymentId} at ${paymentCompany(provider).name}. The difference leaves the list of open ones; nothing else changes.`}
        path={`${path}/settle`}
        body={{ version }}
        fields={[
          { name: 'reason', label: 'What was decided', type: 'textarea', hint: 'The audit log keeps it.' },
        ]}
        done="The difference is settled."
      />
    );
  }
  return (
    <>
      <p>
        Settled by {settledBy} at <Moment at={settledAt} />: {settledReason}
      </p>
      <ActionButton
        label="Reopen"
        fullLabel={`Reopen the difference of payment ${paymentId}`}
        path={`${path}/reopen`}
        body={{ version }}
        done="The difference is open again."
      />
    </>
  );
}
