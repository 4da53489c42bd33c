import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { mails } from '../db/tables/mails.ts';
import { ERASED_CONTENT } from './erased-content.ts';
import { MAIL_KINDS, type MailKind } from './mail-kinds.ts';

/** Erases unsent mails so that they are not tried again. Waits for a mail that is being sent at this moment. */
export async function cancelMails(tx: Transaction, dedupeKeys: readonly string[]): Promise<void> {
  if (dedupeKeys.length === 0) return;
  await tx
    .update(mails)
    .set(ERASED_CONTENT)
    .where(and(inArray(mails.dedupeKey, [...dedupeKeys]), isNull(mails.sentAt)));
}

const NEWSLETTER_KINDS = (Object.keys(MAIL_KINDS) as MailKind[]).filter(
  (kind) => MAIL_KINDS[kind] === 'newsletter',
);

/** Erases every unsent newsletter to an address, whose owner has withdrawn the consent. */
export async function cancelNewsletters(tx: Transaction, email: string): Promise<void> {
  const isTo = eq(sql`lower(${mails.recipient})`, sql`lower(${email})`);
  await tx
    .update(mails)
    .set(ERASED_CONTENT)
    .where(and(isTo, isNull(mails.sentAt), inArray(mails.kind, NEWSLETTER_KINDS)));
}
