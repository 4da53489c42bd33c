import { asc, eq } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/db/database.ts';
import { addedExamples } from '../../platform/db/tables/examples.ts';
import type { AddedExample } from './added-example.ts';

/** Lists the pairs that operators have added, the oldest first. */
export async function listAddedExamples(db: Reader): Promise<readonly AddedExample[]> {
  return db.select().from(addedExamples).orderBy(asc(addedExamples.addedAt), asc(addedExamples.id));
}

/** Returns false when the pair had been added before. */
export async function insertAddedExample(
  tx: Transaction,
  example: AddedExample,
  addedAt: Date,
): Promise<boolean> {
  const added = await tx
    .insert(addedExamples)
    .values({ ...example, addedAt })
    .onConflictDoNothing()
    .returning({ id: addedExamples.id });
  return added.length === 1;
}

/** Returns false when there was no such pair. */
export async function deleteAddedExample(tx: Transaction, id: string): Promise<boolean> {
  const removed = await tx
    .delete(addedExamples)
    .where(eq(addedExamples.id, id))
    .returning({ id: addedExamples.id });
  return removed.length === 1;
}
