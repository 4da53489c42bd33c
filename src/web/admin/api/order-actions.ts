import { Hono } from 'hono';
import { z } from 'zod';
import { DASHBOARD_API } from '../../../dashboard-urls.ts';
import { claimAction } from '../../../features/operators/audit/claim-action.server.ts';
import { sendOrderLinks } from '../../../features/orders/operator/send-order-links.server.ts';
import { findOrder, type OrderRow } from '../../../features/orders/order-store.server.ts';
import {
  type ClaimedRefundError,
  requestClaimedRefund,
} from '../../../features/orders/refunds/request-operator-refund.server.ts';
import { typedAmountCents } from '../../../features/orders/refunds/typed-amount.ts';
import { formatPrice } from '../../../i18n/price.ts';
import { codeWords } from '../../../ui/dashboard/story-entry.ts';
import type { WebContext } from '../../context.ts';
import { action, type Refusal, refuse } from './action.ts';
import type { OperatorRequest, OperatorVariables } from './operators-only.ts';
import { refuseClaim } from './refuse-claim.ts';
import { seenField } from './shoot-requests.ts';
import { readReason, reasonField } from './action-reason.ts';

const refundBody = z.object({
  state: z.enum(['open', 'paid', 'refund_requested', 'refunded']),
  requestedCents: z.int().min(0),
  /** The total that is refunded afterwards, as it was typed; without it, everything. */
  total: z.string().max(40).optional(),
  reason: reasonField,
  seen: seenField,
});
const linksBody = z.object({ seen: seenField });

/** The operator's actions on an order: refund it, mail the links of its buyer's orders. */
export function createOrderActions(context: WebContext): Hono<{ Variables: OperatorVariables }> {
  const app = new Hono<{ Variables: OperatorVariables }>();
  const path = (rest: string) => `${DASHBOARD_API}/orders/:id/${rest}`;
  app.post(
    path('refund'),
    action(refundBody, (c, body) => refund(c, context, body)),
  );
  app.post(
    path('links'),
    action(linksBody, (c, body) => mailOrderLinks(c, context, body)),
  );
  return app;
}

function orderOf(c: OperatorRequest, { db }: WebContext): Promise<OrderRow | undefined> {
  return findOrder(db, c.req.param('id') ?? '');
}

function refuseUnknown(c: OperatorRequest): Response {
  const message = 'There is no such order.';
  return refuse(c, { error: 'order-unknown', status: 404, message });
}

async function refund(
  c: OperatorRequest,
  context: WebContext,
  { state, requestedCents, total, reason: typed, seen }: z.infer<typeof refundBody>,
): Promise<Response> {
  const order = await orderOf(c, context);
  if (!order) return refuseUnknown(c);
  const totalCents = total === undefined ? undefined : typedAmountCents(total);
  if (total !== undefined && (totalCents === undefined || totalCents >= order.amountCents)) {
    const price = formatPrice(order.amountCents, order.currency, 'en');
    const message = `Enter an amount below the price of ${price}, such as 5.00.`;
    return refuse(c, { error: 'amount-invalid', field: 'total', message });
  }
  const reason = readReason(c, typed);
  if (reason instanceof Response) return reason;
  const claimed = claimAction({ ...entryOf(c, context, order), action: 'refunded-order', reason }, seen);
  const request = { seen: { state, refundRequestedCents: requestedCents }, claim: claimed.claim };
  const requested = await requestClaimedRefund(context, order.id, totalCents, request);
  if (requested.ok) return c.json({ totalCents: requested.value.totalCents });
  if (requested.error === 'changed-meanwhile') return refuseClaim(c, claimed);
  const present = (await findOrder(context.db, order.id)) ?? order;
  return refuse(c, { error: requested.error, ...refundRefusal(requested.error, present) });
}

function refundRefusal(
  error: Exclude<ClaimedRefundError, 'changed-meanwhile'>,
  order: OrderRow,
): Pick<Refusal, 'message' | 'field'> {
  const requested = formatPrice(order.refundRequestedCents, order.currency, 'en');
  switch (error) {
    case 'order-unknown':
      return { message: 'The order is gone.' };
    case 'order-changed':
      return {
        message: `The order has changed since this page was loaded: it is “${codeWords(order.state)}”, with refunds of ${requested} requested. Nothing was done.`,
      };
    case 'order-unpaid':
      return { message: 'The order is not paid, so there is nothing to refund.' };
    case 'order-refunded':
      return { message: 'The order is refunded already.' };
    case 'refund-requested':
      return {
        message: 'The refund of the whole order is requested already. It is repeated until it is confirmed.',
      };
    case 'refund-under-way':
      return { message: 'A refund of this order is being requested at this moment. Look again in a minute.' };
    case 'provider-missing':
      return { message: `The payment provider “${order.provider}” is not configured any more.` };
    case 'amount-over-price':
      return { message: 'This is more than the price.', field: 'total' };
    case 'amount-requested':
      return {
        message: `Refunds of ${requested} in total are requested already. Enter the new total, which is more.`,
        field: 'total',
      };
  }
}

async function mailOrderLinks(
  c: OperatorRequest,
  context: WebContext,
  { seen }: z.infer<typeof linksBody>,
): Promise<Response> {
  const order = await orderOf(c, context);
  if (!order) return refuseUnknown(c);
  const claimed = claimAction({ ...entryOf(c, context, order), action: 'sent-mail-again' }, seen);
  const sent = await sendOrderLinks(context, order.id, claimed.claim);
  if (sent.ok) return c.json({ orders: sent.value });
  switch (sent.error) {
    case 'changed-meanwhile':
      return refuseClaim(c, claimed);
    case 'order-unknown':
      return refuseUnknown(c);
    case 'order-unpaid':
      return refuse(c, { error: sent.error, message: 'The order is not paid, so it has no link.' });
    case 'address-erased':
      return refuse(c, { error: sent.error, message: 'The address of this order is erased.' });
  }
}

function entryOf(c: OperatorRequest, { clock }: WebContext, order: OrderRow) {
  return { at: clock.now(), operator: c.get('operator').email, subject: order.id };
}
