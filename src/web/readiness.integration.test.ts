import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { createDatabase } from '../platform/db/create-database.ts';
import { startEmbeddedPostgres } from '../platform/db/embedded/embedded-postgres.ts';
import { silentLog } from '../platform/log/silent-log.ts';
import { installQueue } from '../platform/queue/install-queue.ts';
import { createPgBossQueue } from '../platform/queue/pg-boss-queue.ts';
import { createDiskStorage } from '../platform/storage/disk-storage.ts';
import { createHealthRoutes, type HealthCheck } from './health.ts';

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'lichtbild-ready-'));
  chmodSync(path, 0o755);
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** Requests /readyz without sharing earlier checks. Returns the status, the parts and the elapsed time. */
function readiness(checks: Readonly<Record<string, HealthCheck>>) {
  let nowMs = 0;
  const app = createHealthRoutes({ metricsText: async () => '', checks, nowMs: () => (nowMs += 10_000) });
  return async () => {
    const startedAt = performance.now();
    const answer = await app.request('/readyz');
    const { parts } = (await answer.json()) as { parts: Record<string, string> };
    return { status: answer.status, parts, elapsedMs: performance.now() - startedAt };
  };
}

const databaseCheck = (url: string): HealthCheck => {
  const { db, close } = createDatabase(url);
  onTestFinished(close);
  return async () => void (await db.execute(sql`select 1`));
};

it('names the unavailable part, quickly, and is ready again when it is back', async () => {
  const dataDir = folder();
  const server = await startEmbeddedPostgres({ dataDir });
  onTestFinished(() => server.stop());
  await installQueue(server.url);
  const queue = await createPgBossQueue({ url: server.url, log: silentLog, runsJobs: false });
  onTestFinished(() => queue.close());
  const ask = readiness({ database: databaseCheck(server.url), queue: () => queue.check() });
  expect(await ask()).toMatchObject({ status: 200, parts: { database: 'ok', queue: 'ok' } });

  const { db, close } = createDatabase(server.url);
  await db.execute(sql`alter schema pgboss rename to gone`);
  expect(await ask()).toMatchObject({ status: 503, parts: { database: 'ok', queue: 'failed' } });
  await db.execute(sql`alter schema gone rename to pgboss`);
  await db.execute(sql`create table kept as select * from pgboss.queue`);
  await db.execute(sql`delete from pgboss.queue`);
  expect(await ask()).toMatchObject({ status: 503, parts: { database: 'ok', queue: 'failed' } });
  await db.execute(sql`insert into pgboss.queue overriding system value select * from kept`);
  expect((await ask()).status).toBe(200);
  await close();

  await server.stop();
  const during = await ask();
  expect(during).toMatchObject({ status: 503, parts: { database: 'failed', queue: 'failed' } });
  expect(during.elapsedMs).toBeLessThan(2_500);
  const again = await startEmbeddedPostgres({ dataDir });
  onTestFinished(() => again.stop());
  expect((await ask()).status).toBe(200);
});

it('waits at most two seconds for a database that accepts connections but does not respond', async () => {
  const sockets: Socket[] = [];
  const mute = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
  await once(mute, 'listening');
  onTestFinished(() => void mute.close());
  const { port } = mute.address() as { port: number };
  const ask = readiness({ database: databaseCheck(`postgres://nobody@127.0.0.1:${port}/none`) });
  const answer = await ask();
  for (const socket of sockets) socket.destroy();
  expect(answer).toMatchObject({ status: 503, parts: { database: 'timed out' } });
  expect(answer.elapsedMs).toBeLessThan(2_500);
});

const small = mkdtempSync(join(tmpdir(), 'lichtbild-small-'));
const mounted = mountSmallDisk(small);
if (!mounted) console.log('skipped: a full disk needs the right to mount one (root on Linux)');

it.skipIf(!mounted)('names the storage while the disk is full', async () => {
  onTestFinished(() => {
    execFileSync('umount', [small]);
    rmSync(small, { recursive: true });
  });
  const storage = createDiskStorage(join(small, 'files'));
  const ask = readiness({ storage: () => storage.check() });
  expect((await ask()).status).toBe(200);
  execFileSync('sh', ['-c', 'cat /dev/zero > "$1" 2>/dev/null || true', 'sh', join(small, 'fill')]);
  expect(await ask()).toMatchObject({ status: 503, parts: { storage: 'failed' } });
  rmSync(join(small, 'fill'));
  expect((await ask()).status).toBe(200);
});

function mountSmallDisk(path: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', path], { stdio: 'ignore' });
    return true;
  } catch {
    rmSync(path, { recursive: true });
    return false;
  }
}
