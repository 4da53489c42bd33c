import { and, asc, count, eq, inArray, lt, max, ne, notInArray } from 'drizzle-orm';
import { DRESSING_REFUSALS, type DressingRefusal } from '../../../imaging/garment.ts';
import {
  REJECT_REASONS,
  type RejectReason,
  SELFIE_CAUTIONS,
  type SelfieCaution,
  type SelfieMeasures,
} from '../../../imaging/selfie.ts';
import type { Reader, Transaction } from '../../../platform/db/database.ts';
import { selfies, shoots } from '../../../platform/db/tables/shoots.ts';
import { OPEN_DRAFT_STATES, SETTLED_STATES } from '../shoot-state.ts';

export interface SelfieRow {
  readonly id: string;
  readonly shootId: string;
  readonly uploadId: string;
  readonly state: 'checking' | 'accepted' | 'rejected';
  readonly reasons: readonly RejectReason[];
  /** Empty for a good selfie. */
  readonly cautions: readonly SelfieCaution[];
  /** True when the customer wants headshots of it in spite of its cautions. */
  readonly isWantedAnyway: boolean;
  /** Why no garment fits; undefined when one fits, or before any was tried. */
  readonly dressing: DressingRefusal | undefined;
  readonly measures: SelfieMeasures | undefined;
  /** Undefined until a clean copy was made. */
  readonly widthPx: number | undefined;
}

export async function insertSelfie(
  tx: Transaction,
  selfie: {
    readonly shootId: string;
    readonly uploadId: string;
    readonly position: number;
    readonly createdAt: Date;
  },
): Promise<void> {
  // A selfie has the id of its upload, so that each can be found from the other, even after a crash.
  await tx.insert(selfies).values({ id: selfie.uploadId, state: 'checking', reasons: [], ...selfie });
}

export async function countSelfies(db: Reader, shootId: string) {
  const [row] = await db
    .select({ total: count(), lastPosition: max(selfies.position) })
    .from(selfies)
    .where(eq(selfies.shootId, shootId));
  return { total: row?.total ?? 0, lastPosition: row?.lastPosition ?? 0 };
}

export async function findSelfie(
  db: Reader,
  shootId: string,
  selfieId: string,
): Promise<SelfieRow | undefined> {
  const [row] = await db.select().from(selfies).where(ofShoot(shootId, selfieId));
  return row && toSelfie(row);
}

/** Lists the selfies of a shoot in the order of upload. */
export async function listSelfies(db: Reader, shootId: string): Promise<SelfieRow[]> {
  const rows = await db
    .select()
    .from(selfies)
    .where(eq(selfies.shootId, shootId))
    .orderBy(asc(selfies.position), asc(selfies.id));
  return rows.map(toSelfie);
}

/** Lists the selfies of open drafts that were uploaded before a moment. */
export async function listOldSelfiesOfDrafts(
  db: Reader,
  before: Date,
): Promise<readonly { readonly id: string; readonly shootId: string }[]> {
  return db
    .select({ id: selfies.id, shootId: selfies.shootId })
    .from(selfies)
    .innerJoin(shoots, eq(shoots.id, selfies.shootId))
    .where(and(lt(selfies.createdAt, before), inArray(shoots.state, [...OPEN_DRAFT_STATES])));
}

/** Records the result of the check: a selfie with reasons is rejected. Only a selfie that is being checked changes. */
export async function recordCheck(
  tx: Transaction,
  shootId: string,
  selfieId: string,
  check: {
    readonly reasons: readonly RejectReason[];
    readonly cautions: readonly SelfieCaution[];
    readonly measures?: SelfieMeasures | undefined;
    /** Size of the clean copy; undefined without one. */
    readonly size?: { readonly widthPx: number; readonly heightPx: number } | undefined;
    readonly checkedAt: Date;
  },
): Promise<void> {
  await tx
    .update(selfies)
    .set({
      state: check.reasons.length === 0 ? 'accepted' : 'rejected',
      reasons: [...check.reasons],
      cautions: [...check.cautions],
      measures: check.measures ?? null,
      widthPx: check.size?.widthPx ?? null,
      heightPx: check.size?.heightPx ?? null,
      checkedAt: check.checkedAt,
    })
    .where(and(ofShoot(shootId, selfieId), eq(selfies.state, 'checking')));
}

