import { and, asc, desc, eq, gte, isNotNull, isNull, like, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../db/database.ts';
import { afterKey, cutPage, type KeyedPage } from '../../db/keyset.ts';
import { mails } from '../../db/tables/mails.ts';

/** A mail without its content, which holds the keys of galleries. */
export type ListedMail = Omit<typeof mails.$inferSelect, 'html' | 'text' | 'headers' | 'attachments'> & {
  /** False once the content is erased, after which the mail cannot be sent again. */
  readonly hasContent: boolean;
};

/** `given-up` is every mail whose content was erased before it was sent: refused for good, too old, cancelled. */
export const MAIL_STATES = ['unsent', 'sent', 'given-up'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** The time by which each list is sorted, and the id. */
export type MailKey = readonly [at: Date, id: string];

const columns = {
  ...{ id: mails.id, dedupeKey: mails.dedupeKey, shootId: mails.shootId, kind: mails.kind },
  ...{ recipient: mails.recipient, replyTo: mails.replyTo, language: mails.language, subject: mails.subject },
  ...{ attempts: mails.attempts, answerCode: mails.answerCode, answer: mails.answer, triedAt: mails.triedAt },
  ...{ createdAt: mails.createdAt, sentAt: mails.sentAt },
  hasContent: sql<boolean>`${mails.html} <> ''`,
};

const IS_IN_STATE: Readonly<Record<MailState, SQL | undefined>> = {
  unsent: and(isNull(mails.sentAt), ne(mails.recipient, '')),
  sent: isNotNull(mails.sentAt),
  'given-up': and(isNull(mails.sentAt), eq(mails.recipient, '')),
};

export interface MailFilter {
  readonly state: MailState;
  readonly kind?: string | undefined;
  /** An address. Mails of no shoot lose theirs once they are sent. */
  readonly recipient?: string | undefined;
}

/** Lists mails, one page at a time: unsent ones the oldest first, others the latest first. */
export async function listMails(
  db: Reader,
  filter: MailFilter,
  page: { readonly after?: MailKey | undefined; readonly limit: number },
): Promise<KeyedPage<ListedMail>> {
  const { state, kind, recipient } = filter;
  const direction = state === 'unsent' ? 'ascending' : 'descending';
  const by = direction === 'ascending' ? asc : desc;
  const time = state === 'sent' ? mails.sentAt : mails.createdAt;
  const rows = await db
    .select(columns)
    .from(mails)
    .where(
      and(
        IS_IN_STATE[state],
        kind === undefined ? undefined : eq(mails.kind, kind),
        recipient === undefined ? undefined : isTo(recipient),
        afterKey([time, mails.id], page.after, direction),
      ),
    )
    .orderBy(by(time), by(mails.id))
    .limit(page.limit + 1);
  return cutPage(rows, page.limit);
}

/** Returns the key after which the page that follows this mail begins. */
export function mailKeyOf({ id, createdAt, sentAt }: ListedMail, state: MailState): MailKey {
  return [state === 'sent' && sentAt !== null ? sentAt : createdAt, id];
}

function isTo(recipient: string): SQL | undefined {
  return and(eq(sql`lower(${mails.recipient})`, sql`lower(${recipient})`), ne(mails.recipient, ''));
}

/** Lists the mails of a shoot, and those whose key begins with one of these texts, oldest first. */
export async function listMailsAbout(
  db: Reader,
  about: { readonly shootId: string | null; readonly keys: readonly string[] },
): Promise<readonly ListedMail[]> {
  const { shootId, keys } = about;
  const startsWith = (text: string) => like(mails.dedupeKey, `${text.replaceAll(/[\\%_]/g, '\\$&')}%`);
  return db
    .select(columns)
    .from(mails)
    .where(or(shootId === null ? undefined : eq(mails.shootId, shootId), ...keys.map(startsWith)))
    .orderBy(mails.createdAt, mails.id);
}

export interface OutboxFigures {
  readonly unsent: number;
  /** Undefined when everything is sent. */
  readonly oldestUnsentAt: Date | undefined;
  readonly sentSince: number;
  readonly givenUpSince: number;
}

/** Counts what waits, and what was sent and given up since a moment. */
export async function countMails(db: Reader, since: Date): Promise<OutboxFigures> {
  const { createdAt, id, sentAt } = mails;
  const [unsent, oldest, sentSince, givenUpSince] = await Promise.all([
    db.$count(mails, IS_IN_STATE.unsent),
    db.select({ createdAt }).from(mails).where(IS_IN_STATE.unsent).orderBy(createdAt, id).limit(1),
    db.$count(mails, and(IS_IN_STATE.sent, gte(sentAt, since))),
    db.$count(mails, and(IS_IN_STATE['given-up'], gte(createdAt, since))),
  ]);
  return { unsent, oldestUnsentAt: oldest[0]?.createdAt, sentSince, givenUpSince };
}
