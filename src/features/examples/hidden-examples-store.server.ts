import { eq } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/db/database.ts';
import { hiddenExamples } from '../../platform/db/tables/examples.ts';

export async function listHiddenExamples(db: Reader): Promise<ReadonlySet<string>> {
  const rows = await db.select({ id: hiddenExamples.id }).from(hiddenExamples);
  return new Set(rows.map(({ id }) => id));
}

/** Returns false when the example was hidden before. */
export async function hideExample(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const hidden = await tx
    .insert(hiddenExamples)
    .values({ id, hiddenAt: now })
    .onConflictDoNothing()
    .returning({ id: hiddenExamples.id });
  return hidden.length === 1;
}

/** Returns false when the example was not hidden. */
export async function showExample(tx: Transaction, id: string): Promise<boolean> {
  const shown = await tx
    .delete(hiddenExamples)
    .where(eq(hiddenExamples.id, id))
    .returning({ id: hiddenExamples.id });
  return shown.length === 1;
}
