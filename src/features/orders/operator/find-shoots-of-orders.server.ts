import { and, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import { PAYMENT_PROVIDERS } from '../../../catalog/payment-companies.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { orders, unmatchedPayments } from '../../../platform/db/tables/orders.ts';
import { recipientKey } from '../../../platform/mail/email-address.ts';

/**
 * Finds the shoots of the orders with this number, payment or buyer. A buyer is found by every spelling of the address that
 * reaches the same person. Each question has an index, so they are asked one by one.
 */
export async function findShootIdsOfOrders(
  db: Reader,
  text: string,
  limit: number,
): Promise<readonly string[]> {
  const found = [
    await listShootIds(db, eq(orders.id, text), limit),
    await listShootIds(
      db,
      and(inArray(orders.provider, [...PAYMENT_PROVIDERS]), eq(orders.paymentId, text)),
      limit,
    ),
    await listShootIds(db, inArray(orders.id, unmatchedOrderIds(db, text)), limit),
    ...(text.includes('@')
      ? [
          await listShootIds(db, sql`lower(${orders.email}) = lower(${text})`, limit),
          await listShootIds(db, eq(orders.emailKey, recipientKey(text)), limit),
        ]
      : []),
  ];
  return [...new Set(found.flat())];
}

async function listShootIds(db: Reader, which: SQL | undefined, limit: number): Promise<string[]> {
  const rows = await db
    .select({ shootId: orders.shootId })
    .from(orders)
    .where(and(which, isNotNull(orders.shootId)))
    .limit(limit);
  return rows.flatMap(({ shootId }) => shootId ?? []);
}

function unmatchedOrderIds(db: Reader, paymentId: string) {
  const { provider, paymentId: id, orderId } = unmatchedPayments;
  return db
    .select({ orderId })
    .from(unmatchedPayments)
    .where(and(inArray(provider, [...PAYMENT_PROVIDERS]), eq(id, paymentId)));
}
