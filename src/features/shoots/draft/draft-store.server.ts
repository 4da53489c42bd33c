import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { invariant } from '../../../base/invariant.ts';
import type { StyleId } from '../../../base/style-ids.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { type MadePreview, shoots } from '../../../platform/db/tables/shoots.ts';
import { OPEN_DRAFT_STATES } from '../shoot-state.ts';
import type { ShootRow } from '../shoot-store.server.ts';

// Every function in this file changes an open draft whose row is locked, and returns the changed row.

export async function setChoice(
  tx: Transaction,
  shootId: string,
  { packageId, styles }: Pick<ShootRow, 'packageId'> & { readonly styles: readonly StyleId[] },
): Promise<ShootRow> {
  return changeOpenDraft(tx, shootId, { packageId, styles: [...styles] });
}

export async function setClothes(
  tx: Transaction,
  shootId: string,
  clothes: ShootRow['clothes'],
): Promise<ShootRow> {
  return changeOpenDraft(tx, shootId, { clothes });
}

export async function setCustomer(
  tx: Transaction,
  shootId: string,
  { firstName, email }: { readonly firstName: string; readonly email: string },
): Promise<ShootRow> {
  return changeOpenDraft(tx, shootId, { firstName, email });
}

export async function setConsents(
  tx: Transaction,
  shootId: string,
  { consents, newsletterTick }: Pick<ShootRow, 'consents' | 'newsletterTick'>,
): Promise<ShootRow> {
  return changeOpenDraft(tx, shootId, { consents, newsletterTick });
}

/** Records that the draft was paid for before its headshots were asked for: its package is fixed and its expiry extended. */
export async function recordEarlyPayment(
  tx: Transaction,
  shootId: string,
  { packageId, expiresAt }: Pick<ShootRow, 'packageId' | 'expiresAt'>,
): Promise<ShootRow> {
  return changeOpenDraft(tx, shootId, { packageId, expiresAt });
}

export async function prepareForPayment(
  tx: Transaction,
  shootId: string,
  { expiresAt, startRequestedAt }: Pick<ShootRow, 'expiresAt' | 'startRequestedAt'>,
): Promise<ShootRow> {
  return changeOpenDraft(tx, shootId, { expiresAt, startRequestedAt });
}

/** Records that the customer of a paid draft asked for the headshots. The first time counts. */
export async function markStartRequested(tx: Transaction, shootId: string, now: Date): Promise<ShootRow> {
  return changeOpenDraft(tx, shootId, {
    startRequestedAt: sql`coalesce(${shoots.startRequestedAt}, ${now})`,
  });
}

export async function markComparisonQueued(tx: Transaction, shootId: string): Promise<ShootRow> {
  return changeOpenDraft(tx, shootId, { compareState: 'queued' });
}

export async function clearComparison(tx: Transaction, shootId: string): Promise<ShootRow> {
  return changeOpenDraft(tx, shootId, { compareState: 'none' });
}

/** Sets the preview that the next job makes. A null selfie stands for the most promising one, a null style for the default. */
export async function markPreviewQueued(
  tx: Transaction,
  shootId: string,
  wish: Pick<ShootRow, 'previewStyle' | 'previewSelfieId' | 'previewTurn'>,
): Promise<ShootRow> {
  const queued = { previewState: 'queued', previewCharged: false, previewWaiting: true } as const;
  return changeOpenDraft(tx, shootId, { ...queued, ...wish });
}

/** Charges the queued preview to the draft's budget. */
export async function chargePreview(
  tx: Transaction,
  shootId: string,
  previewsMade: number,
): Promise<ShootRow> {
  return changeOpenDraft(tx, shootId, { previewsMade, previewCharged: true });
}

/** @param previewMadeAt the time at which one was rendered; without it, one was erased */
export async function recordPreviews(
  tx: Transaction,
  shootId: string,
  previews: readonly MadePreview[],
  previewMadeAt?: Date,
): Promise<ShootRow> {
  return changeOpenDraft(tx, shootId, { previews, ...(previewMadeAt && { previewMadeAt }) });
}

export async function showPreview(
  tx: Transaction,
  shootId: string,
  shown: { readonly style: StyleId; readonly selfieId: string },
): Promise<ShootRow> {
  return changeOpenDraft(tx, shootId, {
    previewState: 'ready',
    previewStyle: shown.style,
    previewSelfieId: shown.selfieId,
  });
}

/** Clears the shown or requested preview, whose selfie was removed. */
export async function clearPreview(tx: Transaction, shootId: string): Promise<ShootRow> {
  return changeOpenDraft(tx, shootId, { previewState: 'none', previewSelfieId: null });
}

async function changeOpenDraft(
  tx: Transaction,
  shootId: string,
  columns: Omit<Partial<typeof shoots.$inferInsert>, 'state' | 'startRequestedAt'> & {
    readonly startRequestedAt?: Date | null | SQL;
  },
): Promise<ShootRow> {
  const [row] = await tx
    .update(shoots)
    .set(columns)
    .where(
      and(eq(shoots.id, shootId), isNull(shoots.erasedAt), inArray(shoots.state, [...OPEN_DRAFT_STATES])),
    )
    .returning();
  invariant(row, 'the draft is open and locked by this transaction');
  return row;
}
