import type { DayOf } from '../ledger/calendar-day.ts';
import { decimal } from '../ledger/ledger-csv.ts';
import type { orders } from '../../../platform/db/tables/orders.ts';

export const ORDER_COLUMNS = [
  'paid_day',
  'paid_at',
  'order',
  'state',
  'product',
  'discount_code',
  'paid_incl_tax',
  'tax',
  'refunded_incl_tax',
  'refunded_tax',
  'currency',
  'provider',
  'payment',
  'refunded_at',
] as const;

type OrderRow = typeof orders.$inferSelect;
type PaidOrder = Pick<
  OrderRow,
  'id' | 'state' | 'productId' | 'discountCode' | 'amountCents' | 'taxCents' | 'refundedCents'
> &
  Pick<OrderRow, 'currency' | 'provider' | 'paymentId' | 'paidAt' | 'refundedAt'> & {
    /** The tax within the refunds; null when it is not known. */
    readonly refundedTaxCents: number | null;
  };

/** Returns one order as a line of the accountant's CSV, with amounts and times as `ledgerCsv` writes them. */
export function orderLine(order: PaidOrder, dayOf: DayOf): Record<(typeof ORDER_COLUMNS)[number], string> {
  const { paidAt, refundedAt, taxCents, refundedTaxCents } = order;
  return {
    paid_day: paidAt ? dayOf(paidAt) : '',
    paid_at: paidAt?.toISOString() ?? '',
    order: order.id,
    state: order.state,
    product: order.productId,
    discount_code: order.discountCode ?? '',
    paid_incl_tax: decimal(order.amountCents),
    tax: taxCents === null ? '' : decimal(taxCents),
    refunded_incl_tax: decimal(order.refundedCents),
    refunded_tax: refundedTaxCents === null ? '' : decimal(refundedTaxCents),
    currency: order.currency,
    provider: order.provider,
    payment: order.paymentId ?? '',
    refunded_at: refundedAt?.toISOString() ?? '',
  };
}
