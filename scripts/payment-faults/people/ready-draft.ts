import { and, eq, inArray } from 'drizzle-orm';
import { LIMITS } from '../../../src/catalog/limits.ts';
import type { PackageId } from '../../../src/catalog/packages.ts';
import type { Database } from '../../../src/platform/db/database.ts';
import { selfies, shoots } from '../../../src/platform/db/tables/shoots.ts';

export interface DraftDetails {
  /** Undefined leaves the package as the order has set it. */
  readonly packageId: PackageId | undefined;
  readonly email: string;
  readonly at: Date;
}

/** Completes a draft in the database, in place of the uploads and the steps of the page. Resolves to false if it has ended. */
export async function completeDraft(
  db: Database,
  shootId: string,
  { packageId, email, at }: DraftDetails,
): Promise<boolean> {
  const time = at.toISOString();
  return db.transaction(async (tx) => {
    const [draft] = await tx
      .update(shoots)
      .set({
        ...(packageId && { packageId, state: 'ready_to_pay' as const }),
        ...{ styles: ['warm'], clothes: 'own', email, firstName: 'Jo' },
        consents: { terms: time, likeness: time, startBeforeWithdrawalEnds: time },
        ...{ compareState: 'done', previewState: 'ready', previewsMade: 1 },
      })
      .where(and(eq(shoots.id, shootId), inArray(shoots.state, ['draft', 'ready_to_pay'])))
      .returning({ id: shoots.id });
    if (!draft) return false;
    const rows = Array.from({ length: LIMITS.selfiesMin }, (_, index) => ({
      ...{ id: `${shootId}-${index}`, uploadId: `${shootId}-${index}`, shootId, position: index + 1 },
      ...{ state: 'accepted' as const, reasons: [], widthPx: 1200, heightPx: 1600, createdAt: at },
    }));
    await tx.insert(selfies).values(rows).onConflictDoNothing();
    return true;
  });
}
