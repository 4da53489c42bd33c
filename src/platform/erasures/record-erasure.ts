import type { Transaction } from '../db/database.ts';
import { erasures, type ErasureKind } from '../db/tables/erasures.ts';

/**
 * Records an erasure in the transaction that makes it, so that the restore of an earlier backup repeats it. Call it for whatever a
 * person ends or erases before its time; what is erased by its age alone is erased again by the sweeps.
 *
 * @param subject ids only, never personal data: one, or the owner's and the part's with a slash between
 */
export async function recordErasure(
  tx: Transaction,
  kind: ErasureKind,
  subject: string,
  recordedAt: Date,
): Promise<void> {
  await tx.insert(erasures).values({ kind, subject, recordedAt });
}
