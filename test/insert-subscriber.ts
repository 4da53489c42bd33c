import type { SubscriberTag } from '../src/catalog/newsletter.ts';
import type { Database } from '../src/platform/db/database.ts';
import { subscriberConsents, subscribers, subscriberTags } from '../src/platform/db/tables/subscribers.ts';

type Row = typeof subscribers.$inferInsert;

/** Inserts a subscriber with a consent and tags; by default a confirmed one. */
export async function insertSubscriber(
  db: Database,
  given: Partial<Row> & { readonly id: string; readonly tags?: readonly SubscriberTag[] },
): Promise<void> {
  const { tags = [], ...fields } = given;
  const at = fields.requestedAt ?? new Date('2026-11-20T10:00:00Z');
  const row = {
    ...{ email: `${given.id}@example.org`, language: 'en', state: 'confirmed', source: 'blog' },
    ...{ utmSource: 'direct', utmMedium: 'organic', utmCampaign: 'blog' },
    ...{ discountCode: 'CODE', discountPercent: 20, requestedAt: at, confirmedAt: at },
    ...fields,
  } satisfies Row;
  await db.insert(subscribers).values(row);
  await db.insert(subscriberConsents).values({
    ...{ id: `consent-${row.id}`, subscriberId: row.id, submissionId: `submission-${row.id}` },
    ...{ tokenHash: `token-${row.id}`, formVersion: '1', textShown: 'I agree to tips.', addressHash: 'x' },
    ...{ language: row.language, source: row.source, requestedAt: at, expiresAt: at },
    ...(row.state === 'pending' ? {} : { confirmedAt: at }),
  });
  if (tags.length > 0)
    await db.insert(subscriberTags).values(tags.map((tag) => ({ subscriberId: row.id, tag, createdAt: at })));
}
