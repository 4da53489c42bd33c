import { and, asc, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../platform/db/database.ts';
import {
  headshotRemakes,
  type RemakeState,
  type StoredHeadshot,
} from '../../../platform/db/tables/gallery.ts';
import { headshots } from '../../../platform/db/tables/shoots.ts';
import type { RemakeFailure } from './remake.ts';

export type RemakeRow = typeof headshotRemakes.$inferSelect;

const AWAITED: RemakeState[] = ['requested', 'rendering'];
const OPEN: RemakeState[] = [...AWAITED, 'ready'];

export async function insertRemake(
  tx: Transaction,
  remake: Pick<RemakeRow, 'id' | 'shootId' | 'number' | 'clothes' | 'createdAt'>,
): Promise<void> {
  await tx.insert(headshotRemakes).values({ ...remake, state: 'requested' });
}

/** Counts the remakes of a shoot that have not failed. */
export async function countRemakes(db: Reader, shootId: string): Promise<number> {
  return db.$count(
    headshotRemakes,
    and(eq(headshotRemakes.shootId, shootId), ne(headshotRemakes.state, 'failed')),
  );
}

export async function findRemake(
  db: Reader,
  shootId: string,
  remakeId: string,
): Promise<RemakeRow | undefined> {
  const [row] = await db
    .select()
    .from(headshotRemakes)
    .where(and(eq(headshotRemakes.id, remakeId), eq(headshotRemakes.shootId, shootId)));
  return row;
}

/** Lists the storage keys of new pictures that wait for their owner's choice. */
export async function listFilesOfRemakes(db: Reader): Promise<readonly string[]> {
  const rows = await db
    .select({ picture: headshotRemakes.picture })
    .from(headshotRemakes)
    .where(eq(headshotRemakes.state, 'ready'));
  return rows.flatMap(({ picture }) => (picture ? [picture.storageKey] : []));
}

/** Returns whether a remake of this headshot waits for the worker or for its owner's choice. */
export async function hasOpenRemake(tx: Transaction, shootId: string, number: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: headshotRemakes.id })
    .from(headshotRemakes)
    .where(
      and(
        eq(headshotRemakes.shootId, shootId),
        eq(headshotRemakes.number, number),
        inArray(headshotRemakes.state, OPEN),
      ),
    );
  return row !== undefined;
}

/** Lists the latest remake of each headshot. */
export async function listLatestRemakes(db: Reader, shootId: string): Promise<readonly RemakeRow[]> {
  return db
    .selectDistinctOn([headshotRemakes.number])
    .from(headshotRemakes)
    .where(eq(headshotRemakes.shootId, shootId))
    .orderBy(asc(headshotRemakes.number), desc(headshotRemakes.createdAt));
}

/** Marks an awaited remake as rendering. Returns undefined when it is no longer awaited. */
export async function beginRemake(
  tx: Transaction,
  shootId: string,
  remakeId: string,
): Promise<RemakeRow | undefined> {
  return updateRemake(tx, shootId, remakeId, AWAITED, { state: 'rendering' });
}

/** Returns false when the remake is no longer awaited, because another worker was faster or has given up. */
export async function markReady(
  tx: Transaction,
  shootId: string,
  remakeId: string,
  picture: StoredHeadshot,
): Promise<boolean> {
  return (await updateRemake(tx, shootId, remakeId, AWAITED, { state: 'ready', picture })) !== undefined;
}

/** Returns false when the remake is no longer awaited. */
export async function markFailed(
  tx: Transaction,
  shootId: string,
  remakeId: string,
  failure: RemakeFailure,
): Promise<boolean> {
  return (await updateRemake(tx, shootId, remakeId, AWAITED, { state: 'failed', failure })) !== undefined;
}

/** Records the owner's choice. The remake then no longer names a file of its own. */
export async function decideRemake(
  tx: Transaction,
  shootId: string,
  remakeId: string,
  state: 'kept' | 'dropped',
): Promise<void> {
  await updateRemake(tx, shootId, remakeId, ['ready'], { state, picture: null });
}

/** Changes a remake if it is in one of these states, and returns it. */
async function updateRemake(
  tx: Transaction,
  shootId: string,
  remakeId: string,
  from: RemakeState[],
  change: Partial<typeof headshotRemakes.$inferInsert>,
): Promise<RemakeRow | undefined> {
  const [row] = await tx
    .update(headshotRemakes)
    .set(change)
    .where(
      and(
        eq(headshotRemakes.id, remakeId),
        eq(headshotRemakes.shootId, shootId),
        inArray(headshotRemakes.state, from),
      ),
    )
    .returning();
  return row;
}

/** Lists the storage keys of a shoot's headshots and of its undecided remakes. */
export async function listPictureKeys(db: Reader, shootId: string): Promise<readonly string[]> {
  const kept = await db
    .select({ key: headshots.storageKey })
    .from(headshots)
    .where(eq(headshots.shootId, shootId));
  const remade = await db
    .select({ key: sql<string>`${headshotRemakes.picture} ->> 'storageKey'` })
    .from(headshotRemakes)
    .where(and(eq(headshotRemakes.shootId, shootId), isNotNull(headshotRemakes.picture)));
  return [...kept, ...remade].map(({ key }) => key);
}
