import { listOrders } from '@lemonsqueezy/lemonsqueezy.js';
import { z } from 'zod';
import { LIMITS } from '../../../catalog/limits.ts';
import { type ListedPayment, type UnreadablePayment, unreadablePayment } from '../payments.ts';
import type { CallApi } from './lemon-squeezy-api.ts';
import type { LemonSqueezyOptions } from './lemon-squeezy-options.ts';
import { type Order, order, time } from './order.ts';
import { isForeignOrder } from './our-variants.ts';

const PAGE_SIZE = 100;
const DAY_MS = 24 * 60 * 60_000;

/** Orders cannot be listed by the time of their refund, so those from before are read as well, as long as refunds are usual. */
const REFUNDED_WITHIN_MS = (LIMITS.refundWindowDays + LIMITS.withdrawalRefundDays) * DAY_MS;

const page = z.object({
  data: z.array(z.unknown()),
  meta: z.object({ page: z.object({ lastPage: z.int() }) }),
});

/** The fields of an odd order that tell whether it has to be reported. */
const oddOrder = z.object({
  id: z.unknown(),
  attributes: z
    .object({
      test_mode: z.boolean().optional().catch(undefined),
      created_at: time.optional().catch(undefined),
      updated_at: time.optional().catch(undefined),
    })
    .catch({}),
});

/**
 * Lists the payments of both stores, newest first. An order that arrives meanwhile moves others to the next page, so each is
 * yielded once only.
 */
export async function* listPayments(
  callApi: CallApi,
  options: Pick<LemonSqueezyOptions, 'stores' | 'mode'>,
  since: Date,
): AsyncGenerator<ListedPayment | UnreadablePayment> {
  const isTestMode = options.mode === 'test';
  const storeIds = new Set(Object.values(options.stores).map(({ storeId }) => storeId));
  const oldest = since.getTime() - REFUNDED_WITHIN_MS;
  for (const storeId of storeIds) {
    const seen = new Set<string>();
    for (let number = 1, isLast = false; !isLast; number += 1) {
      const list = () => listOrders({ filter: { storeId }, page: { number, size: PAGE_SIZE } });
      const { data, meta } = await callApi('list orders', list, page);
      let last: Order | undefined;
      for (const raw of data) {
        const parsed = order.safeParse(raw);
        if (parsed.success) last = parsed.data;
        const listed = parsed.success
          ? toListed(parsed.data, isTestMode, since)
          : toUnreadable(raw, isTestMode, since);
        if (!listed || seen.has(listed.paymentId) || isForeignOrder(options, raw)) continue;
        seen.add(listed.paymentId);
        yield listed;
      }
      const isTooOld = last !== undefined && last.createdAt.getTime() < oldest;
      isLast = data.length === 0 || number >= meta.page.lastPage || isTooOld;
    }
  }
}

/** Returns undefined for an order that has moved no money since. */
function toListed(listed: Order, isTestMode: boolean, since: Date): ListedPayment | undefined {
  const isDue = listed.isTest === isTestMode && hasMoved(listed) && isChangedSince(listed, since);
  return isDue ? toListedPayment(listed) : undefined;
}

/** Returns undefined for an order of the other mode, and for one that has not changed since. */
function toUnreadable(raw: unknown, isTestMode: boolean, since: Date): UnreadablePayment | undefined {
  const { data } = oddOrder.safeParse(raw);
  const { test_mode: isTest = isTestMode, created_at, updated_at } = data?.attributes ?? {};
  const changes = [created_at ?? since, updated_at ?? since];
  return isTest === isTestMode && changes.some((date) => date >= since)
    ? unreadablePayment(data?.id)
    : undefined;
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
