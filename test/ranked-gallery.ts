import { and, eq } from 'drizzle-orm';
import type { Database } from '../src/platform/db/database.ts';
import { headshots, shoots } from '../src/platform/db/tables/shoots.ts';
import { GALLERY, type GalleryBench } from './gallery-bench.ts';

const ANOTHER = 'anothergalleryof1280';

/** Inserts another customer's delivered gallery with the same numbers in reverse order. */
export async function insertAnotherGallery(db: Database): Promise<string> {
  const [shoot] = await db.select().from(shoots).where(eq(shoots.id, GALLERY));
  const rows = await db.select().from(headshots).where(eq(headshots.shootId, GALLERY));
  await db.insert(shoots).values({ ...shoot!, id: ANOTHER, email: 'ada@example.org', firstName: 'Ada' });
  for (const row of rows)
    await db
      .insert(headshots)
      .values({ ...row, shootId: ANOTHER, style: 'warm', position: rows.length + 1 - row.number });
  return ANOTHER;
}

/** Stores this order of the bench's pictures, as the delivery does. */
export async function rank({ database }: GalleryBench, numbers: readonly number[]): Promise<void> {
  for (const [index, number] of numbers.entries())
    await database.db
      .update(headshots)
      .set({ position: index + 1 })
      .where(and(eq(headshots.shootId, GALLERY), eq(headshots.number, number)));
}
