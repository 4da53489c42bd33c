import { paymentCompany } from '../../../catalog/payment-companies.ts';
import type { OrderRow } from '../../../features/orders/order-store.server.ts';
import { DASHBOARD_API } from '../../../dashboard-urls.ts';
import { ActionDialog, type ActionField } from '../../../ui/dashboard/action-dialog.tsx';
import { moneyText } from '../overview/overview-texts.ts';

const REASON: ActionField = {
  ...{ name: 'reason', label: 'Reason', type: 'textarea' },
  hint: 'For the audit log. The buyer does not see it.',
};

type RefundableOrder = Pick<
  OrderRow,
  'id' | 'state' | 'currency' | 'provider' | 'amountCents' | 'refundRequestedCents'
>;

/** The dialogs that refund an order; nothing while there is nothing to refund. */
export function RefundActions({ order }: { readonly order: RefundableOrder }) {
  const { id, state, currency, provider, amountCents, refundRequestedCents: seenCents } = order;
  if (state !== 'paid') return null;
  const money = (cents: number) => moneyText(cents, currency);
  const company = paymentCompany(provider).name;
  const path = `${DASHBOARD_API}/orders/${encodeURIComponent(id)}/refund`;
  const earlier = seenCents > 0 ? `, after ${money(seenCents)} before` : '';
  return (
    <>
      <ActionDialog
        label="Refund everything"
        title="Refund everything"
        text={`${company} is asked to refund ${money(amountCents - seenCents)}${earlier}. The buyer gets an email. As soon as ${company} confirms it, the shoot ends, and its gallery closes.`}
        path={path}
        body={{ seenCents }}
        fields={[REASON]}
        confirm={`Refund ${money(amountCents - seenCents)}`}
        done="The refund is requested."
      />
      <ActionDialog
        label="Refund a part"
        title="Refund a part"
        text={`The order stays paid, and the gallery open. ${company} has to confirm it; the buyer gets an email.`}
        path={path}
        body={{ seenCents }}
        fields={[
          {
            ...{ name: 'total', label: `Total in ${currency}`, inputMode: 'decimal' },
            hint: `All parts together, earlier ones included: more than ${money(seenCents)} and less than ${money(amountCents)}.`,
          },
          REASON,
        ]}
        confirm="Refund this part"
        done="The refund is requested."
      />
    </>
  );
}
