import { Link } from 'react-router';
import { dashboardPath } from '../../../dashboard-urls.ts';
import { paymentCompany } from '../../../catalog/payment-companies.ts';
import { packagesTexts } from '../../../i18n/packages/index.ts';
import { formatPrice } from '../../../i18n/price.ts';
import { Facts, StateMark } from '../../../ui/dashboard/stats.tsx';
import { codeWords } from '../../../ui/dashboard/story-entry.ts';
import { OrderActions } from '../order/order-actions.tsx';
import type { ShootPageData } from './load-shoot.server.ts';

type Order = ShootPageData['orders'][number];

/** The orders of a shoot with what an operator can do about them. */
export function ShootOrders({ orders }: { readonly orders: readonly Order[] }) {
  return orders.map((order) => <ShootOrder key={order.id} order={order} />);
}

function ShootOrder({ order }: { readonly order: Order }) {
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
      <div className="dash-actions">
        <OrderActions order={order} />
      </div>
    </div>
  );
}