/** Records the result of the comparison: a selfie with reasons is rejected, one without is accepted. */
export async function recordComparison(
  tx: Transaction,
  shootId: string,
  selfieId: string,
  reasons: readonly RejectReason[],
): Promise<void> {
  const state = reasons.length === 0 ? 'accepted' : 'rejected';
  await tx
    .update(selfies)
    .set({ state, reasons: [...reasons] })
    .where(and(ofShoot(shootId, selfieId), ne(selfies.state, 'checking')));
}

/** Rejects a checked selfie because no headshot can be made of it after all. */
export async function rejectSelfie(
  tx: Transaction,
  shootId: string,
  selfieId: string,
  reasons: readonly RejectReason[],
): Promise<void> {
  await tx
    .update(selfies)
    .set({ state: 'rejected', reasons: [...reasons] })
    .where(and(ofShoot(shootId, selfieId), ne(selfies.state, 'checking')));
}

/** Records why no garment fits the selfie; undefined when one does. */
export async function recordDressing(
  tx: Transaction,
  shootId: string,
  selfieId: string,
  refusal: DressingRefusal | undefined,
): Promise<void> {
  await tx
    .update(selfies)
    .set({ dressing: refusal ?? null })
    .where(ofShoot(shootId, selfieId));
}

/** Stores whether the customer overrides the cautions. Resolves to false when the shoot has no such selfie. */
export async function setSelfieWanted(
  tx: Transaction,
  shootId: string,
  selfieId: string,
  isWantedAnyway: boolean,
): Promise<boolean> {
  const rows = await tx
    .update(selfies)
    .set({ isWantedAnyway })
    .where(ofShoot(shootId, selfieId))
    .returning({ id: selfies.id });
  return rows.length > 0;
}

export async function deleteSelfie(tx: Transaction, shootId: string, selfieId: string): Promise<boolean> {
  const rows = await tx.delete(selfies).where(ofShoot(shootId, selfieId)).returning({ id: selfies.id });
  return rows.length > 0;
}

/** Deletes every selfie's row of a shoot. Idempotent. */
export async function eraseSelfies(tx: Transaction, shootId: string): Promise<void> {
  await tx.delete(selfies).where(eq(selfies.shootId, shootId));
}

/** Lists unchecked selfies of the shoots that still take selfies. */
export async function listUncheckedSelfies(db: Reader, createdBefore: Date) {
  return db
    .select({ id: selfies.id, shootId: selfies.shootId })
    .from(selfies)
    .innerJoin(shoots, eq(shoots.id, selfies.shootId))
    .where(
      and(
        eq(selfies.state, 'checking'),
        lt(selfies.createdAt, createdBefore),
        notInArray(shoots.state, [...SETTLED_STATES]),
      ),
    );
}

function ofShoot(shootId: string, selfieId: string) {
  return and(eq(selfies.shootId, shootId), eq(selfies.id, selfieId));
}

function toSelfie(row: typeof selfies.$inferSelect): SelfieRow {
  return {
    id: row.id,
    shootId: row.shootId,
    uploadId: row.uploadId,
    state: row.state,
    reasons: row.reasons.filter((reason): reason is RejectReason =>
      REJECT_REASONS.some((one) => one === reason),
    ),
    cautions: row.cautions.filter((caution): caution is SelfieCaution =>
      SELFIE_CAUTIONS.some((one) => one === caution),
    ),
    isWantedAnyway: row.isWantedAnyway,
    dressing: DRESSING_REFUSALS.find((refusal) => refusal === row.dressing),
    measures: (row.measures as SelfieMeasures | null) ?? undefined,
    widthPx: row.widthPx ?? undefined,
  };
}
