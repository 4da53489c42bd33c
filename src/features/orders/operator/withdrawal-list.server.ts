import { and, asc, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { afterKey, cutPage, type KeyedPage } from '../../../platform/db/keyset.ts';
import { orders, type OrderState, withdrawals } from '../../../platform/db/tables/orders.ts';

/** A declaration with what became of its order. */
export type ListedWithdrawal = typeof withdrawals.$inferSelect & {
  /** Null without an order. */
  readonly orderState: OrderState | null;
  readonly refundReason: string | null;
};

/** The place of a declaration in the list. */
export type WithdrawalKey = readonly [receivedAt: Date, id: string];

const { answeredAt, id, receivedAt } = withdrawals;
const IS_SHOWN = { open: isNull(answeredAt), answered: isNotNull(answeredAt), all: undefined } as const;

const select = (db: Reader) =>
  db
    .select({ withdrawal: withdrawals, orderState: orders.state, refundReason: orders.refundReason })
    .from(withdrawals)
    .leftJoin(orders, eq(orders.id, withdrawals.orderId));

/** Lists declarations, one page at a time: open ones by what is due first, others the latest first. */
export async function listWithdrawals(
  db: Reader,
  shown: keyof typeof IS_SHOWN,
  page: { readonly after?: WithdrawalKey | undefined; readonly limit: number },
): Promise<KeyedPage<ListedWithdrawal>> {
  const direction = shown === 'open' ? 'ascending' : 'descending';
  const by = direction === 'ascending' ? asc : desc;
  const rows = await select(db)
    .where(and(IS_SHOWN[shown], afterKey([receivedAt, id], page.after, direction)))
    .orderBy(by(receivedAt), by(id))
    .limit(page.limit + 1);
  return cutPage(
    rows.map(({ withdrawal, ...order }) => ({ ...withdrawal, ...order })),
    page.limit,
  );
}

export async function findListedWithdrawal(
  db: Reader,
  withdrawalId: string,
): Promise<ListedWithdrawal | undefined> {
  const [row] = await select(db).where(eq(id, withdrawalId));
  return row && { ...row.withdrawal, orderState: row.orderState, refundReason: row.refundReason };
}

/** Returns whether the order of a declaration was refunded without a person (see `automaticRefund`). */
export function isRefundedAutomatically({ orderMatch, refundReason }: ListedWithdrawal): boolean {
  return orderMatch === 'number-and-email' && refundReason === 'withdrawal';
}

/** Counts the open declarations, and those of them from before a moment. */
export async function countOpenWithdrawals(
  db: Reader,
  overdueBefore: Date,
): Promise<{ readonly open: number; readonly overdue: number }> {
  const [open, overdue] = await Promise.all([
    db.$count(withdrawals, IS_SHOWN.open),
    db.$count(withdrawals, and(IS_SHOWN.open, lt(receivedAt, overdueBefore))),
  ]);
  return { open, overdue };
}
