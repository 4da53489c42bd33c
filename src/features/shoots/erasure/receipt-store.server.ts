import { eq } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../platform/db/database.ts';
import { deletionReceipts } from '../../../platform/db/tables/shoots.ts';

export type ReceiptRow = typeof deletionReceipts.$inferSelect;

export async function findReceipt(db: Reader, shootId: string): Promise<ReceiptRow | undefined> {
  const [row] = await db.select().from(deletionReceipts).where(eq(deletionReceipts.shootId, shootId));
  return row;
}

export async function insertReceipt(tx: Transaction, row: ReceiptRow): Promise<void> {
  await tx.insert(deletionReceipts).values(row);
}

export async function signReceipt(
  tx: Transaction,
  shootId: string,
  signed: Pick<ReceiptRow, 'erasedAt' | 'signature'>,
): Promise<void> {
  await tx.update(deletionReceipts).set(signed).where(eq(deletionReceipts.shootId, shootId));
}
