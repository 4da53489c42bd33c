import type { Context, MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { loadOrderView } from '../../../features/orders/order-page/open-order-page.server.ts';
import { withRefundRequested } from '../../../features/orders/order-page/order-view.ts';
import { describeRefund } from '../../../features/orders/refunds/operator/refund-sheet.ts';
import {
  type OperatorRefundError,
  requestOperatorRefund,
} from '../../../features/orders/refunds/request-operator-refund.server.ts';
import { typedAmountCents } from '../../../features/orders/refunds/typed-amount.ts';
import type { OrderRefundError } from '../../../i18n/order-refund/en.ts';
import { orderRefundTexts } from '../../../i18n/order-refund/index.ts';
import type { WebContext } from '../../context.ts';
import { refuseBody } from '../refuse-body.ts';
import { refuseField } from '../refuse-field.ts';
import { readJson } from '../read-body.ts';
import { responseLanguage } from '../response-language.ts';
import { orderKey } from './order-cookie.ts';

const body = z.object({ total: z.string().max(40).optional() });

/** Refuses everybody without the key of this order's refund. It comes before the rate limit, so that strangers count nothing. */
export function refundKeyOnly(context: Pick<WebContext, 'capabilities'>): MiddlewareHandler {
  return async (c, next) => {
    c.header('Cache-Control', 'private, no-store');
    const orderId = c.req.param('id') ?? '';
    const key = orderKey(c.req.raw, 'refund', orderId);
    if (!context.capabilities.verify('refund', orderId, key)) return refuse(c, 'order-gone');
    await next();
    return undefined;
  };
}

/** POST {total?} → {sheet}: enqueues the refund of the whole price, or up to a total, and responds with the page's new state. */
export function createOperatorRefundHandler(context: WebContext) {
  return async (c: Context): Promise<Response> => {
    const orderId = c.req.param('id') ?? '';
    const read = await readJson(c.req.raw, body);
    if (!read.ok) return refuseBody(c, read.error);
    const { total } = read.value;
    const totalCents = total === undefined ? undefined : typedAmountCents(total);
    if (total !== undefined && totalCents === undefined) return refuse(c, 'amount-invalid');
    const view = await loadOrderView(context, orderId);
    if (!view) return refuse(c, 'order-gone');
    // The page says that a part leaves the order as it is, so the whole price is refused here.
    if (totalCents !== undefined && totalCents >= view.amountCents) return refuse(c, 'amount-too-large');
    const requested = await requestOperatorRefund(context, orderId, totalCents);
    if (!requested.ok) return refuse(c, REFUSALS[requested.error]);
    const requestedView = withRefundRequested(view, requested.value.totalCents);
    return c.json({ sheet: describeRefund(requestedView, responseLanguage(c)) });
  };
}

const REFUSALS: Readonly<Record<OperatorRefundError, OrderRefundError>> = {
  'order-unknown': 'order-gone',
  'order-unpaid': 'nothing-to-refund',
  'order-refunded': 'nothing-to-refund',
  'refund-requested': 'nothing-to-refund',
  'provider-missing': 'provider-missing',
  'amount-over-price': 'amount-too-large',
  'amount-requested': 'amount-too-small',
};

function refuse(c: Context, error: OrderRefundError): Response {
  const message = orderRefundTexts[responseLanguage(c)].errors[error];
  if (error === 'order-gone') return c.json({ error, message }, 404);
  if (error === 'nothing-to-refund' || error === 'provider-missing') return c.json({ error, message }, 409);
  return refuseField(c, { error, field: 'total', message });
}
