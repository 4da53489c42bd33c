import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { operatorSessions } from '../../../platform/db/tables/operators.ts';

export async function insertSession(
  tx: Transaction,
  session: typeof operatorSessions.$inferInsert,
): Promise<void> {
  await tx.insert(operatorSessions).values(session);
}

export async function findSession(db: Database, tokenHash: string, now: Date) {
  const [found] = await db
    .select({
      id: operatorSessions.id,
      email: operatorSessions.email,
      renewedAt: operatorSessions.renewedAt,
    })
    .from(operatorSessions)
    .where(and(eq(operatorSessions.tokenHash, tokenHash), gt(operatorSessions.expiresAt, now)));
  return found;
}

export async function renewSession(
  db: Database,
  id: string,
  times: { readonly renewedAt: Date; readonly expiresAt: Date },
): Promise<void> {
  await db.update(operatorSessions).set(times).where(eq(operatorSessions.id, id));
}

export async function deleteSession(tx: Transaction, tokenHash: string): Promise<void> {
  await tx.delete(operatorSessions).where(eq(operatorSessions.tokenHash, tokenHash));
}

/** Returns the number of sessions that ended. */
export async function deleteSessionsOf(tx: Transaction, email: string): Promise<number> {
  const ended = await tx
    .delete(operatorSessions)
    .where(eq(operatorSessions.email, email))
    .returning({ id: operatorSessions.id });
  return ended.length;
}

export async function eraseSessionsExpiredBefore(tx: Transaction, moment: Date): Promise<number> {
  const erased = await tx
    .delete(operatorSessions)
    .where(lt(operatorSessions.expiresAt, moment))
    .returning({ id: operatorSessions.id });
  return erased.length;
}

export async function deleteEverySession(tx: Transaction): Promise<void> {
  await tx.delete(operatorSessions);
}
