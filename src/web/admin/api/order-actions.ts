import { Hono } from 'hono';
import { z } from 'zod';
import { listAudit, recordAction } from '../../../features/operators/audit/audit-store.server.ts';
import { lockOrder, type OrderRow } from '../../../features/orders/order-store.server.ts';
import {
  type OperatorRefund,
  type OperatorRefundError,
  requestOperatorRefund,
} from '../../../features/orders/refunds/request-operator-refund.server.ts';
import { typedAmountCents } from '../../../features/orders/refunds/typed-amount.ts';
import { formatPrice } from '../../../i18n/price.ts';
import { DASHBOARD_API } from '../../../dashboard-urls.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { momentText } from '../../../ui/dashboard/moment.tsx';
import type { WebContext } from '../../context.ts';
import { action, type Refusal, refuse } from './action.ts';
import type { OperatorVariables } from './operators-only.ts';
import { REASON_REFUSAL, typedReason } from './action-reason.ts';

/** Within this time a requested refund may not have reached its order yet, because a job does that. */
const REQUEST_UNDERWAY_MS = 10 * 60_000;
/** Audit entries that are read to find the latest refund of an order. */
const AUDIT_DEPTH = 50;

const refundBody = z.object({
  /** The total that shall be refunded afterwards, earlier parts included, as typed; without it everything. */
  total: z.string().max(40).optional(),
  reason: z.string().max(4_000),
  /** The total of earlier requests that the operator has seen; without it nothing is compared. */
  seenCents: z.number().int().optional(),
});

type Ports = Pick<WebContext, 'db' | 'queue' | 'payments' | 'clock'>;
type RefundRequest = {
  readonly orderId: string;
  readonly totalCents: number | undefined;
  readonly seenCents: number | undefined;
  readonly reason: string;
  readonly operator: string;
};

/** POST /orders/:id/refund {total?, reason, seenCents?} → {totalCents}: refunds an order, or up to a total. */
export function createOrderActions(context: Ports) {
  const app = new Hono<{ Variables: OperatorVariables }>();
  app.post(
    `${DASHBOARD_API}/orders/:id/refund`,
    action(refundBody, async (c, { total, reason: typed, seenCents }) => {
      const reason = typedReason(typed);
      if (reason === undefined) return refuse(c, REASON_REFUSAL);
      const totalCents = total === undefined ? undefined : typedAmountCents(total);
      if (total !== undefined && !totalCents) return refuse(c, AMOUNT_INVALID);
      const operator = c.get('operator').email;
      const request = { orderId: c.req.param('id') ?? '', totalCents, seenCents, reason, operator };
      const outcome = await context.db.transaction((tx) => requestRefund(tx, context, request));
      return 'error' in outcome ? refuse(c, outcome) : c.json({ totalCents: outcome.totalCents });
    }),
  );
  return app;
}

async function requestRefund(
  tx: Transaction,
  ports: Ports,
  request: RefundRequest,
): Promise<OperatorRefund | Refusal> {
  const { orderId, totalCents, reason, operator } = request;
  const order = await lockOrder(tx, orderId);
  if (!order) return REFUSALS['order-unknown'];
  const changed = await refusalOfChange(tx, ports, order, request);
  if (changed) return changed;
  // The dialog says that a part leaves the order as it is, so the whole price is refused as a part.
  if (totalCents !== undefined && totalCents >= order.amountCents) return REFUSALS['amount-over-price'];
  // The use case's own transaction becomes a savepoint of this one, which also records it.
  const savepoint = tx as unknown as WebContext['db'];
  const requested = await requestOperatorRefund({ ...ports, db: savepoint }, orderId, totalCents);
  if (!requested.ok) return REFUSALS[requested.error];
  const { totalCents: total, currency } = requested.value;
  await recordAction(tx, {
    ...{ at: ports.clock.now(), operator, action: 'refunded-order', subject: orderId, reason },
    detail: { totalCents: total, currency },
  });
  return requested.value;
}

/** Refuses an operator who has not seen that another one has requested a refund in the meantime. The order is locked. */
async function refusalOfChange(
  tx: Transaction,
  { clock }: Pick<Ports, 'clock'>,
  order: OrderRow,
  { seenCents }: Pick<RefundRequest, 'seenCents'>,
): Promise<Refusal | undefined> {
  const entries = await listAudit(tx, { limit: AUDIT_DEPTH, subject: order.id });
  const latest = entries.find((entry) => entry.action === 'refunded-order');
  const latestCents = Number(latest?.detail?.['totalCents'] ?? 0);
  const isUnderway =
    latest !== undefined &&
    latestCents > order.refundRequestedCents &&
    clock.now().getTime() - latest.at.getTime() < REQUEST_UNDERWAY_MS;
  const isUnseen = seenCents !== undefined && seenCents !== order.refundRequestedCents;
  if (!isUnderway && !isUnseen) return undefined;
  const price = (cents: number) => formatPrice(cents, order.currency, 'en');
  const message =
    latest && latestCents >= order.refundRequestedCents
      ? `${latest.operator} requested the refund of ${price(latestCents)} at ${momentText(latest.at)}. Reload the page before you refund more.`
      : `The refund of ${price(order.refundRequestedCents)} was requested since you opened this page. Reload it before you refund more.`;
  return { error: 'changed', message };
}

const AMOUNT_INVALID: Refusal = {
  error: 'amount-invalid',
  field: 'total',
  message: 'Type an amount such as 5 or 5.00.',
};

const REFUSALS: Readonly<Record<OperatorRefundError, Refusal>> = {
  'order-unknown': { error: 'not-found', status: 404, message: 'There is no such order.' },
  'order-unpaid': { error: 'unpaid', message: 'Nobody has paid this order, so there is nothing to refund.' },
  'order-refunded': { error: 'refunded', message: 'This order is refunded already.' },
  'refund-requested': {
    error: 'refund-requested',
    message: 'The refund is requested already. It is repeated until the provider confirms it.',
  },
  'provider-missing': {
    error: 'provider-missing',
    message: 'The payment provider of this order is not configured any more. Enter its settings again.',
  },
  'amount-over-price': {
    error: 'amount-too-large',
    field: 'total',
    message: 'A part has to be less than the price. Refund everything instead.',
  },
  'amount-requested': {
    error: 'amount-too-small',
    field: 'total',
    message: 'As much is refunded or requested already. The total includes earlier parts.',
  },
};
