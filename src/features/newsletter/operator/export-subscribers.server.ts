import { and, desc, inArray, isNotNull } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { subscriberConsents } from '../../../platform/db/tables/subscribers.ts';
import { listSubscribers, type ListedSubscriber, type SubscriberPlace } from './list-subscribers.server.ts';
import type { SubscriberFilter } from './subscriber-filter.ts';

export const SUBSCRIBER_EXPORT_COLUMNS = [
  ...(['email', 'state', 'language', 'first_name', 'last_name', 'company', 'tags', 'source'] as const),
  ...(['requested_at', 'confirmed_at', 'unsubscribed_at'] as const),
  ...(['consented_at', 'consent_text', 'consent_source', 'consent_withdrawn_at'] as const),
] as const;

type ExportRow = Readonly<Record<(typeof SUBSCRIBER_EXPORT_COLUMNS)[number], string>>;

/** The subscribers that one query reads, so that an export of everybody needs little memory. */
const BATCH = 1_000;

/** Reads the subscribers of a filter, the latest sign-up first, each with the latest consent that was confirmed. */
export async function* exportSubscribers(
  db: Reader,
  filter: SubscriberFilter,
): AsyncGenerator<readonly ExportRow[]> {
  let after: SubscriberPlace | undefined;
  do {
    const rows = await listSubscribers(db, filter, { after, limit: BATCH });
    const consents = await findProofs(
      db,
      rows.map(({ id }) => id),
    );
    if (rows.length > 0) yield rows.map((row) => toExportRow(row, consents.get(row.id)));
    after = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (after);
}

type Proof = Pick<
  typeof subscriberConsents.$inferSelect,
  'subscriberId' | 'requestedAt' | 'textShown' | 'source' | 'origin' | 'withdrawnAt'
>;

async function findProofs(db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, Proof>> {
  if (ids.length === 0) return new Map();
  const { subscriberId, requestedAt, textShown, source, origin, withdrawnAt } = subscriberConsents;
  const proofs = await db
    .selectDistinctOn([subscriberId], { subscriberId, requestedAt, textShown, source, origin, withdrawnAt })
    .from(subscriberConsents)
    .where(and(inArray(subscriberId, [...ids]), isNotNull(subscriberConsents.confirmedAt)))
    .orderBy(subscriberId, desc(subscriberConsents.confirmedAt));
  return new Map(proofs.map((proof) => [proof.subscriberId, proof]));
}

function toExportRow(row: ListedSubscriber, proof: Proof | undefined): ExportRow {
  const at = (moment: Date | null | undefined) => moment?.toISOString() ?? '';
  return {
    email: row.email,
    state: row.state,
    language: row.language,
    first_name: row.firstName ?? '',
    last_name: row.lastName ?? '',
    company: row.company ?? '',
    tags: row.tags.join(' '),
    source: row.source,
    requested_at: at(row.requestedAt),
    confirmed_at: at(row.confirmedAt),
    unsubscribed_at: at(row.unsubscribedAt),
    consented_at: at(proof?.requestedAt),
    consent_text: proof?.textShown ?? '',
    consent_source: proof?.origin ?? proof?.source ?? '',
    consent_withdrawn_at: at(proof?.withdrawnAt),
  };
}
