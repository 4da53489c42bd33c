import { createRequire } from 'node:module';
import { PgBoss } from 'pg-boss';
import type { JobName } from '../../jobs.ts';
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
