import { PgBoss } from 'pg-boss';
import type { JobHandlers } from '../src/platform/queue/queue.ts';
import type { JobName } from '../src/jobs.ts';
import { DEAD_LETTERS } from '../src/platform/queue/queue-policies.ts';
import {
  type FetchedJob,
  type RawHandler,
  readPayload,
  runJob,
  storableError,
} from '../src/platform/queue/run-job.ts';
import type { DeadLetterHandler } from '../src/platform/queue/work-queues.ts';

export interface DrainOptions {
  /** Without it a dead letter stays where it is. */
  readonly onDeadLetter?: DeadLetterHandler;
  /** Retries wait for their back-off and fail again until they are dead letters; otherwise the first failure throws. */
  readonly allowFailures?: boolean;
  /** Also runs jobs whose time has not come (`startAfter`, back-off). Default: only with `allowFailures`. */
  readonly ignoreStartAfter?: boolean;
}

/**
 * Runs jobs, one at a time and in this process, until none is left that a handler is given for. Returns the names
 * of the jobs in the order they ran. A job without a handler stays in the queue.
 */
export async function drainQueue(
  url: string,
  handlers: JobHandlers,
  options: DrainOptions = {},
): Promise<readonly string[]> {
  const boss = new PgBoss({
    connectionString: url,
    max: 2,
    migrate: false,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => undefined); // the calls below reject with the same error
  await boss.start();
  const ran: string[] = [];
  const ignoreStartAfter = options.ignoreStartAfter ?? options.allowFailures ?? false;
  try {
    for (;;) {
      const next = await fetchAny(boss, [...Object.keys(handlers), DEAD_LETTERS], options, ignoreStartAfter);
      if (!next) return ran;
      const handler: RawHandler = (data, signal, job) => {
        if (next.queue === DEAD_LETTERS) {
          const name = job.sourceName as JobName;
          return options.onDeadLetter!(name, readPayload(name, data) as never, signal);
        }
        const name = next.queue as JobName;
        return (handlers[name] as RawHandler)(readPayload(name, data), signal, job);
      };
      const run = await runJob(boss, next.queue, next.job, handler, new AbortController().signal);
      ran.push(next.queue);
      if (run.outcome === 'completed') await boss.complete(next.queue, next.job);
      if (run.outcome === 'failed') await boss.fail(next.queue, next.job, storableError(run.error));
      if (run.outcome !== 'completed' && !options.allowFailures) throw run.error;
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}

async function fetchAny(
  boss: PgBoss,
  queues: readonly string[],
  options: DrainOptions,
  ignoreStartAfter: boolean,
): Promise<{ queue: string; job: FetchedJob } | undefined> {
  for (const queue of queues) {
    if (queue === DEAD_LETTERS && !options.onDeadLetter) continue;
    const [job] = await boss.fetch<unknown>(queue, { includeMetadata: true, ignoreStartAfter });
    if (job) return { queue, job: { ...job, signal: new AbortController().signal } };
  }
  return undefined;
}
