import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import { invariant } from '../../../base/invariant.ts';
import {
  type AnswerOutcome,
  changedAnswerColumns,
  type SeenAnswerChange,
} from '../../../platform/db/answer-columns.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { orders, withdrawals } from '../../../platform/db/tables/orders.ts';
import { shoots } from '../../../platform/db/tables/shoots.ts';
import { recipientKey } from '../../../platform/mail/email-address.ts';
import { type OrderOfBuyer, possibleOrderNumbers } from './match-order.ts';
import type { Withdrawal } from './withdrawal.ts';

/** A buyer with more orders than this is asked by the operator which one is meant. */
const ORDERS_MAX = 10;

export type WithdrawalRow = typeof withdrawals.$inferInsert;

/** Returns false when this submission was stored before. Waits for a transaction that is storing the same one. */
export async function insertWithdrawal(tx: Transaction, row: WithdrawalRow): Promise<boolean> {
  const stored = await tx
    .insert(withdrawals)
    .values(row)
    .onConflictDoNothing({ target: withdrawals.submissionId })
    .returning({ id: withdrawals.id });
  return stored.length === 1;
}

/** Finds the declaration that was stored for this submission, and whether its order was refunded because of a declaration. */
export async function findWithdrawal(
  tx: Transaction,
  submissionId: string,
): Promise<{ readonly id: string; readonly receivedAt: Date; readonly isRefunded: boolean }> {
  const [row] = await tx
    .select({
      id: withdrawals.id,
      receivedAt: withdrawals.receivedAt,
      orderMatch: withdrawals.orderMatch,
      refundReason: orders.refundReason,
    })
    .from(withdrawals)
    .leftJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(eq(withdrawals.submissionId, submissionId));
  invariant(row, 'a withdrawal that was stored before can be read');
  const isRefunded = row.orderMatch === 'number-and-email' && row.refundReason === 'withdrawal';
  return { id: row.id, receivedAt: row.receivedAt, isRefunded };
}

/** Lists the orders that may be meant, by number and by email address. */
export async function listOrdersOfBuyer(
  tx: Transaction,
  { orderNumber, email }: Withdrawal,
): Promise<readonly OrderOfBuyer[]> {
  const numbers = possibleOrderNumbers(orderNumber);
  const isNumber = numbers.length > 0 ? inArray(orders.id, [...numbers]) : undefined;
  const rows = await tx
    .select({ order: orders, deliveredAt: shoots.deliveredAt })
    .from(orders)
    .leftJoin(shoots, eq(shoots.id, orders.shootId))
    .where(or(isNumber, eq(orders.emailKey, recipientKey(email))))
    // The order with the given number comes first, so that the limit never excludes it.
    .orderBy(...(isNumber ? [desc(isNumber)] : []), desc(orders.createdAt))
    .limit(ORDERS_MAX);
  return rows.map(({ order, deliveredAt }) => ({ ...order, deliveredAt }));
}

/** Returns the number of erased withdrawals. */
export async function eraseWithdrawalsBefore(db: Database, moment: Date): Promise<number> {
  const erased = await db
    .delete(withdrawals)
    .where(lt(withdrawals.receivedAt, moment))
    .returning({ id: withdrawals.id });
  return erased.length;
}

/** Changes what operators have noted about a declaration, unless somebody has changed it since the version that was seen. */
export async function changeWithdrawal(
  tx: Transaction,
  id: string,
  seen: SeenAnswerChange,
): Promise<AnswerOutcome> {
  const [changed] = await tx
    .update(withdrawals)
    .set({ ...changedAnswerColumns(seen), version: sql`${withdrawals.version} + 1` })
    .where(and(eq(withdrawals.id, id), eq(withdrawals.version, seen.version)))
    .returning();
  if (changed) return { ok: true, value: changed };
  const [present] = await tx.select().from(withdrawals).where(eq(withdrawals.id, id));
  return { ok: false, present };
}
