import { eq, sql } from 'drizzle-orm';
import { LANGUAGES, type Language } from '../../../catalog/languages.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { Audience } from '../../../platform/db/tables/campaigns.ts';
import { mailSuppressions } from '../../../platform/db/tables/mail-suppressions.ts';
import { subscribers } from '../../../platform/db/tables/subscribers.ts';
import { isInAudience } from './audience-query.ts';

/** The number of people that a campaign would reach. */
export interface AudienceCount {
  /** Those who get it. */
  readonly total: number;
  readonly byLanguage: Readonly<Record<Language, number>>;
  /** Those who would get it if it had a text in their language. */
  readonly withoutText: number;
  /** Those who get no newsletter any more. */
  readonly suppressed: number;
}

/** Counts an audience, and who of it is left out. `languages`: those that the campaign has a text in. */
export async function countAudience(
  db: Reader,
  audience: Audience,
  languages: readonly Language[],
  now: Date,
): Promise<AudienceCount> {
  const rows = await db
    .select({
      language: subscribers.language,
      all: sql<number>`count(*)::int`,
      suppressed: sql<number>`count(${mailSuppressions.addressKey})::int`,
    })
    .from(subscribers)
    // Joined, because looking each address up took three quarters of the time.
    .leftJoin(mailSuppressions, eq(mailSuppressions.addressKey, subscribers.emailKey))
    .where(isInAudience(audience, now))
    .groupBy(subscribers.language);
  const counts = LANGUAGES.map((language) => {
    const { all = 0, suppressed = 0 } = rows.find((row) => row.language === language) ?? {};
    const reached = all - suppressed;
    const hasText = languages.includes(language);
    return { language, suppressed, reached: hasText ? reached : 0, withoutText: hasText ? 0 : reached };
  });
  const sum = (of: 'reached' | 'withoutText' | 'suppressed') =>
    counts.reduce((total, count) => total + count[of], 0);
  return {
    total: sum('reached'),
    byLanguage: Object.fromEntries(counts.map(({ language, reached }) => [language, reached])) as Record<
      Language,
      number
    >,
    withoutText: sum('withoutText'),
    suppressed: sum('suppressed'),
  };
}
