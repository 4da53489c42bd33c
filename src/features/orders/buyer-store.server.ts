import { and, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { isDiscountProduct, type ProductId } from '../../catalog/products.ts';
import type { Reader, Transaction } from '../../platform/db/database.ts';
import { orders, paymentEvents } from '../../platform/db/tables/orders.ts';
import { shoots } from '../../platform/db/tables/shoots.ts';
import type { OrderRow } from './order-store.server.ts';

/** Lists the payments that this provider has reported for the orders of a person. @param emailKey see `recipientKey` */
export async function listPaymentIdsOf(
  db: Reader,
  { provider, emailKey }: { readonly provider: string; readonly emailKey: string },
): Promise<readonly string[]> {
  const rows = await db
    .selectDistinct({ paymentId: paymentEvents.paymentId })
    .from(paymentEvents)
    .innerJoin(orders, eq(orders.id, paymentEvents.orderId))
    .where(
      and(
        eq(orders.emailKey, emailKey),
        eq(paymentEvents.provider, provider),
        eq(paymentEvents.kind, 'paid'),
      ),
    );
  return rows.map(({ paymentId }) => paymentId);
}

/** A discount code or a discount product, and who uses it. */
export interface OfferUse {
  readonly discountCode: string | null | undefined;
  readonly productId: ProductId;
  readonly emailKey: string | null;
}

/**
 * Returns whether this person has paid with this code, or for this discount product, before. Locks the offer for the person
 * until the transaction ends, so that two payments at once are judged one after the other. Full prices are no offer.
 */
export async function isOfferUsed(
  tx: Transaction,
  { discountCode, productId, emailKey }: OfferUse,
  exceptOrderId?: string,
): Promise<boolean> {
  const offer = discountCode
    ? eq(orders.discountCode, discountCode)
    : isDiscountProduct(productId)
      ? eq(orders.productId, productId)
      : undefined;
  if (!offer || emailKey === null) return false;
  const lock = `offer:${discountCode ?? productId}:${emailKey}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const used = and(
    offer,
    eq(orders.emailKey, emailKey),
    inArray(orders.state, ['paid']),
    exceptOrderId === undefined ? undefined : ne(orders.id, exceptOrderId),
  );
  return (await tx.$count(orders, used)) > 0;
}

/**
 * Finds the buyer's data for the confirmation; empty once the shoot is erased. The shoots feature writes these columns, orders
 * only read them.
 */
export async function findBuyer(db: Reader, shootId: string) {
  const [row] = await db
    .select({
      firstName: shoots.firstName,
      email: shoots.email,
      consents: shoots.consents,
      state: shoots.state,
      startRequestedAt: shoots.startRequestedAt,
      erasedAt: shoots.erasedAt,
    })
    .from(shoots)
    .where(eq(shoots.id, shootId));
  return row;
}

/** A person with more orders than this gets the links of the newest ones. */
const LINKED_ORDERS_MAX = 20;

/** Lists the orders of a person that were paid, newest first, refunded ones included. @param emailKey see `recipientKey` */
export async function listPaidOrdersOf(db: Reader, emailKey: string): Promise<readonly OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.emailKey, emailKey), ne(orders.state, 'open')))
    .orderBy(desc(orders.paidAt))
    .limit(LINKED_ORDERS_MAX);
}

/**
 * Removes the person from the accounting rows of a shoot, which stay. The provider's invoice shows name and address, so its link
 * goes as well. Resolves to the address of who paid last; undefined when nobody paid, or when it was removed before.
 */
export async function forgetBuyer(tx: Transaction, shootId: string): Promise<string | undefined> {
  const ofShoot = eq(orders.shootId, shootId);
  const [payer] = await tx
    .select({ email: orders.email })
    .from(orders)
    .where(and(ofShoot, isNotNull(orders.paidAt), isNotNull(orders.email)))
    .orderBy(desc(orders.paidAt))
    .limit(1);
  const ids = tx.select({ id: orders.id }).from(orders).where(ofShoot);
  await tx.update(paymentEvents).set({ invoiceUrl: null }).where(inArray(paymentEvents.orderId, ids));
  await tx.update(orders).set({ email: null, emailKey: null, invoiceUrl: null }).where(ofShoot);
  return payer?.email ?? undefined;
}
