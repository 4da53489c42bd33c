import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/create-test-database.ts';
import { drainQueue } from '../../../test/drain-queue.ts';
import { silentLog } from '../log/silent-log.ts';
import { StorageError } from '../storage/storage.ts';
import { createPgBossQueue, type PgBossQueue } from './pg-boss-queue.ts';
import { QUEUE_POLICIES } from './queue-policies.ts';

const opened: PgBossQueue[] = [];
const children: ChildProcess[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const queue of opened.splice(0)) await queue.close();
});

async function openQueue(url: string, runsJobs = false): Promise<PgBossQueue> {
  const queue = await createPgBossQueue({ url, log: silentLog, runsJobs });
  opened.push(queue);
  return queue;
}

async function until(what: () => boolean | Promise<boolean>, withinMs: number): Promise<number> {
  const startedAt = performance.now();
  while (!(await what())) {
    if (performance.now() - startedAt > withinMs) throw new Error(`not within ${withinMs} ms: ${what}`);
    await delay(10);
  }
  return performance.now() - startedAt;
}

const noDeadLetters = async () => undefined;

it('200 transactions, 40 rolled back: exactly 160 jobs run, each once', async () => {
  await using database = await createTestDatabase();
  const queue = await openQueue(database.url);
  await Promise.allSettled(
    Array.from({ length: 200 }, (_, n) =>
      database.db.transaction(async (tx) => {
        await queue.enqueue(tx, 'shoots.deliver', { shootId: `s${n}` });
        if (n % 5 === 0) throw new Error('rolled back');
      }),
    ),
  );
  const seen: string[] = [];
  await drainQueue(database.url, { 'shoots.deliver': async ({ shootId }) => void seen.push(shootId) });
  expect(seen).toHaveLength(160);
  expect(new Set(seen).size).toBe(160);
  expect(seen).not.toContain('s0');
});

it('refuses a payload that jobs.ts does not know, and keeps the transaction clean', async () => {
  await using database = await createTestDatabase();
  const queue = await openQueue(database.url);
  const wrong = database.db.transaction((tx) => queue.enqueue(tx, 'shoots.render', { shoot: 's' } as never));
  await expect(wrong).rejects.toThrow('the payload of shoots.render');
  expect(await queue.counts()).toEqual([]);
});

it('keeps one waiting or running job a singleton key, and a new one after it is done', async () => {
  await using database = await createTestDatabase();
  const queue = await openQueue(database.url);
  const enqueue = () =>
    database.db.transaction((tx) =>
      queue.enqueue(tx, 'shoots.preview', { shootId: 's' }, { singletonKey: 's' }),
    );
  await Promise.all(Array.from({ length: 10 }, enqueue));
  expect(await queue.counts()).toEqual([{ name: 'shoots.preview', state: 'created', count: 1 }]);
  const ran = await drainQueue(database.url, { 'shoots.preview': () => enqueue() });
  expect(ran).toHaveLength(1);
  await enqueue();
  expect(await drainQueue(database.url, { 'shoots.preview': noDeadLetters })).toHaveLength(1);
});

it('counts apart what is due and what has a time that lies ahead', async () => {
  await using database = await createTestDatabase();
  const queue = await openQueue(database.url);
  const startAfter = new Date(Date.now() + 60_000);
  await database.db.transaction(async (tx) => {
    await queue.enqueue(tx, 'shoots.render', { shootId: 'now' });
    await queue.enqueue(tx, 'shoots.render', { shootId: 'later' }, { startAfter });
    await queue.enqueue(tx, 'shoots.render', { shootId: 'over' }, { startAfter: new Date(0) });
  });
  expect(await queue.counts()).toEqual([
    { name: 'shoots.render', state: 'created', count: 2 },
    { name: 'shoots.render', state: 'deferred', count: 1 },
  ]);
});

it('starts a job within half a second and drains a backlog without waiting between jobs', async () => {
  await using database = await createTestDatabase();
  const queue = await openQueue(database.url, true);
  const seen: string[] = [];
  const workers = await queue.work(
    { 'shoots.render': async ({ shootId }) => void seen.push(shootId) },
    { onDeadLetter: noDeadLetters },
  );
  await delay(1_500);
  await database.db.transaction((tx) => queue.enqueue(tx, 'shoots.render', { shootId: 'first' }));
  expect(await until(() => seen.length === 1, 5_000)).toBeLessThan(500);
  await database.db.transaction(async (tx) => {
    for (let n = 0; n < 50; n += 1) await queue.enqueue(tx, 'shoots.render', { shootId: `s${n}` });
  });
  expect(await until(() => seen.length === 51, 30_000)).toBeLessThan(5_000);
  await workers.stop();
});

