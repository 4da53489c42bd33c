import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { createDatabase } from '../create-database.ts';
import { findRunningPostgres, startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';
import { isPostmasterOf } from './postmaster-pid.ts';

const isRoot = process.getuid?.() === 0;

async function dataFolder(parent = tmpdir()): Promise<string> {
  const folder = await mkdtemp(join(parent, 'lichtbild-embedded-'));
  await chmod(folder, 0o755);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function start(dataDir: string, onEvent?: (event: string) => void): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, ...(onEvent ? { onEvent } : {}) });
  onTestFinished(() => server.stop());
  return server;
}

async function query(url: string, text: string): Promise<readonly Record<string, unknown>[]> {
  const connection = createDatabase(url, { maxConnections: 1 });
  try {
    return (await connection.db.execute(sql.raw(text))).rows;
  } finally {
    await connection.close();
  }
}

it('creates a cluster that only this machine can reach, and keeps its data and password', async () => {
  const dataDir = await dataFolder();
  const first = await start(dataDir);
  expect(first.how).toBe('created');
  expect((await stat(join(dataDir, 'postgres.json'))).mode & 0o777).toBe(0o600);
  expect(await query(first.url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
  expect(await query(first.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
  const wrong = new URL(first.url);
  wrong.password = 'guessed';
  await expect(query(wrong.href, 'select 1')).rejects.toMatchObject({ cause: { code: '28P01' } });
  await query(first.url, 'create table kept as select 42 as answer');
  await first.stop();
  expect(await findRunningPostgres(dataDir)).toBeUndefined();
  const second = await start(dataDir);
  expect(second.how).toBe('started');
  expect(second.url).toBe(first.url);
  expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
});

it('closes the data folder to all accounts except the database’s', async () => {
  const dataDir = await dataFolder();
  await chmod(dataDir, 0o777);
  const first = await start(dataDir);
  expect(dirname(first.clusterDir)).toBe(dataDir);
  const { mode, gid } = await stat(dataDir);
  expect((mode & 0o777).toString(8)).toBe(isRoot ? '710' : '700');
  expect(gid).toBe((await stat(first.clusterDir)).gid);
  await first.stop();
  // A cluster of an earlier version is owned by root and stays where it is.
  await chmod(dataDir, 0o755);
  const second = await start(dataDir);
  expect([second.how, second.clusterDir]).toEqual(['started', first.clusterDir]);
  expect(((await stat(dataDir)).mode & 0o007).toString(8)).toBe('0');
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

it('uses another port when its own is taken', async () => {
  const dataDir = await dataFolder();
  const first = await start(dataDir);
  await first.stop();
  const squatter = createServer().listen(Number(new URL(first.url).port), '127.0.0.1');
  onTestFinished(() => void squatter.close());
  const second = await start(dataDir);
  expect(new URL(second.url).port).not.toBe(new URL(first.url).port);
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

it('after a SIGKILL under a busy pool, queries fail and then recover, and nothing committed is lost', async () => {
  const dataDir = await dataFolder();
  const events: string[] = [];
  const server = await start(dataDir, (event) => events.push(event));
  const lost: Error[] = [];
  const connection = createDatabase(server.url, {
    maxConnections: 4,
    onConnectionLost: (error) => lost.push(error),
  });
  onTestFinished(() => connection.close());
  await connection.db.execute(sql`create table kept (n int)`);
  let committed = 0;
  let failed = 0;
  let running = true;
  const writers = Array.from({ length: 4 }, async () => {
    while (running) {
      try {
        await connection.db.transaction(async (tx) => {
          await tx.execute(sql`insert into kept values (1)`);
        });
        committed += 1;
      } catch {
        failed += 1;
        await delay(20);
      }
    }
  });
  for (let round = 0; round < 2; round += 1) {
    await delay(300);
    const before = server.pid()!;
    process.kill(before, 'SIGKILL');
    const deadline = performance.now() + 20_000;
    while (server.pid() === before || server.pid() === undefined) {
      if (performance.now() > deadline) throw new Error('the server did not come back');
      await delay(20);
    }
    const sofar = committed;
    while (committed < sofar + 20) {
      if (performance.now() > deadline) throw new Error('the pool did not recover');
      await delay(20);
    }
  }
  running = false;
  await Promise.all(writers);
  expect(failed).toBeGreaterThan(0);
  expect(events.slice(0, 2)).toEqual(['died', 'restarted']);
  const [row] = (await connection.db.execute<{ count: number }>(sql`select count(*)::int as count from kept`))
    .rows;
  // A commit whose response was lost may be present too, but every confirmed one must be.
  expect(row!.count).toBeGreaterThanOrEqual(committed);
  expect(row!.count).toBeLessThanOrEqual(committed + failed);
  await Promise.all(Array.from({ length: 8 }, () => connection.db.execute(sql`select 1`)));
});

it('adopts the server of a supervisor that was killed with SIGKILL', async () => {
  const dataDir = await dataFolder();
  const program = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(new URL('./embedded-postgres.ts', import.meta.url).href)});
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    console.log('up ' + server.pid());
    setInterval(() => {}, 1000);`;
  const supervisor = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>((resolve) =>
    supervisor.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString())),
  );
  supervisor.kill('SIGKILL');
  const adopted = await start(dataDir);
  expect(adopted.how).toBe('adopted');
  expect(`up ${adopted.pid()}`).toBe(line.trim());
  expect(await findRunningPostgres(dataDir)).toBe(adopted.url);
  const pid = adopted.pid()!;
  await adopted.stop();
  expect(await isPostmasterOf(pid, adopted.clusterDir)).toBe(false);
});

it('starts despite a left-over postmaster.pid whose process id belongs to another program', async () => {
  const dataDir = await dataFolder();
  const first = await start(dataDir);
  const file = join(first.clusterDir, 'postmaster.pid');
  const content = await readFile(file, 'utf8');
  await first.stop();
  await writeFile(file, content.replace(/^\d+/, String(process.pid)));
  expect((await start(dataDir)).how).toBe('started');
});

it('starts over after a first start that was killed while it created its files', async () => {
  const dataDir = await dataFolder();
  await mkdir(join(dataDir, 'postgres'));
  await writeFile(join(dataDir, 'postgres', 'half'), 'made');
  expect((await start(dataDir)).how).toBe('created');
});

it('starts over after a first start whose initdb was killed with SIGKILL', async () => {
  const dataDir = await dataFolder();
  const program = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(new URL('./embedded-postgres.ts', import.meta.url).href)});
    await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });`;
  const supervisor = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'ignore' });
  // As soon as PG_VERSION exists anywhere, all processes are killed: the supervisor, initdb and its bootstrap server.
  while (!(await readdir(dataDir, { recursive: true })).some((path) => path.endsWith('/PG_VERSION')))
    await delay(1);
  supervisor.kill('SIGKILL');
  for (const pid of await processesOf(dataDir)) process.kill(pid, 'SIGKILL');
  expect((await start(dataDir)).how).toBe('created');
  expect((await readdir(dataDir)).toSorted()).toEqual(['postgres', 'postgres.json', 'postgres.log']);
});

it.each([
  ['gone', (file: string) => rm(file), 'is missing'],
  ['empty', (file: string) => writeFile(file, ''), 'does not hold'],
])('generates no new password for a cluster whose file is %s', async (_, damage, message) => {
  const dataDir = await dataFolder();
  const file = join(dataDir, 'postgres.json');
  const first = await start(dataDir);
  const content = await readFile(file, 'utf8');
  await first.stop();
  await damage(file);
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(message);
  await writeFile(file, content);
  expect((await start(dataDir)).how).toBe('started');
});

/** Finds the processes whose command line contains the folder; works on Linux only. */
async function processesOf(folder: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
  );
  return pids.map(Number).filter((pid, index) => pid !== process.pid && lines[index]!.includes(folder));
}

const closedHome = isRoot && ((await stat(homedir())).mode & 0o001) === 0;
if (!closedHome) console.log('skipped: needs root with a home folder closed to others');

it.skipIf(!closedHome)(
  'as root with a closed data folder, places the cluster elsewhere and reports that',
  async () => {
    const dataDir = await dataFolder(homedir());
    const first = await start(dataDir);
    expect(first.movedReason).toContain(dataDir);
    expect(first.clusterDir.startsWith(dataDir)).toBe(false);
    onTestFinished(() => rm(dirname(first.clusterDir), { recursive: true, force: true }));
    await query(first.url, 'create table kept as select 42 as answer');
    await first.stop();
    const second = await start(dataDir);
    expect(second.clusterDir).toBe(first.clusterDir);
    expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  },
);
