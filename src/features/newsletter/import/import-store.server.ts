import { inArray, sql } from 'drizzle-orm';
import { NEWSLETTER_TOPICS, UTM_DEFAULTS } from '../../../catalog/newsletter.ts';
import { WELCOME_DISCOUNT } from '../../../catalog/discounts.ts';
import type { Reader, Transaction } from '../../../platform/db/database.ts';
import { subscriberConsents, subscribers, subscriberTags } from '../../../platform/db/tables/subscribers.ts';
import type { ImportRow } from './import-row.ts';

const SOURCE = 'import';

/** Returns the state of every address that is known, by the address in lower case. */
export async function findKnownStates(
  db: Reader,
  rows: readonly Pick<ImportRow, 'email'>[],
): Promise<ReadonlyMap<string, 'pending' | 'confirmed' | 'unsubscribed'>> {
  const emails = rows.map(({ email }) => email);
  const known = await db
    .select({ email: subscribers.emailKey, state: subscribers.state })
    .from(subscribers)
    // Lower case as the database understands it, because it computes the key.
    .where(inArray(subscribers.emailKey, sql`(select lower(unnest(${sql.param(emails)}::text[])))`));
  return new Map(known.map(({ email, state }) => [email, state]));
}

/** A row with the ids that its import uses. */
export interface NumberedRow extends ImportRow {
  readonly subscriberId: string;
  readonly consentId: string;
  /** Stored only because the column has to be unique: nobody has a link with this token. */
  readonly tokenHash: string;
}

/**
 * Stores confirmed subscribers with their consents and topics, and returns their ids. An address that is known by now is left as it
 * is, whatever its state.
 */
export async function insertImported(
  tx: Transaction,
  rows: readonly NumberedRow[],
  file: { readonly hash: string },
): Promise<readonly string[]> {
  const inserted = await tx
    .insert(subscribers)
    .values(rows.map(toSubscriber))
    .onConflictDoNothing({ target: subscribers.emailKey })
    .returning({ id: subscribers.id });
  const ids = new Set(inserted.map(({ id }) => id));
  const stored = rows.filter(({ subscriberId }) => ids.has(subscriberId));
  if (stored.length === 0) return [];
  await tx.insert(subscriberConsents).values(stored.map((row) => toConsent(row, file)));
  await tx
    .insert(subscriberTags)
    .values(
      stored.flatMap(({ subscriberId, consentedAt }) =>
        NEWSLETTER_TOPICS.map((tag) => ({ subscriberId, tag, createdAt: consentedAt })),
      ),
    );
  return [...ids];
}

function toSubscriber(row: NumberedRow): typeof subscribers.$inferInsert {
  const { subscriberId: id, email, language, firstName, lastName, company, consentedAt } = row;
  return {
    ...{ id, email, language, firstName, lastName, company, state: 'confirmed', source: SOURCE },
    ...{ utmSource: UTM_DEFAULTS.source, utmMedium: UTM_DEFAULTS.medium, utmCampaign: SOURCE },
    ...{ discountCode: WELCOME_DISCOUNT.code, discountPercent: WELCOME_DISCOUNT.percent },
    ...{ requestedAt: consentedAt, confirmedAt: consentedAt },
  };
}

function toConsent(
  row: NumberedRow,
  { hash }: { readonly hash: string },
): typeof subscriberConsents.$inferInsert {
  const { consentId: id, subscriberId, language, consentedAt, consentText, origin, tokenHash, line } = row;
  return {
    ...{ id, subscriberId, language, origin, tokenHash, textShown: consentText, source: SOURCE },
    submissionId: `${SOURCE}-${hash}-${line}`,
    formVersion: `${SOURCE}-${hash.slice(0, 12)}`,
    addressHash: '',
    ...{ requestedAt: consentedAt, expiresAt: consentedAt, confirmedAt: consentedAt },
  };
}
