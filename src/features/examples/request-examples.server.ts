import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { nextAttempt } from '../../platform/portraits/next-attempt.ts';
import type { PortraitSource } from '../../platform/portraits/portrait-source.ts';
import type { JobQueue } from '../../platform/queue/queue.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { readManifest } from './example-files.server.ts';
import type { Manifest } from './example-set.ts';
import { versionOf, type WantedSet } from './wanted-sets.ts';

interface Ports {
  readonly db: Database;
  readonly queue: JobQueue;
  readonly storage: Pick<Storage, 'get'>;
  readonly portraits: Pick<PortraitSource, 'kind'>;
  readonly clock: Clock;
}

/** Delay after the start of the service, so that pages and models load first. Visitors' jobs have priority anyway. */
const START_AFTER_MS = 3_000;
/** After this time a portrait that was missing, or had another hash, is tried again, because its source may be repaired. */
const RETRY_MISSING_AFTER_MS = 7 * 24 * 3_600_000;

/**
 * Enqueues the rendering of the examples when there are none, or when they belong to another list, engine or wardrobe.
 * @param reason each reason has its own job, so that a change during a run is not lost
 */
export async function requestExamples(
  ports: Ports,
  wanted: readonly WantedSet[],
  reason: 'start' | 'wardrobe' = 'start',
): Promise<void> {
  const shown = await readManifest(ports.storage);
  // Until the first run has shown something, the job of the worker's start is still pending.
  if (!shown && reason === 'wardrobe') return;
  const now = ports.clock.now();
  if (shown && !isOutOfDate(shown, versionOf(wanted), ports.portraits.kind, now)) return;
  const key = reason === 'start' ? attemptKey(1) : reason;
  await enqueue(ports, 1, key, new Date(now.getTime() + START_AFTER_MS));
}

/** Enqueues the rendering after an operator has added or removed a pair. Each change has a job of its own, so that none is lost. */
export async function renderAddedExamples(
  { queue }: Pick<Ports, 'queue'>,
  tx: Transaction,
  change: string,
): Promise<void> {
  await queue.enqueue(tx, 'examples.render', { attempt: 1 }, { singletonKey: change });
}

/** Enqueues the next attempt after the source of the portraits failed. */
export async function retryExamples(ports: Ports, attempt: number): Promise<void> {
  const next = nextAttempt(attempt);
  await enqueue(
    ports,
    next.attempt,
    attemptKey(next.attempt),
    new Date(ports.clock.now().getTime() + next.waitMs),
  );
}

function isOutOfDate(shown: Manifest, version: string, kind: PortraitSource['kind'], now: Date): boolean {
  if (shown.version !== version || !shown.finished) return true;
  if (shown.missing.length === 0) return false;
  return shown.from !== kind || now.getTime() - Date.parse(shown.madeAt) >= RETRY_MISSING_AFTER_MS;
}

/** Each attempt has its own singleton key, because an attempt is still running when it enqueues the next one. */
const attemptKey = (attempt: number) => `attempt ${attempt}`;

async function enqueue(
  { db, queue }: Ports,
  attempt: number,
  singletonKey: string,
  startAfter: Date,
): Promise<void> {
  await db.transaction((tx) =>
    queue.enqueue(tx, 'examples.render', { attempt }, { singletonKey, startAfter }),
  );
}
