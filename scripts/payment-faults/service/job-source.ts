import { PgBoss } from 'pg-boss';
import type { JobName } from '../../../src/jobs.ts';
import type { JobHandlers } from '../../../src/platform/queue/queue.ts';
import {
  type FetchedJob,
  type RawHandler,
  readPayload,
  storableError,
} from '../../../src/platform/queue/run-job.ts';

/** The jobs that a run executes; the others stay in the queue. */
const RUN_JOBS = [
  'orders.refund',
  'orders.refund-unmatched',
  'orders.reconcile',
  'payments.reconcile',
  'orders.remind',
  'shoots.render',
  'shoots.sweep',
  'shoots.expire',
  'mail.send',
] as const satisfies readonly JobName[];
export type RunJob = (typeof RUN_JOBS)[number];

const BATCH = 100;

export interface TakenJob {
  readonly name: RunJob;
  readonly job: FetchedJob;
}

/** The queue as a worker sees it. Start times and back-offs are ignored, because they follow the real time. */
export interface JobSource {
  hasWaiting(): Promise<boolean>;
  /** Takes all waiting jobs. One that fails waits for the next call. */
  take(): Promise<readonly TakenJob[]>;
  run(handlers: JobHandlers, taken: TakenJob): Promise<void>;
  complete(taken: TakenJob): Promise<void>;
  /** @param error also that of a killed worker, whose job is tried again once its heartbeat is missed */
  fail(taken: TakenJob, error: unknown): Promise<void>;
  close(): Promise<void>;
}

export async function openJobSource(url: string): Promise<JobSource> {
  const boss = new PgBoss({
    connectionString: url,
    max: 2,
    migrate: false,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => undefined); // the calls below reject with the same error
  await boss.start();
  const names = RUN_JOBS.map((name) => `'${name}'`).join();
  return {
    async hasWaiting() {
      const { rows } = await boss
        .getDb()
        .executeSql(
          `select from pgboss.job where state in ('created', 'retry') and name in (${names}) limit 1`,
        );
      return rows.length > 0;
    },
    async take() {
      const taken: TakenJob[] = [];
      for (const name of RUN_JOBS) {
        const options = { includeMetadata: true, ignoreStartAfter: true, batchSize: BATCH } as const;
        const jobs = await boss.fetch<unknown>(name, options);
        // The queue's own order is that of random ids.
        const sorted = jobs.toSorted((a, b) => (JSON.stringify(a.data) < JSON.stringify(b.data) ? -1 : 1));
        for (const job of sorted) {
          taken.push({ name, job: { ...job, signal: new AbortController().signal } });
        }
      }
      return taken;
    },
    async run(handlers, { name, job }) {
      await (handlers[name] as RawHandler)(readPayload(name, job.data), job.signal, job);
    },
    complete: async ({ name, job }) => void (await boss.complete(name, job)),
    fail: async ({ name, job }, error) => void (await boss.fail(name, job, storableError(error))),
    close: () => boss.stop({ graceful: false }),
  };
}
