import { listOrders } from '@lemonsqueezy/lemonsqueezy.js';
import { z } from 'zod';
import { LIMITS } from '../../../catalog/limits.ts';
import { CheckoutCompletedError, type CheckoutRequest } from '../payments.ts';
import type { CallApi } from './lemon-squeezy-api.ts';
import type { LemonSqueezyOptions } from './lemon-squeezy-options.ts';
import { order } from './order.ts';
import { variantIdOf } from './variant-id.ts';

/** The provider's clock may differ from ours by this time. */
const CLOCK_MARGIN_MS = 5 * 60_000;
const PAGE_SIZE = 100;

const page = z.object({ data: z.array(z.unknown()) });

/**
 * Looks for a payment of the checkout that was opened before, because a checkout can be paid again until it expires, and the
 * webhook may be lost. The list names no order of ours, so product, amount, address and time have to fit. Payments that are
 * accounted for do not count. Newer orders are on the first page.
 *
 * @param openedAt the time at which the checkout was opened; undefined when it is not known any more
 * @throws {CheckoutCompletedError} when there is such a payment
 */
export async function refusePaidCheckout(
  callApi: CallApi,
  { stores, mode, clock }: Pick<LemonSqueezyOptions, 'stores' | 'mode' | 'clock'>,
  request: CheckoutRequest,
  openedAt: Date = new Date(clock.now().getTime() - LIMITS.checkoutLifetimeMs),
): Promise<void> {
  const { email, amountCents, currency, product, knownPaymentIds = [] } = request;
  const { storeId } = stores[currency];
  const variantId = variantIdOf(stores, product, currency);
  const list = () => listOrders({ filter: { storeId, userEmail: email }, page: { size: PAGE_SIZE } });
  const { data } = await callApi('list the orders of a buyer', list, page);
  const isPaid = data.some((raw) => {
    const { data: one } = order.safeParse(raw);
    return (
      one?.isPaid === true &&
      one.isTest === (mode === 'test') &&
      one.variantId === variantId &&
      one.amountCents === amountCents &&
      one.refundedCents < one.amountCents &&
      one.createdAt.getTime() >= openedAt.getTime() - CLOCK_MARGIN_MS &&
      !knownPaymentIds.includes(one.id)
    );
  });
  if (isPaid) throw new CheckoutCompletedError('The order is already paid at Lemon Squeezy.');
}
