import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { operatorSignIns } from '../../../platform/db/tables/operators.ts';

export async function insertSignIn(
  tx: Transaction,
  signIn: Omit<typeof operatorSignIns.$inferInsert, 'usedAt'>,
): Promise<void> {
  await tx.insert(operatorSignIns).values(signIn);
}

/** Returns the address and time of a request that is neither used nor expired. */
export async function findOpenSignIn(tx: Transaction, id: string, now: Date) {
  const [found] = await tx
    .select({ email: operatorSignIns.email, createdAt: operatorSignIns.createdAt })
    .from(operatorSignIns)
    .where(and(eq(operatorSignIns.id, id), isOpen(now)));
  return found;
}

/** Marks a request as used and returns its address; undefined when it is used, expired or of another browser. */
export async function useSignIn(
  tx: Transaction,
  { id, browserHash, now }: { readonly id: string; readonly browserHash: string; readonly now: Date },
): Promise<string | undefined> {
  const [used] = await tx
    .update(operatorSignIns)
    .set({ usedAt: now })
    .where(and(eq(operatorSignIns.id, id), eq(operatorSignIns.browserHash, browserHash), isOpen(now)))
    .returning({ email: operatorSignIns.email });
  return used?.email;
}

/** Returns whether a request is open, whatever browser it is of. */
export async function isSignInOpen(db: Database, id: string, now: Date): Promise<boolean> {
  return (await db.$count(operatorSignIns, and(eq(operatorSignIns.id, id), isOpen(now)))) > 0;
}

export async function eraseSignInsExpiredBefore(tx: Transaction, moment: Date): Promise<number> {
  const erased = await tx
    .delete(operatorSignIns)
    .where(lt(operatorSignIns.expiresAt, moment))
    .returning({ id: operatorSignIns.id });
  return erased.length;
}

function isOpen(now: Date) {
  return and(isNull(operatorSignIns.usedAt), gt(operatorSignIns.expiresAt, now));
}

export async function deleteEverySignIn(tx: Transaction): Promise<void> {
  await tx.delete(operatorSignIns);
}
