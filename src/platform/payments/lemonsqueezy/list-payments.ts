import { listOrders } from '@lemonsqueezy/lemonsqueezy.js';
import { z } from 'zod';
import { LIMITS } from '../../../catalog/limits.ts';
import type { ListedPayment } from '../payments.ts';
import type { CallApi } from './lemon-squeezy-api.ts';
import type { LemonSqueezyOptions } from './lemon-squeezy-options.ts';
import { type Order, order } from './order.ts';

const PAGE_SIZE = 100;
const DAY_MS = 24 * 60 * 60_000;

/** Orders cannot be listed by the time of their refund, so those from before are read as well, as long as refunds are usual. */
const REFUNDED_WITHIN_MS = (LIMITS.refundWindowDays + LIMITS.withdrawalRefundDays) * DAY_MS;

const page = z.object({
  data: z.array(order),
  meta: z.object({ page: z.object({ lastPage: z.int() }) }),
});

/**
 * Lists the payments of both stores, newest first. An order that arrives meanwhile moves others to the next page, so each is
 * yielded once only.
 */
export async function* listPayments(
  callApi: CallApi,
  { stores, mode }: Pick<LemonSqueezyOptions, 'stores' | 'mode'>,
  since: Date,
): AsyncGenerator<ListedPayment> {
  const storeIds = new Set(Object.values(stores).map(({ storeId }) => storeId));
  const oldest = since.getTime() - REFUNDED_WITHIN_MS;
  for (const storeId of storeIds) {
    const seen = new Set<string>();
    for (let number = 1, isLast = false; !isLast; number += 1) {
      const list = () => listOrders({ filter: { storeId }, page: { number, size: PAGE_SIZE } });
      const { data, meta } = await callApi('list orders', list, page);
      for (const listed of data) {
        if (seen.has(listed.id)) continue;
        seen.add(listed.id);
        if (listed.isTest === (mode === 'test') && hasMoved(listed) && isChangedSince(listed, since)) {
          yield toListedPayment(listed);
        }
      }
      const last = data.at(-1);
      isLast = !last || number >= meta.page.lastPage || last.createdAt.getTime() < oldest;
    }
  }
}

/** An order that was marked as fraudulent counts once its money went back, so that the payment before it is balanced. */
function hasMoved({ isPaid, status, refundedCents }: Order): boolean {
  return isPaid || (status === 'fraudulent' && refundedCents > 0);
}

function isChangedSince({ createdAt, refundedCents, refundedAt, updatedAt }: Order, since: Date): boolean {
  return createdAt >= since || (refundedCents > 0 && (refundedAt ?? updatedAt) >= since);
}

/** The API does not return the custom data of an order, so the payment names no order of ours. */
function toListedPayment(payment: Order): ListedPayment {
  return {
    paymentId: payment.id,
    orderId: undefined,
    email: payment.email,
    amountCents: payment.amountCents,
    taxCents: payment.taxCents,
    refundedCents: payment.refundedCents,
    currency: payment.currency,
    variantId: payment.variantId,
    invoiceUrl: payment.invoiceUrl,
    paidAt: payment.createdAt,
    refundedAt: payment.refundedAt,
  };
}
