import { setTimeout as delay } from 'node:timers/promises';
import { hasUncopied } from '../platform/erasures/erasure-store.ts';
import type { WorkerContext } from './context.ts';

/** The longest time for which an erasure is known to this machine alone. */
const CHECK_INTERVAL_MS = 5_000;

/**
 * Enqueues the copy of new erasures to the target of backups, until aborted. An outage of the database is logged once. An erasure that is
 * not copied for lack of the target is found again at every look.
 */
export async function watchErasures(
  context: Pick<WorkerContext, 'db' | 'queue' | 'log'>,
  signal: AbortSignal,
  intervalMs = CHECK_INTERVAL_MS,
): Promise<void> {
  let isDown = false;
  while (!signal.aborted) {
    await requestCopy(context).then(
      () => (isDown = false),
      (error: unknown) => {
        if (!isDown) context.log.warn({ error }, 'new erasures could not be looked for');
        isDown = true;
      },
    );
    await delay(intervalMs, undefined, { signal }).catch(() => undefined);
  }
}

async function requestCopy({ db, queue }: Pick<WorkerContext, 'db' | 'queue'>): Promise<void> {
  if (!(await hasUncopied(db))) return;
  await db.transaction((tx) => queue.enqueue(tx, 'backup.copy-erasures', {}, { singletonKey: 'copy' }));
}
