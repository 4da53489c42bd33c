import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Database, Reader, Transaction } from '../db/database.ts';
import { mailSuppressions } from '../db/tables/mail-suppressions.ts';
import { subscribers } from '../db/tables/subscribers.ts';
import { recordErasure } from '../erasures/record-erasure.ts';
import { cancelNewsletters } from './cancel-mails.ts';
import type { MailAnswer } from './mail-answer.ts';

export type Suppression = typeof mailSuppressions.$inferSelect;
export type SuppressionReason = Suppression['reason'];

/** A complaint weighs more than a decision, and a decision more than a bounce. */
const WEIGHTS: readonly SuppressionReason[] = ['bounce', 'manual', 'complaint'];

/**
 * Holds every newsletter to an address back, also those that are waiting. Returns false when the address was already suppressed
 * for as strong a reason. Other mails are still sent to it.
 */
export async function suppressAddress(
  tx: Transaction,
  suppressed: {
    readonly address: string;
    readonly reason: SuppressionReason;
    readonly answer?: MailAnswer | undefined;
    readonly now: Date;
  },
): Promise<boolean> {
  const { address, reason, answer, now } = suppressed;
  const facts = { reason, answerCode: answer?.code ?? null, answer: answer?.text ?? null, createdAt: now };
  const weaker = WEIGHTS.slice(0, WEIGHTS.indexOf(reason));
  const stored = await tx
    .insert(mailSuppressions)
    .values({ addressKey: keyOf(address), ...facts })
    .onConflictDoUpdate({
      target: mailSuppressions.addressKey,
      set: facts,
      setWhere: sql`${mailSuppressions.reason} = any(${sql.param([...weaker])}::text[])`,
    })
    .returning({ addressKey: mailSuppressions.addressKey });
  await cancelNewsletters(tx, address);
  if (stored.length === 1) await recordSuppression(tx, suppressed);
  return stored.length === 1;
}

/** Only subscribers get newsletters, so the suppressions of others need not outlive the loss of the database. */
async function recordSuppression(
  tx: Transaction,
  { address, reason, now }: { address: string; reason: SuppressionReason; now: Date },
): Promise<void> {
  const [owner] = await tx
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(eq(subscribers.emailKey, keyOf(address)));
  if (owner) await recordErasure(tx, 'suppression', `${owner.id}/${reason}`, now);
}

/** Suppresses the address of a subscriber again after the restore of a backup. Idempotent. */
export async function repeatSuppression(tx: Transaction, subject: string, now: Date): Promise<void> {
  const [subscriberId = '', reason] = subject.split('/');
  const [owner] = await tx
    .select({ address: subscribers.email })
    .from(subscribers)
    .where(eq(subscribers.id, subscriberId));
  if (owner) await suppressAddress(tx, { ...owner, reason: reason as SuppressionReason, now });
}

/** Lets newsletters go to an address again, if it was suppressed for one of these reasons. Returns whether it was. */
export async function liftSuppression(
  tx: Transaction,
  address: string,
  reasons: readonly SuppressionReason[] = WEIGHTS,
): Promise<boolean> {
  const isReason = sql`${mailSuppressions.reason} = any(${sql.param([...reasons])}::text[])`;
  const lifted = await tx
    .delete(mailSuppressions)
    .where(and(eq(mailSuppressions.addressKey, keyOf(address)), isReason))
    .returning({ addressKey: mailSuppressions.addressKey });
  return lifted.length === 1;
}

export async function isSuppressed(db: Reader, address: string): Promise<boolean> {
  return (await db.$count(mailSuppressions, eq(mailSuppressions.addressKey, keyOf(address)))) > 0;
}

/** Returns those of the addresses, which are in lower case, that are suppressed. */
export async function findSuppressed(db: Reader, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ addressKey: mailSuppressions.addressKey })
    .from(mailSuppressions)
    .where(inArray(mailSuppressions.addressKey, [...addresses]));
  return new Set(rows.map(({ addressKey }) => addressKey));
}

/** The last row of a page, after which the next one begins. */
export type SuppressionKey = Pick<Suppression, 'createdAt' | 'addressKey'>;

/** Lists suppressed addresses, newest first, one page at a time. */
export async function listSuppressions(
  db: Reader,
  page: { readonly after?: SuppressionKey | undefined; readonly limit: number },
): Promise<readonly Suppression[]> {
  const { createdAt, addressKey } = mailSuppressions;
  const { after } = page;
  return db
    .select()
    .from(mailSuppressions)
    .where(
      after &&
        or(
          lt(createdAt, after.createdAt),
          and(eq(createdAt, after.createdAt), lt(addressKey, after.addressKey)),
        ),
    )
    .orderBy(desc(createdAt), desc(addressKey))
    .limit(page.limit);
}

/** Erases suppressions from before a time whose address belongs to no subscriber any more. Returns their number. */
export async function eraseSuppressions(db: Database, before: Date): Promise<number> {
  const owner = db
    .select({ one: sql`1` })
    .from(subscribers)
    .where(eq(subscribers.emailKey, mailSuppressions.addressKey));
  const erased = await db
    .delete(mailSuppressions)
    .where(and(lt(mailSuppressions.createdAt, before), sql`not exists ${owner}`))
    .returning({ addressKey: mailSuppressions.addressKey });
  return erased.length;
}

/** PostgreSQL computes it, because subscribers are compared with it there. */
function keyOf(address: string) {
  return sql<string>`lower(${address})`;
}
