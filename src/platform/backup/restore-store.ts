import { and, desc, eq, gte, isNull, lte } from 'drizzle-orm';
import type { Database, Reader } from '../db/database.ts';
import { restores } from '../db/tables/backups.ts';

export type Restore = typeof restores.$inferSelect;

/** Finds a restore that was begun and not finished. */
export async function findUnfinishedRestore(db: Reader): Promise<Restore | undefined> {
  const [row] = await db
    .select()
    .from(restores)
    .where(isNull(restores.finishedAt))
    .orderBy(desc(restores.startedAt))
    .limit(1);
  return row;
}

export async function finishRestore(db: Database, id: string, finishedAt: Date): Promise<void> {
  await db.update(restores).set({ finishedAt }).where(eq(restores.id, id));
}

/** The provider's clock may differ from ours by this time. */
const CLOCK_MARGIN_MS = 5 * 60_000;
/** Checkouts that were opened before the data was lost close by this time after the restore. */
const OPEN_CHECKOUT_MS = 86_400_000;

/** After this time nothing is concluded from a restore any more. Records of erasures are kept for longer. */
const RESTORE_EFFECT_MS = 30 * 86_400_000;

/**
 * Returns whether a moment is in the time that a restore of the last weeks has lost: between the backup's snapshot and the restore, or so
 * soon after it that what happens then may have begun before.
 */
export async function isInLostTime(db: Reader, moment: Date, now: Date): Promise<boolean> {
  const lost = and(
    lte(restores.snapshotAt, new Date(moment.getTime() + CLOCK_MARGIN_MS)),
    gte(restores.startedAt, new Date(moment.getTime() - OPEN_CHECKOUT_MS)),
    gte(restores.startedAt, new Date(now.getTime() - RESTORE_EFFECT_MS)),
  );
  return (await db.$count(restores, lost)) > 0;
}
