import type { Log } from '../platform/log/log.ts';
import type { FinishedRun } from '../platform/queue/work-queues.ts';

/** Logs one line per run, with the ids of its payload and a message that says what happens next. */
export function logRun(log: Log, { ids, outcome, error, attempt, attemptsMost, ...run }: FinishedRun): void {
  const facts = { ...run, ...ids };
  switch (outcome) {
    case 'completed':
      return log.info(facts, 'a job was done');
    case 'released':
      return log.info(facts, 'a job was released because this worker is shutting down');
    case 'lost':
      return log.warn(facts, 'a job was taken from this worker, which had been silent for too long');
    case 'postponed':
      return log.warn({ ...facts, error }, 'a job waits: the disk or the database is unavailable');
    case 'failed':
      return attempt < attemptsMost
        ? log.warn({ ...facts, attempt, attemptsMost, error }, 'a job failed and is tried again')
        : log.error({ ...facts, attempt, error }, 'a job failed for the last time');
  }
}
