import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createDatabase } from '../db/create-database.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../db/embedded/embedded-postgres.ts';
import { silentLog } from '../log/silent-log.ts';
import { installQueue } from './install-queue.ts';
import { createPgBossQueue } from './pg-boss-queue.ts';
import type { FinishedRun } from './work-queues.ts';

const JOBS = 30;

/** Opens a queue on a database server of its own, because the tests kill it. */
async function openWorld(lines: string[]) {
  const dataDir = await mkdtemp(join(tmpdir(), 'lichtbild-restarts-'));
  await chmod(dataDir, 0o755);
  const server = await startEmbeddedPostgres({ dataDir, settings: { synchronous_commit: 'on' } });
  await installQueue(server.url);
  const { db, close } = createDatabase(server.url);
  const collect = (_: object, message: string) => void lines.push(message);
  const log = { ...silentLog, info: collect, warn: collect };
  const queue = await createPgBossQueue({ url: server.url, log, runsJobs: true });
  onTestFinished(async () => {
    await queue.close();
    await close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { server, db, queue };
}

async function kill(server: EmbeddedPostgres): Promise<void> {
  const before = server.pid()!;
  process.kill(before, 'SIGKILL');
  while (server.pid() === before || server.pid() === undefined) await delay(20);
}

it('loses no job when the database is killed during its work, and logs each outage once', async () => {
  const lines: string[] = [];
  const { server, db, queue } = await openWorld(lines);
  await db.transaction(async (tx) => {
    for (let n = 0; n < JOBS; n += 1)
      await queue.enqueue(tx, 'shoots.prepare', { shootId: 's', selfieId: `${n}` });
  });
  const runs: FinishedRun[] = [];
  const workers = await queue.work(
    {
      'shoots.prepare': (_, signal) => delay(150, undefined, { signal }),
    },
    { onDeadLetter: async () => undefined, onRun: (run) => runs.push(run) },
  );
  for (let round = 0; round < 3; round += 1) {
    await delay(600 + round * 170);
    await kill(server);
  }
  const completed = () =>
    queue.counts().then(
      (counts) =>
        counts.find((row) => row.name === 'shoots.prepare' && row.state === 'completed')?.count ?? 0,
      () => 0,
    );
  const deadline = performance.now() + 90_000;
  while ((await completed()) < JOBS) {
    if (performance.now() > deadline) throw new Error(`only ${await completed()} of ${JOBS} were done`);
    await delay(100);
  }
  const done = runs.filter((run) => run.outcome === 'completed');
  expect(new Set(done.map((run) => run.ids['selfieId'])).size).toBe(JOBS);
  expect(runs.filter((run) => run.outcome === 'failed')).toEqual([]);
  // An outage is logged once, or twice when one query still succeeded in it, and not by each of the workers.
  const begun = () => lines.filter((line) => line.startsWith('the queue does not answer')).length;
  const ended = () => lines.filter((line) => line === 'the queue answers again').length;
  // The last job may complete before the database is probed again, which happens within a second.
  await vi.waitFor(() => expect(ended()).toBe(begun()), { timeout: 10_000 });
  expect(begun()).toBeLessThanOrEqual(6);
  const startedAt = performance.now();
  await workers.stop();
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});

it('stops promptly while the database is unavailable and a job is running', async () => {
  const { server, db, queue } = await openWorld([]);
  await db.transaction((tx) => queue.enqueue(tx, 'shoots.render', { shootId: 's' }));
  let running = false;
  const workers = await queue.work(
    {
      'shoots.render': async (_, signal) => {
        running = true;
        await delay(60_000, undefined, { signal });
      },
    },
    { onDeadLetter: async () => undefined },
  );
  while (!running) await delay(10);
  await server.stop();
  const startedAt = performance.now();
  await workers.stop();
  expect(performance.now() - startedAt).toBeLessThan(3_000);
});
