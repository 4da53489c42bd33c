import { cachedValue } from '../../../platform/clock/cached-value.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Log } from '../../../platform/log/log.ts';
import { listPublishedRatings } from './rating-store.server.ts';

export type PublishedRating = Awaited<ReturnType<typeof listPublishedRatings>>[number];

/** Returns the ratings that pages show; none if they cannot be read. Never rejects, because pages work without ratings. */
export type LoadPublishedRatings = () => Promise<readonly PublishedRating[]>;

const SHOWN_MOST = 6;
/** Cached ratings that are older are read again, so that an erased one disappears within seconds. */
const FRESH_FOR_MS = 5_000;

export function createPublishedRatingsLoader(ports: {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
}): LoadPublishedRatings {
  const { db, clock, log } = ports;
  return cachedValue<readonly PublishedRating[]>(clock, {
    first: [],
    freshForMs: FRESH_FOR_MS,
    read: () => listPublishedRatings(db, clock.now(), SHOWN_MOST),
    onError: (error) => log.warn({ error }, 'the ratings could not be read: pages show the cached ones'),
  });
}
