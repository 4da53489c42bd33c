import { and, asc, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { afterKey, cutPage, type KeyedPage } from '../../../platform/db/keyset.ts';
import { leads } from '../../../platform/db/tables/leads.ts';

export type LeadRow = typeof leads.$inferSelect;

/** The place of a request in the list. */
export type LeadKey = readonly [createdAt: Date, id: string];

const { answeredAt, createdAt, id } = leads;
const IS_SHOWN = { open: isNull(answeredAt), answered: isNotNull(answeredAt), all: undefined } as const;

/** Lists requests, one page at a time: open ones by what is due first, others the latest first. */
export async function listLeads(
  db: Reader,
  shown: keyof typeof IS_SHOWN,
  page: { readonly after?: LeadKey | undefined; readonly limit: number },
): Promise<KeyedPage<LeadRow>> {
  const direction = shown === 'open' ? 'ascending' : 'descending';
  const by = direction === 'ascending' ? asc : desc;
  const rows = await db
    .select()
    .from(leads)
    .where(and(IS_SHOWN[shown], afterKey([createdAt, id], page.after, direction)))
    .orderBy(by(createdAt), by(id))
    .limit(page.limit + 1);
  return cutPage(rows, page.limit);
}

export async function findLead(db: Reader, leadId: string): Promise<LeadRow | undefined> {
  const [row] = await db.select().from(leads).where(eq(id, leadId));
  return row;
}

/** Counts the open requests, and those of them from before a moment. */
export async function countOpenLeads(
  db: Reader,
  overdueBefore: Date,
): Promise<{ readonly open: number; readonly overdue: number }> {
  const [open, overdue] = await Promise.all([
    db.$count(leads, IS_SHOWN.open),
    db.$count(leads, and(IS_SHOWN.open, lt(createdAt, overdueBefore))),
  ]);
  return { open, overdue };
}
