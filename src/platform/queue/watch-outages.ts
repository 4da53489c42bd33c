import { setTimeout as delay } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import { DatabaseError } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import { isTransientOutage } from './is-transient-outage.ts';

const PROBE_EVERY_MS = 1_000;

/**
 * Logs pg-boss's errors. While the database is unavailable, every loop of every queue emits one each second; the outage is
 * logged once when it begins and once when the database answers again.
 */
export function watchOutages(boss: PgBoss, log: Log, closed: AbortSignal): void {
  let isDown = false;

  async function waitForDatabase(): Promise<void> {
    do await delay(PROBE_EVERY_MS, undefined, { ref: false });
    while (!closed.aborted && !(await isAnswering(boss)));
    isDown = false;
    if (!closed.aborted) log.info({}, 'the queue answers again');
  }

  boss.on('error', (emitted) => {
    // pg-boss emits copies of errors, which have lost their class.
    const error = Object.assign(new Error(emitted.message), emitted);
    const isOutage = isTransientOutage(new DatabaseError('The queue failed.', { cause: error }));
    if (!isOutage) return log.warn({ error }, 'the queue reports an error');
    if (isDown || closed.aborted) return;
    isDown = true;
    log.warn({ error }, 'the queue does not answer: is the database running?');
    void waitForDatabase();
  });
}

function isAnswering(boss: PgBoss): Promise<boolean> {
  return boss
    .getDb()
    .executeSql('select 1')
    .then(
      () => true,
      () => false,
    );
}
