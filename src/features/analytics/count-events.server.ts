import { isbot } from 'isbot';
import type { Language } from '../../catalog/languages.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { RejectReason } from '../../imaging/selfie.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { CountedEvent } from './counted-event.ts';
import { addEvents } from './event-count-store.server.ts';

/**
 * Counts events of a visitor's page under the current day in UTC. Programs that render pages, such as those of search engines,
 * are not counted. The browser's name decides that and is not stored.
 */
export async function countEvents(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  visit: { readonly language: Language; readonly userAgent: string | undefined },
  events: readonly CountedEvent[],
): Promise<void> {
  if (!visit.userAgent || isbot(visit.userAgent)) return;
  await addEvents(db, { day: dayOf(clock.now()), language: visit.language }, events);
}

/** Counts a selfie that the server has refused. */
export function countRefusedSelfie(
  tx: Transaction,
  now: Date,
  language: Language,
  reason: RejectReason,
): Promise<void> {
  return addEvents(tx, { day: dayOf(now), language }, [{ name: 'selfie-refused', detail: reason }]);
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}
