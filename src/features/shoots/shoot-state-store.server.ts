import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/database.ts';
import { shoots, type ShootState } from '../../platform/db/tables/shoots.ts';
import { type ShootEvent, TRANSITIONS } from './shoot-state.ts';
import type { ShootRow } from './shoot-store.server.ts';

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
  failed: Record<'failedAt' | 'expiresAt', Date>,
): Promise<ShootRow | undefined> {
  return transition(tx, shootId, 'failed', failed);
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

/** Moves the end of a delivered gallery. Expects its locked row. */
export async function moveExpiry(tx: Transaction, shootId: string, expiresAt: Date): Promise<void> {
  await tx
    .update(shoots)
    .set({ expiresAt })
    .where(and(eq(shoots.id, shootId), eq(shoots.state, 'delivered')));
}

/**
 * Ends a shoot of a restored backup that was erased after the backup, so that the erasure finds nothing in progress and nothing is
 * refunded that had been delivered. Returns its state.
 */
export async function closeForErasure(
  tx: Transaction,
  shoot: Pick<ShootRow, 'id' | 'state' | 'paidAt' | 'deliveredAt'>,
  { erasedAt, wasDelivered }: { readonly erasedAt: Date; readonly wasDelivered: boolean },
): Promise<ShootState> {
  const isInProgress = shoot.state === 'paid' || shoot.state === 'rendering';
  const undelivered = isInProgress ? 'failed' : shoot.state;
  const state = wasDelivered ? 'delivered' : undelivered;
  const delivery = wasDelivered
    ? { paidAt: shoot.paidAt ?? erasedAt, deliveredAt: shoot.deliveredAt ?? erasedAt }
    : {};
  await tx
    .update(shoots)
    .set({ ...delivery, state, expiresAt: erasedAt })
    .where(eq(shoots.id, shoot.id));
  return state;
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
      newsletterTick: null,
      seed: 0,
      compareState: 'none',
      comparedAt: null,
      previewState: 'none',
      previewStyle: null,
      previewSelfieId: null,
      previews: [],
      previewMadeAt: null,
      previewsMade: 0,
      previewCharged: false,
      previewTurn: 0,
      previewWaiting: false,
      remakes: 0,
      preparedSelfies: 0,
      startRequestedAt: null,
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
