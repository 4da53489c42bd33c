import { createRequire } from 'node:module';
import { PgBoss } from 'pg-boss';
import type { JobName } from '../../jobs.ts';
import { JOB_SUBJECT } from './job-subject.ts';
import { QueueError } from './queue.ts';
import {
  DEAD_LETTER_POLICY,
  DEAD_LETTERS,
  HEARTBEAT_SECONDS,
  QUEUE_POLICIES,
  SCHEDULES,
  type QueuePolicy,
} from './queue-policies.ts';

/**
 * Brings the queue's tables, queues and schedules to what this version needs. Part of `migrate`; idempotent, also when
 * several processes call it at once. @throws {QueueError}
 */
export async function installQueue(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 2, supervise: false, schedule: false });
  boss.on('error', () => undefined); // the calls below reject with the same error
  try {
    await boss.start();
    await ensureQueue(boss, DEAD_LETTERS, 'standard', options(DEAD_LETTER_POLICY));
    for (const name of Object.keys(QUEUE_POLICIES) as JobName[]) {
      // `exclusive`: one waiting or running job a singleton key; jobs without a key get one of their own.
      await ensureQueue(boss, name, 'exclusive', {
        ...options(QUEUE_POLICIES[name]),
        deadLetter: DEAD_LETTERS,
      });
    }
    await ensureIndex(boss, 'job_by_subject', `((${JOB_SUBJECT}))`);
    // The dashboard shows jobs that are not completed, which are few among those that are stored.
    await ensureIndex(boss, 'job_not_completed', `(name, state) where state <> 'completed'`);
    for (const [name, cron] of Object.entries(SCHEDULES)) {
      await boss.schedule(name, cron, {}, { tz: 'UTC', singletonKey: 'schedule' });
    }
  } catch (cause) {
    throw new QueueError('The queue could not be set up in the database.', { cause });
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** The version of the queue's tables that `installQueue` brings a database to. */
export function queueSchemaOfThisVersion(): number {
  const { pgboss } = createRequire(import.meta.url)('pg-boss/package.json') as {
    readonly pgboss: { readonly schema: number };
  };
  return pgboss.schema;
}

async function ensureQueue(
  boss: PgBoss,
  name: string,
  policy: 'standard' | 'exclusive',
  wanted: ReturnType<typeof options> & { deadLetter?: string },
): Promise<void> {
  await boss.createQueue(name, { ...wanted, policy });
  await boss.updateQueue(name, wanted);
}

/**
 * Creates an index of our own on pg-boss's table. It is created once, because creating it again waits for every writer even if it exists, and
 * under a lock, because several processes may start at once.
 */
async function ensureIndex(boss: PgBoss, name: string, definition: string): Promise<void> {
  const db = boss.getDb();
  const { rows } = await db.executeSql(`select to_regclass('pgboss.${name}') as found`);
  if ((rows as { found: string | null }[])[0]?.found) return;
  await db.executeSql(
    `begin; select pg_advisory_xact_lock(hashtextextended('pgboss.${name}', 0));
      create index if not exists ${name} on pgboss.job ${definition}; commit`,
  );
}

function options(policy: QueuePolicy) {
  return {
    retryLimit: policy.retryLimit,
    retryDelay: policy.retryDelaySeconds,
    retryBackoff: true,
    retryDelayMax: policy.retryDelayMaxSeconds,
    expireInSeconds: policy.expireInSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: 7 * 24 * 3_600,
    notify: true,
  };
}
