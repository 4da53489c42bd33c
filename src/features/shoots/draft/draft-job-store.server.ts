import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import { shoots } from '../../../platform/db/tables/shoots.ts';

// The jobs of a draft report here. They may end after the draft has been paid for, so no state is expected.

/**
 * Records that a preview job has started.
 * @param isNewerWaiting whether a newer job of the same draft waits
 */
export async function markPreviewStarted(
  tx: Transaction,
  shootId: string,
  isNewerWaiting: boolean,
): Promise<void> {
  await tx.update(shoots).set({ previewWaiting: isNewerWaiting }).where(eq(shoots.id, shootId));
}

/** Resolves to false when no preview is queued any more. */
export async function markPreviewFailed(tx: Transaction, shootId: string): Promise<boolean> {
  const failed = await tx
    .update(shoots)
    .set({ previewState: 'failed' })
    .where(and(eq(shoots.id, shootId), eq(shoots.previewState, 'queued')))
    .returning({ id: shoots.id });
  return failed.length === 1;
}

export async function markCompared(tx: Transaction, shootId: string, comparedAt: Date): Promise<void> {
  await tx
    .update(shoots)
    .set({ compareState: 'done', comparedAt })
    .where(and(eq(shoots.id, shootId), isNull(shoots.erasedAt)));
}

/** Resolves to false when no comparison is queued any more. */
export async function markComparisonFailed(tx: Transaction, shootId: string): Promise<boolean> {
  const failed = await tx
    .update(shoots)
    .set({ compareState: 'failed' })
    .where(and(eq(shoots.id, shootId), eq(shoots.compareState, 'queued')))
    .returning({ id: shoots.id });
  return failed.length === 1;
}