it('sends a job to the dead letters after its last try, with its name and payload, until somebody takes it', async () => {
  await using database = await createTestDatabase();
  const queue = await openQueue(database.url);
  await database.db.transaction((tx) => queue.enqueue(tx, 'shoots.render', { shootId: 's' }));
  const dead: unknown[] = [];
  let tries = 0;
  const ran = await drainQueue(
    database.url,
    {
      'shoots.render': async () => {
        tries += 1;
        throw new DrizzleQueryError('insert mail to buyer@example.org', ['Jo Buyer']);
      },
    },
    {
      allowFailures: true,
      onDeadLetter: async (name, payload) => {
        dead.push([name, payload]);
        if (dead.length === 1) throw new Error('not yet');
      },
    },
  );
  expect(tries).toBe(1 + QUEUE_POLICIES['shoots.render'].retryLimit);
  expect(dead).toEqual([
    ['shoots.render', { shootId: 's' }],
    ['shoots.render', { shootId: 's' }],
  ]);
  expect(ran.filter((name) => name === 'dead-letters')).toHaveLength(2);
  const { rows } = await database.db.execute(`select output from pgboss.job where name = 'shoots.render'`);
  expect(JSON.stringify(rows)).toContain('insert mail to [address]');
  expect(JSON.stringify(rows)).not.toContain('Jo Buyer');
});

it('lets a job wait while the disk is full, without using up a try, but not longer than a day', async () => {
  await using database = await createTestDatabase();
  const queue = await openQueue(database.url);
  await database.db.transaction((tx) => queue.enqueue(tx, 'shoots.render', { shootId: 's' }));
  const tries = 3 * QUEUE_POLICIES['shoots.render'].retryLimit;
  const waits: number[] = [];
  const row = async () => {
    const { rows } = await database.db.execute<{ state: string; retry_count: number; wait: number }>(
      sql`select state, retry_count, extract(epoch from start_after - now())::int as wait from pgboss.job
          where name = 'shoots.render'`,
    );
    return rows[0]!;
  };
  let ran = 0;
  const full = async () => {
    waits.push((await row()).wait);
    if (++ran === tries)
      await database.db.execute(sql`update pgboss.job set created_on = now() - interval '2 days'`);
    throw new StorageError('The disk did not write: it is full (ENOSPC).', { cause: new Error('ENOSPC') });
  };
  const dead: string[] = [];
  await drainQueue(
    database.url,
    { 'shoots.render': full },
    { allowFailures: true, onDeadLetter: async (name) => void dead.push(name) },
  );
  // The try that saw the job's age change was still one of the first day.
  expect(ran).toBe(tries + 1 + QUEUE_POLICIES['shoots.render'].retryLimit);
  expect(waits.slice(1, tries).every((wait) => wait > 20 && wait <= 30)).toBe(true);
  expect(dead).toEqual(['shoots.render']);
});

it('releases a running job at once when it stops, without using up a try', async () => {
  await using database = await createTestDatabase();
  const first = await openQueue(database.url, true);
  const second = await openQueue(database.url, true);
  await database.db.transaction((tx) => first.enqueue(tx, 'shoots.render', { shootId: 's' }));
  let started = false;
  let aborted = false;
  const firstWorkers = await first.work(
    {
      'shoots.render': async (_, signal) => {
        started = true;
        await delay(60_000, undefined, { signal }).catch((error: unknown) => {
          aborted = true;
          throw error;
        });
      },
    },
    { onDeadLetter: noDeadLetters },
  );
  await until(() => started, 5_000);
  let taken = false;
  const secondWorkers = await second.work(
    { 'shoots.render': async () => void (taken = true) },
    { onDeadLetter: noDeadLetters },
  );
  const stoppedAt = performance.now();
  await firstWorkers.stop();
  await until(() => taken, 5_000);
  expect(aborted).toBe(true);
  expect(performance.now() - stoppedAt).toBeLessThan(1_000);
  await secondWorkers.stop();
  // By name: the schedules enqueue jobs of their own when a minute begins.
  const { rows } = await database.db.execute(
    `select state, retry_limit - retry_count as tries_left from pgboss.job where name = 'shoots.render'`,
  );
  expect(rows).toEqual([{ state: 'completed', tries_left: QUEUE_POLICIES['shoots.render'].retryLimit }]);
});

it('gives the job of a killed worker to another one within 20 s', async () => {
  await using database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'lichtbild-queue-'));
  const file = join(folder, 'jobs');
  const fixture = fileURLToPath(new URL('./queue-worker.fixture.ts', import.meta.url));
  const startWorker = (workMs: number) => {
    const child = spawn(process.execPath, [fixture, database.url, file, String(workMs)], {
      stdio: 'inherit',
    });
    children.push(child);
    return child;
  };
  const lines = async () => (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean);
  const victim = startWorker(60_000);
  await until(async () => (await lines()).some((line) => line.startsWith('ready')), 20_000);
  const queue = await openQueue(database.url);
  await database.db.transaction((tx) => queue.enqueue(tx, 'shoots.render', { shootId: 's' }));
  await until(async () => (await lines()).some((line) => line.startsWith('start')), 5_000);
  victim.kill('SIGKILL');
  startWorker(10);
  const waitedMs = await until(async () => (await lines()).some((line) => line.startsWith('end')), 30_000);
  expect(waitedMs).toBeLessThan(20_000);
  expect((await lines()).filter((line) => line.startsWith('end'))).toHaveLength(1);
  await rm(folder, { recursive: true });
});
