import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { mails } from '../db/tables/mails.ts';
import { ERASED_CONTENT } from './erased-content.ts';

/** Erases unsent mails so that they are not tried again. Waits for a mail that is being sent at this moment. */
export async function cancelMails(tx: Transaction, dedupeKeys: readonly string[]): Promise<void> {
  if (dedupeKeys.length === 0) return;
  await tx
    .update(mails)
    .set(ERASED_CONTENT)
    .where(and(inArray(mails.dedupeKey, [...dedupeKeys]), isNull(mails.sentAt)));
}

/** The kinds of mails that are sent only with a consent to advertising. */
const ADVERTISING_KINDS = ['newsletter-welcome', 'abandoned-order'] as const;

/** Erases unsent advertising to an address, whose owner has withdrawn the consent. */
export async function cancelAdvertising(tx: Transaction, email: string): Promise<void> {
  const isTo = eq(sql`lower(${mails.recipient})`, sql`lower(${email})`);
  await tx
    .update(mails)
    .set(ERASED_CONTENT)
    .where(and(isTo, isNull(mails.sentAt), inArray(mails.kind, [...ADVERTISING_KINDS])));
}
