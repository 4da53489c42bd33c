import { eq } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { mails } from '../db/tables/mails.ts';

export async function countMailsOf(tx: Transaction, shootId: string): Promise<number> {
  return tx.$count(mails, eq(mails.shootId, shootId));
}

/**
 * Deletes the mails of a shoot; waits for one that is being sent. Idempotent.
 * @returns their ids, because a mailer may hold copies that have to be deleted, too
 */
export async function eraseMailsOf(tx: Transaction, shootId: string): Promise<readonly string[]> {
  const erased = await tx.delete(mails).where(eq(mails.shootId, shootId)).returning({ id: mails.id });
  return erased.map(({ id }) => id);
}
