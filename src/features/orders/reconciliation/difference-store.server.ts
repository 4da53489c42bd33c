import { and, eq, isNull, isNotNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import { reportedDifferences } from '../../../platform/db/tables/orders.ts';

/** An operator's decision about a difference, with the version of it that they have seen. */
export interface DifferenceDecision {
  readonly id: number;
  readonly version: number;
  /** The reason with which it is settled; undefined reopens it. */
  readonly settledReason: string | undefined;
  readonly operator: string;
  readonly now: Date;
}

export type ReportedDifference = typeof reportedDifferences.$inferSelect;

/** `present` is the difference as somebody else has left it; undefined when there is none. */
export type DecisionOutcome =
  | { readonly ok: true; readonly value: ReportedDifference }
  | { readonly ok: false; readonly present: ReportedDifference | undefined };

/** Settles or reopens a difference, unless somebody else has decided about it in the meantime. */
export async function decideDifference(
  tx: Transaction,
  { id, version, settledReason, operator, now }: DifferenceDecision,
): Promise<DecisionOutcome> {
  const isSettled = settledReason !== undefined;
  const { settledAt } = reportedDifferences;
  const [decided] = await tx
    .update(reportedDifferences)
    .set({
      ...{ settledAt: isSettled ? now : null, settledBy: isSettled ? operator : null },
      ...{ settledReason: settledReason ?? null, changedAt: now, changedBy: operator },
      version: sql`${reportedDifferences.version} + 1`,
    })
    .where(
      and(
        eq(reportedDifferences.id, id),
        eq(reportedDifferences.version, version),
        isSettled ? isNull(settledAt) : isNotNull(settledAt),
      ),
    )
    .returning();
  if (decided) return { ok: true, value: decided };
  const [present] = await tx.select().from(reportedDifferences).where(eq(reportedDifferences.id, id));
  return { ok: false, present };
}
