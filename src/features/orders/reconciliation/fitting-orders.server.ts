import { and, eq, gte, isNull, lte, or } from 'drizzle-orm';
import { LIMITS } from '../../../catalog/limits.ts';
import type { Currency } from '../../../catalog/packages.ts';
import type { Database } from '../../../platform/db/database.ts';
import { orders } from '../../../platform/db/tables/orders.ts';
import { recipientKey } from '../../../platform/mail/email-address.ts';
import type { ListedPayment } from '../../../platform/payments/payments.ts';

/** The provider's clock may differ from ours by this time. */
const CLOCK_MARGIN_MS = 5 * 60_000;

/**
 * Finds the open orders that a payment without an order number fits in every respect: provider, product, amount, currency, the
 * buyer's address, and the time for which its checkout was open, from the first opening until the latest one closed. Only a single
 * one may be taken for the payment's order.
 */
export async function findFittingOrders(
  db: Database,
  provider: string,
  payment: ListedPayment & { readonly currency: Currency },
): Promise<readonly string[]> {
  const { email, variantId, amountCents, currency, paidAt } = payment;
  if (email === undefined || variantId === undefined) return [];
  const earliestOpening = new Date(paidAt.getTime() - LIMITS.checkoutLifetimeMs - CLOCK_MARGIN_MS);
  const latestCreation = new Date(paidAt.getTime() + CLOCK_MARGIN_MS);
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        ...[eq(orders.state, 'open'), isNull(orders.paymentId), eq(orders.provider, provider)],
        ...[
          eq(orders.variantId, variantId),
          eq(orders.amountCents, amountCents),
          eq(orders.currency, currency),
        ],
        ...[
          eq(orders.emailKey, recipientKey(email)),
          lte(orders.createdAt, latestCreation),
          or(gte(orders.createdAt, earliestOpening), gte(orders.checkoutReopenedAt, earliestOpening)),
        ],
      ),
    );
  return rows.map(({ id }) => id);
}
