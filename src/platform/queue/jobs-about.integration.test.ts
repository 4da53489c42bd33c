import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../../../test/create-test-database.ts';
import { drainQueue } from '../../../test/drain-queue.ts';
import type { Database } from '../db/database.ts';
import { silentLog } from '../log/silent-log.ts';
import { createPgBossQueue } from './pg-boss-queue.ts';
import { listJobsAbout, startJobsNow } from './jobs-about.ts';

async function openQueue() {
  const database = await createTestDatabase();
  const queue = await createPgBossQueue({ url: database.url, log: silentLog, runsJobs: false });
  onTestFinished(async () => {
    await queue.close();
    await database[Symbol.asyncDispose]();
  });
  return { ...database, queue };
}

it('lists the jobs about a shoot, its order and its mail, and no others', async () => {
  const { db, queue } = await openQueue();
  await db.transaction(async (tx) => {
    await queue.enqueue(tx, 'shoots.prepare', { shootId: 'a', selfieId: 's' });
    await queue.enqueue(tx, 'shoots.render', { shootId: 'a' });
    await queue.enqueue(tx, 'orders.refund', { orderId: 'o', reason: 'operator', totalCents: 5 });
    await queue.enqueue(tx, 'mail.send', { mailId: 'm' });
    await queue.enqueue(tx, 'shoots.render', { shootId: 'b' });
    await queue.enqueue(tx, 'mail.resume', {});
  });
  const jobs = await listJobsAbout(db, ['a', 'o', 'm', 's']);
  expect(jobs.map(({ name }) => name).toSorted()).toEqual([
    'mail.send',
    'orders.refund',
    'shoots.prepare',
    'shoots.render',
  ]);
  expect(jobs.find(({ name }) => name === 'orders.refund')).toMatchObject({
    ...{ state: 'created', isDeadLetter: false, tries: 0, triesMost: 21, endedAt: null, error: undefined },
    payload: { orderId: 'o', reason: 'operator', totalCents: 5 },
  });
  expect(await listJobsAbout(db, [])).toEqual([]);
});

it('knows the tries, the latest error and the dead letter of a job that failed', async () => {
  const { db, url, queue } = await openQueue();
  await db.transaction((tx) => queue.enqueue(tx, 'shoots.sweep', {}));
  await db.transaction((tx) => queue.enqueue(tx, 'shoots.expire', { shootId: 'a' }));
  await db.execute(sql`update pgboss.job set retry_limit = 1 where name = 'shoots.expire'`);
  await drainQueue(
    url,
    { 'shoots.expire': () => Promise.reject(new Error('the disk is full')) },
    { allowFailures: true },
  );
  const [failed, dead] = await listJobsAbout(db, ['a']);
  expect(failed).toMatchObject({ state: 'failed', tries: 2, triesMost: 2, error: 'the disk is full' });
  expect(failed?.endedAt).toBeInstanceOf(Date);
  expect(dead).toMatchObject({ name: 'shoots.expire', isDeadLetter: true, state: 'created' });
});

it('starts jobs that wait for a later time, and leaves running and ended ones', async () => {
  const { db, queue } = await openQueue();
  const startAfter = new Date('2999-01-01T00:00:00Z');
  await db.transaction(async (tx) => {
    for (const shootId of ['a', 'b', 'c'])
      await queue.enqueue(tx, 'shoots.render', { shootId }, { startAfter });
  });
  await db.execute(sql`update pgboss.job set state = 'active' where data ->> 'shootId' = 'b'`);
  const jobs = await listJobsAbout(db, ['a', 'b']);
  expect(await db.transaction((tx) => startJobsNow(tx, jobs))).toBe(1);
  expect(await db.transaction((tx) => startJobsNow(tx, jobs))).toBe(0);
  const left = await listJobsAbout(db, ['a', 'b', 'c']);
  const waiting = left.filter((job) => job.startAfter.getTime() === startAfter.getTime());
  expect(waiting.map(({ payload }) => payload['shootId']).toSorted()).toEqual(['b', 'c']);
});

it('finds them by an index', async () => {
  const { db } = await openQueue();
  await db.execute(
    sql`insert into pgboss.job (name, data)
      select 'shoots.render', jsonb_build_object('shootId', n::text) from generate_series(1, 5000) n`,
  );
  await db.execute(sql`analyze pgboss.job`);
  expect(await planOfJobsAbout(db)).toMatch(/job_common_coalesce_idx|job_by_subject/);
});

/** Returns the plan of the query for one id. */
async function planOfJobsAbout(db: Database): Promise<string> {
  let plan = '';
  const explaining = {
    execute: async (query: ReturnType<typeof sql>) => {
      const { rows } = await db.execute(sql`explain ${query}`);
      plan = JSON.stringify(rows);
      return { rows: [] };
    },
  };
  await listJobsAbout(explaining as unknown as Database, ['42']);
  return plan;
}
