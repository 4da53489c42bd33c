import { eq, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../platform/db/database.ts';
import { galleryVisits } from '../../../platform/db/tables/gallery.ts';

export type VisitRow = typeof galleryVisits.$inferSelect;

export async function findVisits(db: Reader, shootId: string): Promise<VisitRow | undefined> {
  const [row] = await db.select().from(galleryVisits).where(eq(galleryVisits.shootId, shootId));
  return row;
}

/** Locks the counters until the transaction ends. */
export async function lockVisits(tx: Transaction, shootId: string): Promise<VisitRow | undefined> {
  const [row] = await tx.select().from(galleryVisits).where(eq(galleryVisits.shootId, shootId)).for('update');
  return row;
}

/** Records a page view, which counts as a visit if `isNew`. */
export async function recordPageView(
  tx: Transaction,
  shootId: string,
  { at, isNew }: { readonly at: Date; readonly isNew: boolean },
): Promise<void> {
  const first = { shootId, visits: 1, firstVisitAt: at, lastVisitAt: at, downloads: 0 };
  await tx
    .insert(galleryVisits)
    .values(first)
    .onConflictDoUpdate({
      target: galleryVisits.shootId,
      set: {
        visits: sql`${galleryVisits.visits} + ${isNew ? 1 : 0}`,
        firstVisitAt: sql`coalesce(${galleryVisits.firstVisitAt}, excluded.first_visit_at)`,
        lastVisitAt: at,
      },
    });
}

export async function recordDownload(tx: Transaction, shootId: string, at: Date): Promise<void> {
  await tx
    .insert(galleryVisits)
    .values({ shootId, visits: 0, downloads: 1, lastDownloadAt: at })
    .onConflictDoUpdate({
      target: galleryVisits.shootId,
      set: { downloads: sql`${galleryVisits.downloads} + 1`, lastDownloadAt: at },
    });
}
