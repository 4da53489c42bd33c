import { Link } from 'react-router';
import { DASHBOARD_API, dashboardPath } from '../../../dashboard-urls.ts';
import { paymentCompany } from '../../../catalog/payment-companies.ts';
import { packagesTexts } from '../../../i18n/packages/index.ts';
import { formatPrice } from '../../../i18n/price.ts';
import { ActionDialog } from '../../../ui/dashboard/action-dialog.tsx';
import { Facts, StateMark } from '../../../ui/dashboard/stats.tsx';
import { codeWords } from '../../../ui/dashboard/story-entry.ts';
import type { ShootPageData } from './load-shoot.server.ts';

type Order = ShootPageData['orders'][number];

const REASON = { name: 'reason', label: 'Reason', hint: 'It is stored in the audit log.' } as const;

/** The orders of a shoot with what an operator can do about them. */
export function ShootOrders(props: { readonly shootId: string; readonly orders: readonly Order[] }) {
  return props.orders.map((order) => <ShootOrder key={order.id} shootId={props.shootId} order={order} />);
}

function ShootOrder({ shootId, order }: { readonly shootId: string; readonly order: Order }) {
  const price = (cents: number) => formatPrice(cents, order.currency, 'en');
  const { amountCents, requestedCents, refundedCents, refundReason } = order;
  return (
    <div className="dash-section">
      <Facts
        facts={[
          {
            label: 'Order',
            value: (
              <Link className="dash-id" to={dashboardPath('order', { id: order.id })}>
                {order.id}
              </Link>
            ),
          },
          { label: 'State', value: <StateMark>{codeWords(order.state)}</StateMark> },
          {
            label: 'Price',
            value: `${packagesTexts.en.names[order.packageId]}, ${price(amountCents)}, ${paymentCompany(order.provider).name}`,
          },
          { label: 'Payment', value: <span className="dash-id">{order.paymentId ?? '–'}</span> },
          ...(requestedCents > 0
            ? [
                {
                  label: 'Refunds',
                  value: `${price(requestedCents)} requested, ${price(refundedCents)} confirmed${refundReason ? `, ${codeWords(refundReason)}` : ''}`,
                },
              ]
            : []),
        ]}
      />
      <OrderActions shootId={shootId} order={order} price={price} />
    </div>
  );
}

function OrderActions(props: {
  readonly shootId: string;
  readonly order: Order;
  readonly price: (cents: number) => string;
}) {
  const { shootId, order, price } = props;
  const { state, requestedCents, amountCents, seen, email } = order;
  const path = `${DASHBOARD_API}/shoots/${encodeURIComponent(shootId)}/orders/${encodeURIComponent(order.id)}`;
  const body = { state, requestedCents, seen };
  return (
    <div className="dash-actions">
      {state === 'paid' ? (
        <>
          <ActionDialog
            label="Refund everything"
            title={`Refund ${price(amountCents - requestedCents)}`}
            text="The buyer gets an email. As soon as the payment provider confirms the refund, the shoot ends and its gallery closes."
            path={`${path}/refund`}
            body={body}
            fields={[REASON]}
            confirm="Refund everything"
            done="The refund is requested."
          />
          <ActionDialog
            label="Refund a part"
            title="Refund a part of the price"
            text={`Name the total that is refunded afterwards: ${price(requestedCents)} of ${price(amountCents)} are requested so far. The buyer gets an email, and the order stays paid.`}
            path={`${path}/refund`}
            body={body}
            fields={[
              {
                ...{ name: 'total', label: `Total in ${order.currency}`, inputMode: 'decimal' as const },
                hint: 'For example 5.00',
              },
              REASON,
            ]}
            confirm="Refund this part"
            done="The refund is requested."
          />
        </>
      ) : null}
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
    </div>
  );
}
