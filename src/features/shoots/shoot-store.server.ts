import { and, asc, eq, gt, inArray, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { orders } from '../../platform/db/tables/orders.ts';
import { shoots, type ShootState } from '../../platform/db/tables/shoots.ts';
import { type ShootEvent, TRANSITIONS } from './shoot-state.ts';

export type ShootRow = typeof shoots.$inferSelect;
export type Reader = Database | Transaction;

export async function insertShoot(tx: Transaction, row: typeof shoots.$inferInsert): Promise<void> {
  await tx.insert(shoots).values(row);
}

export async function findShoot(db: Reader, shootId: string): Promise<ShootRow | undefined> {
  const [row] = await db.select().from(shoots).where(eq(shoots.id, shootId));
  return row;
}

/** Locks the shoot until the transaction ends, so that changes are decided on its current row. */
export async function lockShoot(tx: Transaction, shootId: string): Promise<ShootRow | undefined> {
  const [row] = await tx.select().from(shoots).where(eq(shoots.id, shootId)).for('update');
  return row;
}

/** Records that the selfies and the choice are complete. Resolves to undefined when the shoot is no draft any more. */
export async function markReadyToPay(tx: Transaction, shootId: string): Promise<ShootRow | undefined> {
  return transition(tx, shootId, 'selfies-and-choice-complete', {});
}

/** Resolves to undefined unless the shoot was ready to pay. */
export async function markShootPaid(
  tx: Transaction,
  shootId: string,
  paid: Pick<ShootRow, 'paidAt' | 'expiresAt' | 'packageId' | 'styles'>,
): Promise<ShootRow | undefined> {
  return transition(tx, shootId, 'paid', paid);
}

/** Resolves to undefined unless the shoot was in the state `paid`. */
export async function markRendering(
  tx: Transaction,
  shootId: string,
  renderingAt: Date,
): Promise<ShootRow | undefined> {
  return transition(tx, shootId, 'render-started', { renderingAt });
}

/** Resolves to undefined when the shoot is not being rendered. */
export async function markDelivered(
  tx: Transaction,
  shootId: string,
  delivered: Record<'deliveredAt' | 'expiresAt', Date>,
): Promise<ShootRow | undefined> {
  return transition(tx, shootId, 'delivered', delivered);
}

/** Resolves to undefined when the shoot is neither paid nor being rendered. */
export async function markFailed(
  tx: Transaction,
  shootId: string,
  expiresAt: Date,
): Promise<ShootRow | undefined> {
  return transition(tx, shootId, 'failed', { expiresAt });
}

/** Resolves to undefined when the shoot is already refunded, or expired. */
export async function markShootRefunded(
  tx: Transaction,
  shootId: string,
  expiresAt: Date,
): Promise<ShootRow | undefined> {
  return transition(tx, shootId, 'refunded', { expiresAt });
}

/**
 * Ends the shoot now, unless it is paid and not delivered. One that failed or was refunded keeps its state, which
 * explains its order.
 */
export async function markErasureBegun(tx: Transaction, shootId: string, now: Date): Promise<void> {
  const { from, to } = TRANSITIONS.erased;
  await tx
    .update(shoots)
    .set({
      state: sql`case when ${inArray(shoots.state, [...from])} then ${to} else ${shoots.state} end`,
      expiresAt: now,
    })
    .where(and(eq(shoots.id, shootId), notInArray(shoots.state, ['paid', 'rendering'])));
}

/** Records the number of selfies prepared for the render, which the progress page shows. */
export async function recordPreparedSelfies(
  tx: Transaction,
  shootId: string,
  preparedSelfies: number,
): Promise<void> {
  await tx
    .update(shoots)
    .set({ preparedSelfies })
    .where(and(eq(shoots.id, shootId), eq(shoots.state, 'rendering')));
}

/** Increments the number of times that headshots of this shoot were lost and had to be made again. */
export async function countLostHeadshots(tx: Transaction, shootId: string): Promise<void> {
  await tx
    .update(shoots)
    .set({ remakes: sql`${shoots.remakes} + 1` })
    .where(and(eq(shoots.id, shootId), eq(shoots.state, 'rendering')));
}

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

export async function markCompared(tx: Transaction, shootId: string): Promise<void> {
  await tx
    .update(shoots)
    .set({ compareState: 'done' })
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

/** Empties the row of an erased shoot: an id, a language, package, state and the dates remain. Idempotent. */
export async function emptyErasedShoot(tx: Transaction, shootId: string, erasedAt: Date): Promise<void> {
  await tx
    .update(shoots)
    .set({
      email: null,
      firstName: null,
      styles: [],
      clothes: 'mix',
      consents: {},
      seed: 0,
      compareState: 'none',
      previewState: 'none',
      previewStyle: null,
      previewSelfieId: null,
      previews: [],
      previewsMade: 0,
      previewCharged: false,
      previewTurn: 0,
      previewWaiting: false,
      remakes: 0,
      preparedSelfies: 0,
      erasedAt,
    })
    .where(eq(shoots.id, shootId));
}

/** Applies an event, which moves a shoot only from the states that `TRANSITIONS` lists for it. */
async function transition(
  tx: Transaction,
  shootId: string,
  event: ShootEvent,
  columns: Omit<Partial<typeof shoots.$inferInsert>, 'state'>,
): Promise<ShootRow | undefined> {
  const { from, to } = TRANSITIONS[event];
  const [row] = await tx
    .update(shoots)
    .set({ ...columns, state: to })
    .where(and(eq(shoots.id, shootId), inArray(shoots.state, [...from])))
    .returning();
  return row;
}

/** Finds the paid order of this shoot. */
export async function findPaidOrder(db: Reader, shootId: string) {
  const [order] = await db
    .select({ id: orders.id, packageId: orders.packageId, paidAt: orders.paidAt })
    .from(orders)
    .where(and(eq(orders.shootId, shootId), eq(orders.state, 'paid')));
  return order;
}

/** Lists, by id, the shoots in one of these states that have expired or whose erasure has started but not finished. */
export async function listShootIdsToErase(
  db: Reader,
  now: Date,
  states: readonly ShootState[],
  page: { readonly afterId: string; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: shoots.id })
    .from(shoots)
    .where(
      and(
        isNull(shoots.erasedAt),
        lt(shoots.expiresAt, now),
        inArray(shoots.state, [...states]),
        gt(shoots.id, page.afterId),
      ),
    )
    .orderBy(asc(shoots.id))
    .limit(page.limit);
  return rows.map((row) => row.id);
}

export async function listShootIdsErasedSince(db: Reader, since: Date): Promise<string[]> {
  const rows = await db.select({ id: shoots.id }).from(shoots).where(gt(shoots.erasedAt, since));
  return rows.map((row) => row.id);
}

export async function listShootIdsInStates(db: Reader, states: readonly ShootState[]): Promise<string[]> {
  const rows = await db
    .select({ id: shoots.id })
    .from(shoots)
    .where(inArray(shoots.state, [...states]));
  return rows.map((row) => row.id);
}

/** Lists the shoots that take no uploads any more and are not erased: failed, refunded, or delivered after the given time. */
export async function listShootIdsWithoutUploads(db: Reader, deliveredAfter: Date): Promise<string[]> {
  const ended = or(inArray(shoots.state, ['failed', 'refunded']), gt(shoots.deliveredAt, deliveredAfter));
  const rows = await db
    .select({ id: shoots.id })
    .from(shoots)
    .where(and(isNull(shoots.erasedAt), ended));
  return rows.map((row) => row.id);
}
