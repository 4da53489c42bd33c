import { paymentCompany } from '../../../catalog/payment-companies.ts';
import { DASHBOARD_API } from '../../../dashboard-urls.ts';
import type { OrderRow } from '../../../features/orders/order-store.server.ts';
import { ActionDialog, type ActionField } from '../../../ui/dashboard/action-dialog.tsx';
import { moneyText } from '../overview/overview-texts.ts';

/** An order as the operator sees it. */
export interface ActionableOrder extends Pick<
  OrderRow,
  'id' | 'state' | 'currency' | 'provider' | 'amountCents' | 'email'
> {
  readonly requestedCents: number;
  /** The id of the latest audit entry about the order; 0 without any. */
  readonly seen: number;
}

const REASON: ActionField = {
  ...{ name: 'reason', label: 'Reason', type: 'textarea' },
  hint: 'For the audit log. The buyer does not see it.',
};

/** The dialogs for an order: refund it, mail the links of its buyer's orders. */
export function OrderActions({ order }: { readonly order: ActionableOrder }) {
  const { id, state, email, seen } = order;
  const path = `${DASHBOARD_API}/orders/${encodeURIComponent(id)}`;
  return (
    <>
      {state === 'paid' ? <RefundDialogs order={order} path={`${path}/refund`} /> : null}
      {state !== 'open' && email !== null ? (
        <ActionDialog
          label="Send the order links"
          title="Send the links of this buyer’s orders"
          text={`One email for each order that waits for selfies, and one with the pages of the others. They go to ${email}.`}
          path={`${path}/links`}
          body={{ seen }}
          confirm="Send"
          done="The mail is on its way."
        />
      ) : null}
    </>
  );
}

function RefundDialogs({ order, path }: { readonly order: ActionableOrder; readonly path: string }) {
  const { state, currency, provider, amountCents, requestedCents, seen } = order;
  const money = (cents: number) => moneyText(cents, currency);
  const company = paymentCompany(provider).name;
  const earlier = requestedCents > 0 ? `, after ${money(requestedCents)} before` : '';
  const body = { state, requestedCents, seen };
  return (
    <>
      <ActionDialog
        label="Refund everything"
        title="Refund everything"
        text={`${company} is asked to refund ${money(amountCents - requestedCents)}${earlier}. The buyer gets an email. As soon as ${company} confirms it, the shoot ends, and its gallery closes.`}
        path={path}
        body={body}
        fields={[REASON]}
        confirm={`Refund ${money(amountCents - requestedCents)}`}
        done="The refund is requested."
      />
      <ActionDialog
        label="Refund a part"
        title="Refund a part"
        text={`The order stays paid, and the gallery open. ${company} has to confirm it; the buyer gets an email.`}
        path={path}
        body={body}
        fields={[
          {
            ...{ name: 'total', label: `Total in ${currency}`, inputMode: 'decimal' },
            hint: `All parts together, earlier ones included: more than ${money(requestedCents)} and less than ${money(amountCents)}.`,
          },
          REASON,
        ]}
        confirm="Refund this part"
        done="The refund is requested."
      />
    </>
  );
}
