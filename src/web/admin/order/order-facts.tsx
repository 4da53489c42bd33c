import { paymentCompany } from '../../../catalog/payment-companies.ts';
import type { OrderDetails } from '../../../features/orders/operator/order-details.server.ts';
import { DashboardSection } from '../../../ui/dashboard/dashboard-page.tsx';
import { Moment } from '../../../ui/dashboard/moment.tsx';
import { Facts, type Stat, StateMark } from '../../../ui/dashboard/stats.tsx';
import { ShootLink } from '../order-link.tsx';
import { ORDER_STAGES, orderStateText, refundReasonText, toneOf } from '../orders/order-texts.ts';
import { moneyText } from '../overview/overview-texts.ts';

export function OrderFacts({ details: { order, stage } }: { readonly details: OrderDetails }) {
  const money = (cents: number) => moneyText(cents, order.currency);
  const pendingCents = order.refundRequestedCents - order.refundedCents;
  const invoice = webAddress(order.invoiceUrl);
  const facts: readonly Stat[] = [
    {
      label: 'State',
      value: <StateMark tone={toneOf(order.state)}>{orderStateText(order)}</StateMark>,
    },
    { label: 'Stage for the buyer', value: ORDER_STAGES[stage] },
    { label: 'Shoot', value: <ShootLink id={order.shootId} /> },
    { label: 'Email', value: order.email ?? 'erased with the shoot' },
    { label: 'Language', value: order.language },
    { label: 'Product', value: `${order.productId} (package ${order.packageId})` },
    { label: 'Price', value: money(order.amountCents) },
    { label: 'Tax in it', value: order.taxCents === null ? 'not known' : money(order.taxCents) },
    { label: 'Discount code', value: order.discountCode ?? '–' },
    { label: 'Provider', value: paymentCompany(order.provider).name },
    { label: 'Payment', value: <span className="dash-id">{order.paymentId ?? '–'}</span> },
    ...(invoice === undefined
      ? []
      : [
          {
            label: `${paymentCompany(order.provider).document === 'invoice' ? 'Invoice' : 'Receipt'} of the provider`,
            value: (
              <a href={invoice} rel="noreferrer" target="_blank">
                Open (another site)
              </a>
            ),
          },
        ]),
    { label: 'Opened', value: <Moment at={order.createdAt} /> },
    { label: 'Paid', value: <Moment at={order.paidAt} /> },
    { label: 'Reminded to send selfies', value: <Moment at={order.remindedAt} /> },
    { label: 'Refunded', value: money(order.refundedCents) },
    ...(pendingCents > 0
      ? [
          {
            label: 'Refund not confirmed yet',
            value: <StateMark tone="bad">{money(pendingCents)}</StateMark>,
          },
        ]
      : []),
    ...(order.refundReason === null
      ? []
      : [{ label: 'Reason of the refund', value: refundReasonText(order.refundReason) }]),
    { label: 'Refund requested', value: <Moment at={order.refundRequestedAt} /> },
    { label: 'Refund complete', value: <Moment at={order.refundedAt} /> },
  ];
  return (
    <DashboardSection title="Facts">
      <Facts facts={facts} />
    </DashboardSection>
  );
}

/** The address comes from a provider, so that only links to the web are followed. */
function webAddress(url: string | null): string | undefined {
  return url !== null && /^https:\/\//i.test(url) ? url : undefined;
}
