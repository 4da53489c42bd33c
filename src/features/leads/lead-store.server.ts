import { and, eq, lt, sql } from 'drizzle-orm';
import type { Language } from '../../catalog/languages.ts';
import {
  type AnswerOutcome,
  changedAnswerColumns,
  type SeenAnswerChange,
} from '../../platform/db/answer-columns.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { leads } from '../../platform/db/tables/leads.ts';
import type { Lead } from './lead.ts';

export interface ReceivedLead {
  readonly id: string;
  readonly submissionId: string;
  readonly language: Language;
  readonly lead: Lead;
  readonly createdAt: Date;
}

/** Returns false when this submission was stored before. Waits for a transaction that is storing the same one. */
export async function insertLead(tx: Transaction, { lead, ...received }: ReceivedLead): Promise<boolean> {
  const stored = await tx
    .insert(leads)
    .values({ ...received, ...lead })
    .onConflictDoNothing({ target: leads.submissionId })
    .returning({ id: leads.id });
  return stored.length === 1;
}

/** Returns the number of erased leads. */
export async function eraseLeadsBefore(db: Database, moment: Date): Promise<number> {
  const erased = await db.delete(leads).where(lt(leads.createdAt, moment)).returning({ id: leads.id });
  return erased.length;
}

/** Changes what operators have noted about a request, unless somebody has changed it since the version that was seen. */
export async function changeLead(
  tx: Transaction,
  id: string,
  seen: SeenAnswerChange,
): Promise<AnswerOutcome> {
  const [changed] = await tx
    .update(leads)
    .set({ ...changedAnswerColumns(seen), version: sql`${leads.version} + 1` })
    .where(and(eq(leads.id, id), eq(leads.version, seen.version)))
    .returning();
  if (changed) return { ok: true, value: changed };
  const [present] = await tx.select().from(leads).where(eq(leads.id, id));
  return { ok: false, present };
}
