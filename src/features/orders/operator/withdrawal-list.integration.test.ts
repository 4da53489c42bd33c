import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/create-test-database.ts';
import { isOfSecondCustomer } from '../../../../test/second-customer/second-customer.ts';
import type { Database } from '../../../platform/db/database.ts';
import { orders, withdrawals } from '../../../platform/db/tables/orders.ts';
import {
  countOpenWithdrawals,
  findListedWithdrawal,
  isRefundedAutomatically,
  listWithdrawals,
  type WithdrawalKey,
} from './withdrawal-list.server.ts';

const AT = new Date('2026-11-20T10:00:00Z');
const at = (minutes: number) => new Date(AT.getTime() + minutes * 60_000);

function insert(db: Database, rows: readonly Partial<typeof withdrawals.$inferInsert>[]) {
  return db.insert(withdrawals).values(
    rows.map((row, index) => ({
      ...{ id: `w-${index}`, submissionId: `w-${index}`, name: 'Jo', email: 'jo@example.org' },
      ...{ language: 'en' as const, orderMatch: 'none' as const, receivedAt: AT },
      ...row,
    })),
  );
}

async function idsOf(db: Database, shown: 'open' | 'answered' | 'all', limit: number) {
  const ids: string[] = [];
  let after: WithdrawalKey | undefined;
  do {
    const { rows, last } = await listWithdrawals(db, shown, { limit, after });
    ids.push(...rows.map(({ id }) => id));
    after = last && [last.receivedAt, last.id];
  } while (after);
  return ids.filter((id) => !isOfSecondCustomer(id));
}

describe('the list of withdrawals', () => {
  it.each([
    ['open', ['w-1', 'w-0', 'w-3']],
    ['answered', ['w-2', 'w-4']],
    ['all', ['w-2', 'w-3', 'w-0', 'w-4', 'w-1']],
  ] as const)('shows %s ones in their order, in pages of every size', async (shown, ids) => {
    await using database = await createTestDatabase();
    await insert(database.db, [
      { receivedAt: at(1) },
      { receivedAt: at(0) },
      { receivedAt: at(2), answeredAt: at(9) },
      { receivedAt: at(1) },
      { receivedAt: at(0), answeredAt: at(8) },
    ]);
    for (const limit of [1, 2, 50]) expect(await idsOf(database.db, shown, limit)).toEqual(ids);
  });

  it('tells what became of the order', async () => {
    await using database = await createTestDatabase();
    const order = {
      ...{ packageId: 'basic' as const, productId: 'basic' as const, amountCents: 1900, createdAt: AT },
      ...{ currency: 'EUR' as const, language: 'en' as const, provider: 'stripe' },
    };
    await database.db.insert(orders).values([
      { ...order, id: 'automatic', state: 'refunded', refundReason: 'withdrawal' },
      { ...order, id: 'by-hand', state: 'refunded', refundReason: 'operator' },
    ]);
    await insert(database.db, [
      { orderId: 'automatic', orderMatch: 'number-and-email' },
      { orderId: 'automatic', orderMatch: 'email-only' },
      { orderId: 'by-hand', orderMatch: 'number-and-email' },
      { orderId: 'gone' },
    ]);
    const found = await Promise.all([0, 1, 2, 3].map((n) => findListedWithdrawal(database.db, `w-${n}`)));
    expect(found.map((row) => [row!.orderState, isRefundedAutomatically(row!)])).toEqual([
      ['refunded', true],
      ['refunded', false],
      ['refunded', false],
      [null, false],
    ]);
    expect(await findListedWithdrawal(database.db, 'none')).toBeUndefined();
  });

  it('counts the open and the overdue ones', async () => {
    await using database = await createTestDatabase();
    await insert(database.db, [
      { receivedAt: at(0) },
      { receivedAt: at(1) },
      { receivedAt: at(0), answeredAt: at(1) },
    ]);
    expect(await countOpenWithdrawals(database.db, at(1))).toEqual({ open: 2, overdue: 1 });
  });
});
