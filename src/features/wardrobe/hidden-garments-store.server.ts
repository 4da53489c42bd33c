import { eq } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/db/database.ts';
import { hiddenGarments } from '../../platform/db/tables/hidden-garments.ts';

export async function listHiddenGarments(db: Reader): Promise<ReadonlySet<string>> {
  const rows = await db.select({ id: hiddenGarments.id }).from(hiddenGarments);
  return new Set(rows.map(({ id }) => id));
}

/** Returns false when the garment was hidden before. */
export async function hideGarment(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const hidden = await tx
    .insert(hiddenGarments)
    .values({ id, hiddenAt: now })
    .onConflictDoNothing()
    .returning({ id: hiddenGarments.id });
  return hidden.length === 1;
}

/** Returns false when the garment was not hidden. */
export async function showGarment(tx: Transaction, id: string): Promise<boolean> {
  const shown = await tx
    .delete(hiddenGarments)
    .where(eq(hiddenGarments.id, id))
    .returning({ id: hiddenGarments.id });
  return shown.length === 1;
}
